import type { FastifyRequest } from 'fastify';
import { hostNameOf } from '../text/hostName';

/** Base of links: the public address, or the address of this request; undefined when its Host is invalid. */
export const publicAddress = ({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string | undefined =>
  publicUrl ?? (hostNameOf(host) === undefined ? undefined : `${protocol}://${host}`);
