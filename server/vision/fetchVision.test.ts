import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { tinyImageModel } from '../testing/tinyImageModel';
import { FetchFailure } from './fetchFailure';
import { fetchVision, hasVision, modelFolder, runtimeFolder } from './fetchVision';
import { IMAGE_MODELS, totalBytes } from './modelFiles';
import type { installRuntime } from './visionRuntime';

const SOURCE = 'https://models.example/tiny';
const { kind, files } = tinyImageModel(SOURCE);

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'larder-vision-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const served = (base: string) => {
  const asked: string[] = [];
  const fetch = ((url: string) => {
    asked.push(url);
    const body = url.startsWith(`${base}/`) ? files[url.slice(base.length + 1)] : undefined;
    return Promise.resolve(body ? new Response(new Uint8Array(body)) : new Response('', { status: 404 }));
  }) as typeof globalThis.fetch;
  return { fetch, asked };
};

/** Replaces npm, with the same result for the rest of the program. */
const install: typeof installRuntime = async (folder, lists) => {
  const { createHash } = await import('node:crypto');
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json']) hash.update(await readFile(join(lists, file)));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'installed.txt'), `${hash.digest('hex')} ${process.platform}-${process.arch}`);
  return 'fetched';
};

const run = async (fetch: typeof globalThis.fetch, more = {}) => {
  const lines: string[] = [];
  await fetchVision({
    dataDir,
    root: process.cwd(),
    kind,
    say: (line) => lines.push(line),
    fetch,
    install,
    retryWaitsMs: [1],
    ...more,
  });
  return lines;
};

const places = () => ({ dataDir, root: process.cwd() });

it('downloads weights and runtime once, checks them, and reports progress', async () => {
  expect(await hasVision(places(), kind)).toBe(false);
  const { fetch, asked } = served(SOURCE);
  const lines = await run(fetch);
  expect(lines.join('\n')).toMatch(/100 % of the weights/);
  expect(await hasVision(places(), kind)).toBe(true);
  expect(asked).toHaveLength(kind.files.length);
  await run(fetch);
  expect(asked).toHaveLength(kind.files.length);
});

it('uses a mirror instead', async () => {
  const { fetch, asked } = served('http://nas.local/clip');
  await run(fetch, { mirror: 'http://nas.local/clip' });
  expect(asked.every((url) => url.startsWith('http://nas.local/clip/'))).toBe(true);
  expect(await hasVision(places(), kind)).toBe(true);
});

it('accepts files placed by hand, once it has checked them', async () => {
  for (const [path, bytes] of Object.entries(files)) {
    const file = join(modelFolder(places(), kind), path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
  const { fetch, asked } = served('https://nowhere.example');
  const lines = await run(fetch);
  expect(asked).toEqual([]);
  expect(lines.join('\n')).toMatch(/is there already/);
});

it('is missing when a file is cut, or when the runtime is of another version', async () => {
  await run(served(SOURCE).fetch);
  const config = join(modelFolder(places(), kind), 'config.json');
  await writeFile(config, '{}');
  expect(await hasVision(places(), kind)).toBe(false);
  await writeFile(config, files['config.json']!);
  await writeFile(join(runtimeFolder(places()), 'installed.txt'), 'an older one');
  expect(await hasVision(places(), kind)).toBe(false);
});

it.each<[string, typeof globalThis.fetch, RegExp]>([
  [
    'the network forbids it',
    () => Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENOTFOUND' } })),
    /models\.example cannot be reached \(ENOTFOUND\).*VISION_MODEL_URL.*by hand.*as before/,
  ],
  ['it is not there', () => Promise.resolve(new Response('', { status: 404 })), /answered 404.*VISION_MODEL_URL/],
  ['something else is there', () => Promise.resolve(new Response('{}')), /ended after 2 of|another checksum/],
])('says what to do when %s', async (_name, fetch, words) => {
  const error: unknown = await run(fetch).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FetchFailure);
  expect((error as Error).message).toMatch(words);
  expect(await hasVision(places(), kind)).toBe(false);
});

it('reports why npm failed', async () => {
  const failing: typeof installRuntime = () =>
    Promise.reject(new FetchFailure('refused', 'npm could not install the runtime (E404)'));
  await expect(run(served(SOURCE).fetch, { install: failing })).rejects.toThrow(
    /npm could not install the runtime \(E404\)/,
  );
});

it('has a checksum for every file of every model', () => {
  for (const model of Object.values(IMAGE_MODELS))
    for (const { path, bytes, sha256 } of model.files) {
      expect(path).toMatch(/^(?:onnx\/)?[\w.]+$/);
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(bytes).toBeGreaterThan(100);
    }
  expect(totalBytes(IMAGE_MODELS.small)).toBeLessThan(totalBytes(IMAGE_MODELS.full) / 3);
});
