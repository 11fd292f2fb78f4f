import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ModelFile } from './modelFiles';

export type FetchFault = 'unreachable' | 'refused' | 'notTheFile' | 'cutShort' | 'diskFull';

/** A file that could not be had; the message says in plain words why, and nothing else was changed. */
export class FetchFailure extends Error {
  constructor(
    readonly fault: FetchFault,
    message: string,
  ) {
    super(message);
    this.name = 'FetchFailure';
  }
}

interface FetchOptions {
  /** Called with what is there by now, of this file. */
  onProgress?: (bytes: number) => void;
  signal?: AbortSignal;
  fetch?: typeof globalThis.fetch;
  /** Waits before each further try. */
  retryWaitsMs?: readonly number[];
  /** A line that says nothing for so long is dead. */
  silenceMs?: number;
}

const sizeOf = async (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

const hashFile = async (file: string, hash: Hash) => {
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
};

/** Whether a file is there and is just what it must be. */
export const isWhole = async (file: string, { bytes, sha256 }: ModelFile): Promise<boolean> => {
  if ((await sizeOf(file)) !== bytes) return false;
  const hash = createHash('sha256');
  await hashFile(file, hash);
  return hash.digest('hex') === sha256;
};

const reasonOf = (error: unknown): string => {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
};

/** What the other side answered, as a failure; undefined when it sends the file. */
const refusalOf = (url: string, { status, headers }: Response): FetchFailure | undefined => {
  if (status !== 200 && status !== 206) return new FetchFailure('refused', `${url} answered ${status}`);
  // A hotel's sign-in page answers 200 to everything.
  return headers.get('content-type')?.startsWith('text/html')
    ? new FetchFailure('notTheFile', `${url} answered a web page instead of the file: is there a sign-in or a proxy?`)
    : undefined;
};

/** One try: takes up a part where it ended, and hands the finished file over only when its sum is right. */
const tryOnce = async (url: string, file: string, wanted: ModelFile, options: FetchOptions): Promise<void> => {
  const { onProgress, signal, fetch = globalThis.fetch, silenceMs = 30_000 } = options;
  const part = `${file}.part`;
  let have = await sizeOf(part);
  if (have >= wanted.bytes) {
    await rm(part, { force: true });
    have = 0;
  }
  const silence = new AbortController();
  let alarm = setTimeout(() => silence.abort(new Error('nothing came for too long')), silenceMs);
  const isAlive = () => {
    clearTimeout(alarm);
    alarm = setTimeout(() => silence.abort(new Error('nothing came for too long')), silenceMs);
  };
  try {
    const response = await fetch(url, {
      headers: { 'accept-encoding': 'identity', ...(have > 0 && { range: `bytes=${have}-` }) },
      signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    }).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw new FetchFailure('unreachable', `${new URL(url).host} cannot be reached (${reasonOf(error)})`);
    });
    if (response.status === 416) {
      await rm(part, { force: true });
      throw new FetchFailure('cutShort', `${url} does not take up what was begun`);
    }
    const refusal = refusalOf(url, response);
    if (refusal) throw refusal;
    const isContinued =
      response.status === 206 && response.headers.get('content-range')?.startsWith(`bytes ${have}-`) === true;
    if (response.status === 206 && !isContinued) throw new FetchFailure('refused', `${url} sent another part`);
    if (!isContinued) have = 0;

    const hash = createHash('sha256');
    if (isContinued) await hashFile(part, hash);
    const handle = await open(part, isContinued ? 'a' : 'w');
    try {
      for await (const chunk of response.body ?? []) {
        isAlive();
        have += chunk.length;
        if (have > wanted.bytes) throw new FetchFailure('notTheFile', `${url} is larger than ${wanted.path} must be`);
        hash.update(chunk);
        await handle.write(chunk);
        onProgress?.(have);
      }
      await handle.sync();
    } catch (error) {
      signal?.throwIfAborted();
      if (error instanceof FetchFailure) throw error;
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
        throw new FetchFailure('diskFull', `there is no room for ${file}`);
      throw new FetchFailure('cutShort', `${url} broke off (${reasonOf(error)})`);
    } finally {
      await handle.close();
    }
    if (have < wanted.bytes) throw new FetchFailure('cutShort', `${url} ended after ${have} of ${wanted.bytes} bytes`);
    if (hash.digest('hex') !== wanted.sha256)
      throw new FetchFailure('notTheFile', `${url} has another checksum than ${wanted.path} must have`);
    await rename(part, file);
  } catch (error) {
    // What is wrong must not be taken up again.
    if (error instanceof FetchFailure && error.fault === 'notTheFile') await rm(part, { force: true });
    throw error;
  } finally {
    clearTimeout(alarm);
  }
};

/**
 * Fetches a file and puts it in place in one step once its checksum is right. What was begun before is taken up again; a
 * line that breaks is tried again.
 * @throws FetchFailure; the signal's reason where it was aborted
 */
export const fetchFile = async (
  url: string,
  file: string,
  wanted: ModelFile,
  options: FetchOptions = {},
): Promise<'fetched' | 'known'> => {
  if (await isWhole(file, wanted)) return 'known';
  await mkdir(dirname(file), { recursive: true });
  const { retryWaitsMs = [1_000, 5_000, 15_000], signal } = options;
  for (let attempt = 0; ; attempt += 1) {
    try {
      await tryOnce(url, file, wanted, options);
      return 'fetched';
    } catch (error) {
      const pause = retryWaitsMs[attempt];
      const isWorthATry = error instanceof FetchFailure && ['unreachable', 'cutShort'].includes(error.fault);
      if (!isWorthATry || pause === undefined) throw error;
      await wait(pause, undefined, { signal });
    }
  }
};
