import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FetchFailure } from './fetchFailure';
import { fetchFile } from './fetchFile';
import { isWhole } from './fileHash';
import { megabytes, totalBytes, type ImageModelKind } from './modelFiles';
import { hasRuntime, installRuntime, runtimeLists } from './visionRuntime';

export interface VisionPlaces {
  /** DATA_DIR. */
  dataDir: string;
  /** The project's folder. */
  root: string;
}

interface FetchVisionOptions extends VisionPlaces {
  kind: ImageModelKind;
  /** Alternative source of the model's files. */
  mirror?: string;
  /** Receives a line for the operator or the log. */
  say: (line: string) => void;
  signal?: AbortSignal;
  fetch?: typeof globalThis.fetch;
  retryWaitsMs?: readonly number[];
  /** Replaces npm in tests. */
  install?: typeof installRuntime;
}

export const runtimeFolder = ({ dataDir }: Pick<VisionPlaces, 'dataDir'>) => join(dataDir, 'vision');
export const modelsFolder = ({ dataDir }: Pick<VisionPlaces, 'dataDir'>) => join(dataDir, 'models');
export const modelFolder = (places: Pick<VisionPlaces, 'dataDir'>, { name }: ImageModelKind) =>
  join(modelsFolder(places), name);

/** Records that every file was checked after its download; removing it makes the next start check again. */
const CHECKED = 'checked.txt';

const listOf = ({ files }: ImageModelKind) => files.map(({ sha256, path }) => `${sha256}  ${path}\n`).join('');

/** Interval of progress reports, in percent. */
const STEP_PERCENT = 10;

/**
 * Downloads, once, everything needed to recognise food in photos on this machine: the runtime through npm and the
 * weights from their publisher. Everything is checked, and interrupted downloads are resumed.
 * @throws FetchFailure whose message says what to do; the signal's reason when it was aborted
 */
export const fetchVision = async (options: FetchVisionOptions): Promise<void> => {
  const { kind, mirror, say, signal, root, fetch, retryWaitsMs, install = installRuntime } = options;
  const base = mirror ?? kind.source;
  const all = totalBytes(kind);
  say(`Local photo recognition: ${kind.name}, ${megabytes(all)} of weights.`);
  let before = 0;
  let reportedPercent = 0;
  try {
    for (const file of kind.files) {
      const place = join(modelFolder(options, kind), file.path);
      const outcome = await fetchFile(`${base}/${file.path}`, place, file, {
        signal,
        fetch,
        retryWaitsMs,
        onProgress: (bytes) => {
          const percent = Math.floor((100 * (before + bytes)) / all);
          if (percent < reportedPercent + STEP_PERCENT) return;
          reportedPercent = percent - (percent % STEP_PERCENT);
          say(`${reportedPercent} % of the weights (${megabytes(before + bytes)})`);
        },
      });
      before += file.bytes;
      if (outcome === 'known') say(`${file.path} is there already.`);
    }
    await writeFile(join(modelFolder(options, kind), CHECKED), listOf(kind));
    say('The weights are there, and their checksums are right. Installing what runs them…');
    const outcome = await install(runtimeFolder(options), runtimeLists(root), signal);
    say(outcome === 'known' ? 'What runs them is there already.' : 'Done.');
  } catch (error) {
    signal?.throwIfAborted();
    if ((error as Error).name !== 'FetchFailure') throw error;
    const failure = error as FetchFailure;
    const where = modelFolder(options, kind);
    const advice = {
      unreachable: `Where this computer may not reach it, name a copy with VISION_MODEL_URL, or put the files into ${where} by hand and run this again: it checks them.`,
      refused: `Another place can be named with VISION_MODEL_URL.`,
      notTheFile: `Nothing of it was kept. Another place can be named with VISION_MODEL_URL.`,
      cutShort: `What came is kept: run this again to go on.`,
      diskFull: `It needs about ${megabytes(2 * all)}; DATA_DIR may name another disk.`,
    }[failure.fault];
    failure.message = `${failure.message}. ${advice} Without it, photos are read as before.`;
    throw failure;
  }
};

/** Whether everything is installed; checksums were checked after the download, or are checked now. */
export const hasVision = async (places: VisionPlaces, kind: ImageModelKind): Promise<boolean> => {
  if (!(await hasRuntime(runtimeFolder(places), runtimeLists(places.root)))) return false;
  const folder = modelFolder(places, kind);
  const isChecked = (await readFile(join(folder, CHECKED), 'utf8').catch(() => '')) === listOf(kind);
  for (const file of kind.files) {
    const place = join(folder, file.path);
    const isThere = isChecked
      ? await stat(place).then(
          ({ size }) => size === file.bytes,
          () => false,
        )
      : await isWhole(place, file);
    if (!isThere) return false;
  }
  if (!isChecked) await writeFile(join(folder, CHECKED), listOf(kind));
  return true;
};
