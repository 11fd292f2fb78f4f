import { cookieNameOf } from '@contracts/defaults';
import type { FastifyReply, FastifyRequest } from 'fastify';

const DAYS = 400;

/** The cookie that shows that an account has signed in with this browser before. */
export const deviceCookie = ({ isHttps }: { isHttps: boolean }) => {
  const name = cookieNameOf('device', isHttps);
  return {
    read: ({ cookies }: FastifyRequest): string | undefined => cookies[name],
    set(reply: FastifyReply, mark: string): void {
      reply.setCookie(name, mark, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps,
        maxAge: DAYS * 86_400,
      });
    },
  };
};

export type DeviceCookie = ReturnType<typeof deviceCookie>;
