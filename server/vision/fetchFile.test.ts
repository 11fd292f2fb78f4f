import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { access, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FetchFailure } from './fetchFailure';
import { fetchFile } from './fetchFile';
import type { ModelFile } from './modelFiles';

const CONTENT = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7_919) % 251));
const WANTED: ModelFile = {
  path: 'weights.onnx',
  bytes: CONTENT.length,
  sha256: createHash('sha256').update(CONTENT).digest('hex'),
};

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let url: string;
let folder: string;
let file: string;
let asked: (string | undefined)[];
let answers: Answer[];

const from = (request: IncomingMessage) => Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);

/** A correct server that supports range requests. */
const whole: Answer = (request, response) => {
  const start = from(request);
  response.writeHead(start > 0 ? 206 : 200, {
    'content-type': 'application/octet-stream',
    'content-length': CONTENT.length - start,
    ...(start > 0 && { 'content-range': `bytes ${start}-${CONTENT.length - 1}/${CONTENT.length}` }),
  });
  response.end(CONTENT.subarray(start));
};

/** Resolves once the part on the disk is longer than this. */
const partIsBeyond = async (bytes: number) => {
  const sizeOfPart = () =>
    stat(`${file}.part`).then(
      ({ size }) => size,
      () => 0,
    );
  while ((await sizeOfPart()) <= bytes) await pause(5);
};

const breaksOffAfter =
  (bytes: number): Answer =>
  (request, response) => {
    const start = from(request);
    response.writeHead(start > 0 ? 206 : 200, {
      'content-length': CONTENT.length - start,
      ...(start > 0 && { 'content-range': `bytes ${start}-${CONTENT.length - 1}/${CONTENT.length}` }),
    });
    response.write(CONTENT.subarray(start, start + bytes));
    void partIsBeyond(start).then(() => response.destroy());
  };

const saying =
  (status: number, body: string | Buffer = '', type = 'application/octet-stream'): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  };

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.headers.range);
    (answers.shift() ?? whole)(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/weights.onnx`;
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-fetch-'));
  file = join(folder, 'deep', 'weights.onnx');
  asked = [];
  answers = [];
});
afterEach(() => {
  jest.useRealTimers();
  return rm(folder, { recursive: true, force: true });
});

const fetched = (options = {}) => fetchFile(url, file, WANTED, { retryWaitsMs: [1, 1], ...options });
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
const faultOf = async (outcome: Promise<unknown>) => {
  const error: unknown = await outcome.catch((reason: unknown) => reason);
  return error instanceof FetchFailure ? error.fault : `no failure: ${String(error)}`;
};

it('puts a file in place when its checksum is correct, and downloads it only once', async () => {
  const progress: number[] = [];
  expect(await fetched({ onProgress: (bytes: number) => progress.push(bytes) })).toBe('fetched');
  expect((await readFile(file)).equals(CONTENT)).toBe(true);
  expect(progress.at(-1)).toBe(CONTENT.length);
  expect(await isThere(`${file}.part`)).toBe(false);
  expect(await fetched()).toBe('known');
  expect(asked).toHaveLength(1);
});

it('resumes after a broken connection, as often as necessary', async () => {
  answers = [breaksOffAfter(100_000), breaksOffAfter(50_000)];
  expect(await fetched()).toBe('fetched');
  expect((await readFile(file)).equals(CONTENT)).toBe(true);
  expect(asked[0]).toBeUndefined();
  expect(asked.slice(1).every((range) => /^bytes=[1-9]\d*-$/.test(range ?? ''))).toBe(true);
});

it('keeps the received part when it gives up, and the next call resumes', async () => {
  answers = [breaksOffAfter(100_000), saying(503), saying(503)];
  expect(await faultOf(fetchFile(url, file, WANTED, { retryWaitsMs: [] }))).toBe('cutShort');
  expect(await isThere(file)).toBe(false);
  answers = [];
  await fetched();
  expect(asked.at(-1)).toMatch(/^bytes=[1-9]/);
  expect((await readFile(file)).equals(CONTENT)).toBe(true);
});

it('starts over when the server does not support ranges', async () => {
  answers = [
    breaksOffAfter(100_000),
    (_request, response) => response.writeHead(200, { 'content-length': CONTENT.length }).end(CONTENT),
  ];
  await fetched();
  expect((await readFile(file)).equals(CONTENT)).toBe(true);
});

it('starts over when the server says that nothing follows the part', async () => {
  answers = [breaksOffAfter(100_000), saying(416)];
  await fetched();
  expect(asked.at(-1)).toBeUndefined();
});

it.each<[string, string, Answer]>([
  ['another file of the same length', 'notTheFile', saying(200, Buffer.alloc(CONTENT.length, 1))],
  ['a larger file', 'notTheFile', saying(200, Buffer.concat([CONTENT, Buffer.from('!')]))],
  [
    'a web page of a sign-in',
    'notTheFile',
    saying(200, '<html>Welcome to the hotel</html>', 'text/html; charset=utf-8'),
  ],
  ['404', 'refused', saying(404)],
  ['403', 'refused', saying(403)],
])('rejects %s, and keeps nothing of it', async (_name, fault, answer) => {
  answers = [answer, answer, answer];
  expect(await faultOf(fetched())).toBe(fault);
  expect(await isThere(file)).toBe(false);
  expect(await isThere(`${file}.part`)).toBe(false);
});

it('downloads a file again that was changed on the disk', async () => {
  await fetched();
  const changed = Buffer.from(CONTENT);
  changed[5] = changed[5]! ^ 1;
  await writeFile(file, changed);
  expect(await fetched()).toBe('fetched');
  expect((await readFile(file)).equals(CONTENT)).toBe(true);
});

it('does not trust a part that was changed on the disk', async () => {
  answers = [breaksOffAfter(100_000)];
  await faultOf(fetchFile(url, file, WANTED, { retryWaitsMs: [] }));
  const part = await readFile(`${file}.part`);
  part[10] = part[10]! ^ 1;
  await writeFile(`${file}.part`, part);
  expect(await faultOf(fetched())).toBe('notTheFile');
  expect(await fetched()).toBe('fetched');
});

it('names the host that cannot be reached', async () => {
  const error: unknown = await fetchFile('http://127.0.0.1:9/weights.onnx', file, WANTED, { retryWaitsMs: [1] }).catch(
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ fault: 'unreachable', message: expect.stringContaining('127.0.0.1:9') });
});

it('gives up a silent connection', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  answers = [(_request, response) => response.writeHead(200).write(CONTENT.subarray(0, 10))];
  const onProgress = () => jest.advanceTimersByTime(2_000);
  expect(await faultOf(fetched({ retryWaitsMs: [], silenceMs: 2_000, onProgress }))).toBe('cutShort');
});

it('stops when it is aborted', async () => {
  answers = [(_request, response) => response.writeHead(200).write(CONTENT.subarray(0, 10))];
  const stop = new AbortController();
  const outcome = fetched({ signal: stop.signal });
  setTimeout(() => stop.abort(new Error('stopped')), 50);
  await expect(outcome).rejects.toThrow('stopped');
});
