import type { FastifyRequest } from 'fastify';

const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:.]+\](?::\d{1,5})?$/i;

/** Base of links: the public address, or the address of this request; undefined when its Host is invalid. */
export const publicAddress = ({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string | undefined =>
  publicUrl ?? (HOST.test(host) ? `${protocol}://${host}` : undefined);
