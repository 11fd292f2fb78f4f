import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A web server on one of the loopback addresses of this machine. */
export interface Website {
  port: number;
  /** How many connections reached it. */
  connections: () => number;
  close: () => Promise<void>;
}

/** Opens a website, as a stand-in for one on the internet, or for an internal one that must not be reached. */
export const openWebsite = async (host: string, answer: RequestListener): Promise<Website> => {
  let connections = 0;
  const server: Server = createServer(answer);
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
