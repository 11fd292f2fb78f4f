import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The other end; the encrypted and the plain side of a connection have the same. */
const endOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`;

/**
 * Closes connections that have carried no part of a request, when the server stops. Browsers open some ahead of need;
 * Node counts them as busy and would wait a minute for their first request.
 */
export const closeUnusedConnections = (app: FastifyInstance): void => {
  /** By their other end. With https, the encrypted side stands here until the handshake is over: its bytes are no request. */
  const open = new Map<string, { socket: Socket; isShaking: boolean }>();
  const follow = (socket: Socket, isShaking: boolean) => {
    const end = endOf(socket);
    open.set(end, { socket, isShaking });
    socket.once('close', () => {
      if (open.get(end)?.socket === socket) open.delete(end);
    });
  };
  const isSecure = 'setSecureContext' in app.server;
  app.server.on('connection', (socket: Socket) => follow(socket, isSecure));
  app.server.on('secureConnection', (socket: Socket) => follow(socket, false));
  app.addHook('preClose', async () => {
    for (const { socket, isShaking } of open.values()) if (isShaking || socket.bytesRead === 0) socket.destroy();
  });
};
