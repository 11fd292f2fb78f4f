import { isIPv6 } from 'node:net';

const HERE = new Set(['127.0.0.1', '0.0.0.0', '::', '::1']);

/** The address at which a browser reaches a server that listens on this host, from this machine where it can. */
export const localAddress = (host: string, port: number): string => {
  const name = isIPv6(host) ? `[${host}]` : host;
  return `http://${HERE.has(host) ? 'localhost' : name}:${port}`;
};
