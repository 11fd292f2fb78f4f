import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tryOnce, type FetchOptions } from './fetchAttempt';
import { FetchFailure } from './fetchFailure';
import { isWhole } from './fileHash';
import type { ModelFile } from './modelFiles';

/**
 * Downloads a file and puts it in place in one step once its checksum is correct. Resumes a partial download and
 * retries a broken connection.
 * @throws FetchFailure; the signal's reason when it was aborted
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
