import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { openApp } from '../testing/openApp';
import { createFairTurns } from './fairTurns';

describe('turns of requests', () => {
  const open = () => {
    const later: (() => void)[] = [];
    const begun: string[] = [];
    const enter = createFairTurns((callback) => void later.push(callback));
    return {
      begun,
      enter: (address: string, name: string) => enter(address, () => void begun.push(name)),
      turn: () => later.shift()?.(),
      isIdle: () => later.length === 0,
    };
  };

  it('begin at once when nothing else does', () => {
    const { begun, enter, turn, isIdle } = open();
    enter('a', 'first');
    expect(begun).toEqual(['first']);
    turn();
    expect(isIdle()).toBe(true);
    enter('a', 'second');
    expect(begun).toEqual(['first', 'second']);
  });

  it('begin one by one, and the only request of an address is not behind the many of another', () => {
    const { begun, enter, turn } = open();
    for (let i = 0; i < 4; i++) enter('many', `many ${i}`);
    enter('one', 'one');
    expect(begun).toEqual(['many 0']);
    turn();
    turn();
    expect(begun).toEqual(['many 0', 'many 1', 'one']);
    for (let i = 0; i < 4; i++) turn();
    expect(begun).toEqual(['many 0', 'many 1', 'one', 'many 2', 'many 3']);
  });
});

describe('a connection', () => {
  let app: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    app = await openApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = app.server.address() as AddressInfo);
  });
  afterAll(() => app.close());

  /** Sends this many requests without waiting; returns the number of responses before the connection ended. */
  const pipeline = async (requests: number): Promise<number> => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (data: Buffer) => (text += data.toString('latin1')));
    socket.on('error', () => undefined);
    const ask = (more: string) => `GET /api/live HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
    socket.write(ask('').repeat(requests - 1) + ask('Connection: close\r\n'));
    await once(socket, 'close');
    return text.split('HTTP/1.1 200').length - 1;
  };

  it('may send a few requests ahead, and gets their answers in order', async () => {
    expect(await pipeline(10)).toBe(10);
  });

  it('is cut off when it sends many, and others are answered', async () => {
    expect(await pipeline(1_000)).toBeLessThan(1_000);
    expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  });
});
