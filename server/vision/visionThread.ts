import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ImageModelKind } from './modelFiles';

export interface VisionWorkerData {
  runtimeDir: string;
  modelDir: string;
  weights: ImageModelKind['weights'];
}

/** A square of a picture: three bytes per pixel. */
export interface Crop {
  data: Uint8Array;
  width: number;
  height: number;
}

export type VisionJob = { id: number } & ({ kind: 'texts'; texts: string[] } | { kind: 'crops'; crops: Crop[] });

export type VisionReply = { id: number; vectors: Float32Array; dimension: number } | { id: number; failure: string };

export interface Embedded {
  /** Concatenated. */
  vectors: Float32Array;
  dimension: number;
}

interface Waiting {
  resolve: (embedded: Embedded) => void;
  reject: (error: Error) => void;
}

/** The thread with the image model: started with its first job, ended after a while without jobs. */
export const createVisionThread = (workerFile: URL, data: VisionWorkerData, idleMs: number) => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  const end = async (reason: Error) => {
    const ending = worker;
    worker = undefined;
    clearTimeout(idle);
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
    await ending?.terminate();
  };

  /** All jobs are done: ends the thread unless another one comes. */
  const rest = () => {
    clearTimeout(idle);
    idle = setTimeout(() => void end(new Error('idle')), idleMs).unref();
  };

  const start = () => {
    const program = fileURLToPath(workerFile);
    // In development and in tests the thread's program is still TypeScript.
    const started = program.endsWith('.ts')
      ? new Worker(`require('tsx/cjs'); require(${JSON.stringify(program)});`, { workerData: data, eval: true })
      : new Worker(workerFile, { workerData: data });
    started.unref();
    started.on('message', (reply: VisionReply) => {
      const job = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (waiting.size === 0 && worker === started) rest();
      if ('vectors' in reply) job?.resolve(reply);
      else job?.reject(new Error(reply.failure));
    });
    started.on('error', (error: unknown) => {
      if (worker === started) void end(error instanceof Error ? error : new Error(String(error)));
    });
    started.on('exit', () => {
      if (worker === started) void end(new Error('the thread with the image model ended'));
    });
    return started;
  };

  const ask = (what: { kind: 'texts'; texts: string[] } | { kind: 'crops'; crops: Crop[] }): Promise<Embedded> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      clearTimeout(idle);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, ...what } satisfies VisionJob);
    });

  return {
    texts: (texts: string[]) => ask({ kind: 'texts', texts }),
    crops: (crops: Crop[]) => ask({ kind: 'crops', crops }),
    close: () => end(new Error('the server stops')),
  };
};

export type VisionThread = ReturnType<typeof createVisionThread>;
