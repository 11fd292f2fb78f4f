import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { FetchFailure, reasonOf } from './fetchFailure';
import { hashFile, sizeOf } from './fileHash';
import type { ModelFile } from './modelFiles';

export interface FetchOptions {
  /** Called with the number of bytes of this file so far. */
  onProgress?: (bytes: number) => void;
  signal?: AbortSignal;
  fetch?: typeof globalThis.fetch;
  /** Waits before each retry. */
  retryWaitsMs?: readonly number[];
  /** A connection silent for this long is considered dead. */
  silenceMs?: number;
}

/** The server's response as a failure; undefined when it sends the file. */
const refusalOf = (url: string, { status, headers }: Response): FetchFailure | undefined => {
  if (status !== 200 && status !== 206) return new FetchFailure('refused', `${url} answered ${status}`);
  // A hotel's sign-in page answers everything with 200.
  return headers.get('content-type')?.startsWith('text/html')
    ? new FetchFailure('notTheFile', `${url} answered a web page instead of the file: is there a sign-in or a proxy?`)
    : undefined;
};

/** Aborts when nothing has arrived for too long. */
const createSilenceAlarm = (silenceMs: number) => {
  const silence = new AbortController();
  const ring = () => silence.abort(new Error('nothing came for too long'));
  let alarm = setTimeout(ring, silenceMs);
  return {
    signal: silence.signal,
    /** Something arrived. */
    reset: () => {
      clearTimeout(alarm);
      alarm = setTimeout(ring, silenceMs);
    },
    stop: () => clearTimeout(alarm),
  };
};

type SilenceAlarm = ReturnType<typeof createSilenceAlarm>;

/** One download: where from, where to, and what it must be. */
interface Download {
  url: string;
  file: string;
  /** The file while it is incomplete. */
  part: string;
  wanted: ModelFile;
  options: FetchOptions;
  alarm: SilenceAlarm;
}

/**
 * Requests the file, or its rest when a part of it is here.
 * @returns the response, and whether it continues the part
 */
const request = async ({ url, part, options, alarm }: Download, have: number) => {
  const { signal, fetch = globalThis.fetch } = options;
  const response = await fetch(url, {
    headers: { 'accept-encoding': 'identity', ...(have > 0 && { range: `bytes=${have}-` }) },
    signal: signal ? AbortSignal.any([signal, alarm.signal]) : alarm.signal,
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
  return { response, isContinued };
};

const writeFault = ({ url, file, options }: Download, error: unknown): FetchFailure => {
  options.signal?.throwIfAborted();
  if (error instanceof FetchFailure) return error;
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
    return new FetchFailure('diskFull', `there is no room for ${file}`);
  return new FetchFailure('cutShort', `${url} broke off (${reasonOf(error)})`);
};

/**
 * Writes the response to the part.
 * @param begun the size of the part that is continued; 0 to begin again
 * @returns the size and the checksum of the result
 */
const writePart = async (download: Download, response: Response, begun: number) => {
  const { url, part, wanted, options, alarm } = download;
  const hash = createHash('sha256');
  if (begun > 0) await hashFile(part, hash);
  let have = begun;
  const handle = await open(part, begun > 0 ? 'a' : 'w');
  try {
    for await (const chunk of response.body ?? []) {
      alarm.reset();
      have += chunk.length;
      if (have > wanted.bytes) throw new FetchFailure('notTheFile', `${url} is larger than ${wanted.path} must be`);
      hash.update(chunk);
      await handle.write(chunk);
      options.onProgress?.(have);
    }
    await handle.sync();
  } catch (error) {
    throw writeFault(download, error);
  } finally {
    await handle.close();
  }
  return { have, sha256: hash.digest('hex') };
};

/** The size of the part of an earlier attempt; a part that is too large is removed. */
const sizeOfPart = async ({ part, wanted }: Download): Promise<number> => {
  const have = await sizeOf(part);
  if (have < wanted.bytes) return have;
  await rm(part, { force: true });
  return 0;
};

/** One attempt: resumes a partial file, and moves the finished file into place only when its checksum is correct. */
export const tryOnce = async (url: string, file: string, wanted: ModelFile, options: FetchOptions): Promise<void> => {
  const alarm = createSilenceAlarm(options.silenceMs ?? 30_000);
  const download: Download = { url, file, part: `${file}.part`, wanted, options, alarm };
  try {
    const begun = await sizeOfPart(download);
    const { response, isContinued } = await request(download, begun);
    const { have, sha256 } = await writePart(download, response, isContinued ? begun : 0);
    if (have < wanted.bytes) throw new FetchFailure('cutShort', `${url} ended after ${have} of ${wanted.bytes} bytes`);
    if (sha256 !== wanted.sha256)
      throw new FetchFailure('notTheFile', `${url} has another checksum than ${wanted.path} must have`);
    await rename(download.part, file);
  } catch (error) {
    // A wrong file must not be resumed.
    if (error instanceof FetchFailure && error.fault === 'notTheFile') await rm(download.part, { force: true });
    throw error;
  } finally {
    alarm.stop();
  }
};
