import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createVisionThread } from './visionThread';

const IDLE_MS = 100;
const JOB_MS = 5 * IDLE_MS;

/** Answers each job after a while, with how many it has answered. */
const PROGRAM = `
const { parentPort } = require('node:worker_threads');
let jobs = 0;
parentPort.on('message', ({ id }) =>
  setTimeout(() => parentPort.postMessage({ id, vectors: new Float32Array([(jobs += 1)]), dimension: 1 }), ${JOB_MS}));
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-thread-'));
  await writeFile(join(folder, 'thread.cjs'), PROGRAM);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('ends when it has had no job for a while, and not while it works on one', async () => {
  const data = { runtimeDir: '', modelDir: '', weights: 'q8' } as const;
  const thread = createVisionThread(pathToFileURL(join(folder, 'thread.cjs')), data, IDLE_MS);
  const count = async () => (await thread.texts(['egg'])).vectors[0];
  expect(await count()).toBe(1);
  expect(await count()).toBe(2);
  await pause(5 * IDLE_MS);
  expect(await count()).toBe(1);
  await thread.close();
});
