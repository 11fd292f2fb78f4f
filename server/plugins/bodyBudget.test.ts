import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../config';
import { openApp, UNLIMITED } from '../testing/openApp';
import { addBodyBudget } from './bodyBudget';
import { answerFailure } from './errorHandler';

const MEGABYTE = 1024 * 1024;
let app: FastifyInstance;
const sockets: Socket[] = [];

/** Sends text over a separate connection, and collects the response. */
const open = (app: FastifyInstance) => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return {
    socket,
    closed,
    send: (data: string | Buffer) => new Promise<void>((resolve) => socket.write(data, () => resolve())),
    async response(): Promise<string> {
      for (let i = 0; i < 500 && received === '' && !socket.destroyed; i += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
      return received;
    },
  };
};

const head = (length: number, type = 'application/json') =>
  `POST /api/analyze HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;

const PART =
  '--b\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
const UPLOAD_BYTES = 4 * MEGABYTE;

/** An upload that never ends. */
const hang = async (app: FastifyInstance) => {
  const upload = open(app);
  await upload.send(head(20 * MEGABYTE, 'multipart/form-data; boundary=b') + PART);
  await upload.send(Buffer.alloc(UPLOAD_BYTES, 7));
  return upload;
};

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

describe('uploads that do not end', () => {
  beforeEach(async () => {
    app = await openApp({ environment: { UPLOAD_MEGABYTES: '20', UPLOAD_MEGABYTES_PER_ADDRESS: '10' } });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });

  it('are refused while they arrive, once their address holds too much', async () => {
    await hang(app);
    await hang(app);
    const third = await hang(app);
    const response = await third.response();
    expect(response).toMatch(/^HTTP\/1\.1 503 /);
    expect(response).toMatch(/retry-after: \d+/i);
    expect(response).toMatch(/connection: close/i);
    expect(response).toContain('"error":"BUSY"');
  });

  it('free their share of memory when they are gone', async () => {
    const first = await hang(app);
    const second = await hang(app);
    expect(await (await hang(app)).response()).toContain('503');
    first.socket.destroy();
    second.socket.destroy();
    let reply = '';
    // The server notices the closed connections a moment later.
    for (let i = 0; i < 100 && !reply.includes('200'); i += 1) {
      const upload = open(app);
      const fields = '--b\r\ncontent-disposition: form-data; name="ingredients"\r\n\r\neggs\r\n--b--\r\n';
      const body = Buffer.concat([Buffer.from(fields)]);
      await upload.send(head(body.length, 'multipart/form-data; boundary=b'));
      await upload.send(body);
      reply = await upload.response();
    }
    expect(reply).toMatch(/^HTTP\/1\.1 200 /);
    const again = await hang(app);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(again.socket.destroyed).toBe(false);
  });
});

describe('the settings of uploads', () => {
  it('hold 128 MB, and 48 MB of one address', () => {
    expect(readConfig({}).uploads).toEqual({ total: 128 * MEGABYTE, perAddress: 48 * MEGABYTE });
    expect(readConfig({ ...UNLIMITED, UPLOAD_MEGABYTES: '1' }).uploads.total).toBe(MEGABYTE);
  });
});

describe('a body', () => {
  beforeEach(async () => {
    app = Fastify({ bodyLimit: 10 * MEGABYTE });
    app.setErrorHandler(answerFailure);
    app.decorateRequest('language', 'en-GB');
    addBodyBudget(app, { total: MEGABYTE, perAddress: MEGABYTE, idleMs: 60 });
    app.post('/api/analyze', async (request) => ({ length: JSON.stringify(request.body).length }));
    await app.listen({ port: 0, host: '127.0.0.1' });
  });

  it('that stops moving is cut off', async () => {
    const request = open(app);
    await request.send(head(100));
    await request.send('{"a":');
    await request.closed;
    expect(request.socket.destroyed).toBe(true);
  });

  it('that arrived is answered however long the answer takes', async () => {
    app.server.on('request', () => undefined);
    const request = open(app);
    await request.send(head(7) + '{"a":1}');
    expect(await request.response()).toMatch(/^HTTP\/1\.1 200 /);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(request.socket.destroyed).toBe(false);
  });

  it('that arrived leaves its connection the time limit of the server', async () => {
    await app.close();
    app = Fastify({ connectionTimeout: 100 });
    addBodyBudget(app, { total: MEGABYTE, perAddress: MEGABYTE });
    app.post('/api/analyze', () => new Promise(() => undefined));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const request = open(app);
    await request.send(head(7) + '{"a":1}');
    await request.closed;
    expect(await request.response()).toBe('');
  });

  it('of JSON counts too', async () => {
    const request = open(app);
    await request.send(head(2 * MEGABYTE));
    await request.send(`{"a":"${'x'.repeat(2 * MEGABYTE - 10)}"}`);
    expect(await request.response()).toMatch(/^HTTP\/1\.1 503 /);
  });

  it('of JSON within the budget arrives whole', async () => {
    const body = JSON.stringify({ a: 'x'.repeat(100_000) });
    const reply = await fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/analyze`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(await reply.json()).toEqual({ length: body.length });
  });
});
