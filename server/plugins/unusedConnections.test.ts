import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import Fastify, { type FastifyInstance } from 'fastify';
import { createAuthority, createServerCertificate } from '../lan/certificate';
import { closeUnusedConnections } from './unusedConnections';

const authority = createAuthority(new Date());
const { certificate, key } = createServerCertificate(authority, ['127.0.0.1'], new Date());
const https = { key, cert: certificate };

const openServer = async (isSecure: boolean) => {
  const app = (isSecure ? Fastify({ https }) : Fastify()) as unknown as FastifyInstance;
  closeUnusedConnections(app);
  let answer = () => undefined as void;
  app.get('/slow', () => new Promise((resolve) => (answer = () => resolve('done'))));
  app.get('/fast', () => 'done');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const listen = (socket: Socket) => {
    const received: string[] = [];
    socket.setEncoding('utf8').on('data', (text: string) => received.push(text));
    socket.on('error', () => undefined);
    return { socket, received };
  };
  const join = async () => {
    const socket = isSecure
      ? connectSecurely({ port, host: '127.0.0.1', ca: authority.certificate })
      : connect(port, '127.0.0.1');
    const joined = listen(socket);
    await Promise.all([
      once(socket, isSecure ? 'secureConnect' : 'connect'),
      once(app.server, isSecure ? 'secureConnection' : 'connection'),
    ]);
    return joined;
  };
  const joinBarely = async () => {
    const joined = listen(connect(port, '127.0.0.1'));
    await Promise.all([once(joined.socket, 'connect'), once(app.server, 'connection')]);
    return joined;
  };
  return { app, join, joinBarely, answer: () => answer() };
};

/** Asks for the slow answer, begins to stop while it is awaited, and lets it go. */
const stopWhileAnswering = async (
  { app, answer }: Awaited<ReturnType<typeof openServer>>,
  socket: Socket,
): Promise<void> => {
  const isAsked = once(app.server, 'request');
  ask(socket, '/slow', 'close');
  await isAsked;
  const isOver = Promise.all([app.close(), once(socket, 'close')]);
  answer();
  await isOver;
};

const ask = (socket: Socket, path: string, connection: string) =>
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: ${connection}\r\n\r\n`);

describe.each([
  ['http', false],
  ['https', true],
])('a server of %s that stops', (_name, isSecure) => {
  it('does not wait for a connection that never carried a request', async () => {
    const { app, join } = await openServer(isSecure);
    const { socket } = await join();
    await Promise.all([once(socket, 'close'), app.close()]);
    expect(socket.destroyed).toBe(true);
  }, 20_000);

  it('finishes a request that is being answered', async () => {
    const server = await openServer(isSecure);
    const { socket, received } = await server.join();
    await stopWhileAnswering(server, socket);
    expect(received.join('')).toMatch(/^HTTP\/1.1 200[^]*done/);
  }, 20_000);

  it('finishes the next request of a connection, too', async () => {
    const server = await openServer(isSecure);
    const { socket, received } = await server.join();
    ask(socket, '/fast', 'keep-alive');
    await once(socket, 'data');
    await stopWhileAnswering(server, socket);
    expect(received.join('').match(/HTTP\/1.1 200/g)).toHaveLength(2);
  }, 20_000);
});

it('a server of https that stops does not wait for a handshake that never ends', async () => {
  const { app, joinBarely } = await openServer(true);
  const { socket } = await joinBarely();
  // The first bytes of a greeting.
  socket.write(Buffer.from([0x16, 0x03, 0x01]));
  await new Promise((resolve) => setTimeout(resolve, 50));
  await Promise.all([once(socket, 'close'), app.close()]);
  expect(socket.destroyed).toBe(true);
}, 20_000);
