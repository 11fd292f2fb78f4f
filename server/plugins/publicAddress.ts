import type { FastifyRequest } from 'fastify';

const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i;

/** Where links lead: the public address, else wherever this request came in; undefined for a Host that is none. */
export const publicAddress = ({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string | undefined =>
  publicUrl ?? (HOST.test(host) ? `${protocol}://${host}` : undefined);
