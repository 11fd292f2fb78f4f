import type { FastifyInstance } from 'fastify';

/** Cookies of a browser that the server has not seen before. */
export const newVisitor = async (app: FastifyInstance): Promise<{ visitor: string }> => {
  // Refused for its content, but the cookie comes first.
  const { cookies } = await app.inject({ method: 'POST', url: '/api/recipes/share', payload: {} });
  return { visitor: cookies.find(({ name }) => name === 'visitor')!.value };
};

/** The id in the cookie of a visitor, as the database stores it. */
export const idOf = ({ visitor }: { visitor: string }): string => visitor.split('.')[0]!;
