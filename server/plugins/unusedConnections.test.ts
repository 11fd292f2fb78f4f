import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { closeUnusedConnections } from './unusedConnections';

const openServer = async () => {
  const app = Fastify();
  closeUnusedConnections(app);
  let answer = () => undefined as void;
  app.get('/slow', () => new Promise((resolve) => (answer = () => resolve('done'))));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const join = async () => {
    const socket = connect(port, '127.0.0.1');
    const received: string[] = [];
    socket.setEncoding('utf8').on('data', (text: string) => received.push(text));
    await Promise.all([once(socket, 'connect'), once(app.server, 'connection')]);
    return { socket, received };
  };
  return { app, join, answer: () => answer() };
};

it('does not wait for a connection that never carried a request', async () => {
  const { app, join } = await openServer();
  const { socket } = await join();
  await Promise.all([once(socket, 'close'), app.close()]);
  expect(socket.destroyed).toBe(true);
}, 20_000);

it('finishes a request that is being answered', async () => {
  const { app, join, answer } = await openServer();
  const { socket, received } = await join();
  const isAsked = once(app.server, 'request');
  socket.write('GET /slow HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  await isAsked;
  const isOver = Promise.all([app.close(), once(socket, 'close')]);
  answer();
  await isOver;
  expect(received.join('')).toMatch(/^HTTP\/1.1 200[^]*done/);
}, 20_000);
