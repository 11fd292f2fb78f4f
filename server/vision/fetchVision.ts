import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchFile, isWhole, type FetchFailure } from './fetchFile';
import { megabytes, totalBytes, type ImageModelKind } from './modelFiles';
import { hasRuntime, installRuntime, runtimeLists } from './visionRuntime';

export interface VisionPlaces {
  /** DATA_DIR. */
  dataDir: string;
  /** The project's folder. */
  root: string;
}

interface FetchVisionNeeds extends VisionPlaces {
  kind: ImageModelKind;
  /** Where the model's files are, instead of where they come from. */
  mirror?: string;
  /** A line for the person or the log. */
  say: (line: string) => void;
  signal?: AbortSignal;
  fetch?: typeof globalThis.fetch;
  retryWaitsMs?: readonly number[];
  /** Stands in for npm in tests. */
  install?: typeof installRuntime;
}

export const runtimeFolder = ({ dataDir }: Pick<VisionPlaces, 'dataDir'>) => join(dataDir, 'vision');
export const modelsFolder = ({ dataDir }: Pick<VisionPlaces, 'dataDir'>) => join(dataDir, 'models');
export const modelFolder = (places: Pick<VisionPlaces, 'dataDir'>, { name }: ImageModelKind) =>
  join(modelsFolder(places), name);

/** Says that every file was checked after it came; removing it makes the next start check anew. */
const CHECKED = 'checked.txt';

const listOf = ({ files }: ImageModelKind) => files.map(({ sha256, path }) => `${sha256}  ${path}\n`).join('');

/** How often the progress of a large file is said, in percent of all. */
const STEP_PERCENT = 10;

/**
 * Fetches, once, what recognises food in photos on this machine: the runtime by npm and the weights from where they are
 * published. Everything is checked, and taken up again where it broke off.
 * @throws FetchFailure whose message says what to do; the signal's reason where it was aborted
 */
export const fetchVision = async (needs: FetchVisionNeeds): Promise<void> => {
  const { kind, mirror, say, signal, root, fetch, retryWaitsMs, install = installRuntime } = needs;
  const base = mirror ?? kind.source;
  const all = totalBytes(kind);
  say(`Local photo recognition: ${kind.name}, ${megabytes(all)} of weights.`);
  let before = 0;
  let said = 0;
  try {
    for (const file of kind.files) {
      const place = join(modelFolder(needs, kind), file.path);
      const outcome = await fetchFile(`${base}/${file.path}`, place, file, {
        signal,
        fetch,
        retryWaitsMs,
        onProgress: (bytes) => {
          const percent = Math.floor((100 * (before + bytes)) / all);
          if (percent < said + STEP_PERCENT) return;
          said = percent - (percent % STEP_PERCENT);
          say(`${said} % of the weights (${megabytes(before + bytes)})`);
        },
      });
      before += file.bytes;
      if (outcome === 'known') say(`${file.path} is there already.`);
    }
    await writeFile(join(modelFolder(needs, kind), CHECKED), listOf(kind));
    say('The weights are there, and their checksums are right. Installing what runs them…');
    const outcome = await install(runtimeFolder(needs), runtimeLists(root), signal);
    say(outcome === 'known' ? 'What runs them is there already.' : 'Done.');
  } catch (error) {
    signal?.throwIfAborted();
    if ((error as Error).name !== 'FetchFailure') throw error;
    const failure = error as FetchFailure;
    const where = modelFolder(needs, kind);
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

/** Whether all of it is there; the checksums were looked at when it came, or are now. */
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
