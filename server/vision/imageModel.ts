import { createHash, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { ingredientName } from '@kitchen/localise';
import { hasVision, modelFolder, runtimeFolder, type VisionPlaces } from './fetchVision';
import type { ImageModelKind } from './modelFiles';
import { CHIPS_MAX, GUESS, type Recogniser, type VisionChip } from './recogniser';
import { createVisionThread, type Crop } from './visionThread';
import { foodLabels, foodsInCrops, labelVectors, normalised, type Label } from './zeroShot';

interface Needs extends VisionPlaces {
  kind: ImageModelKind;
  /** The program of the thread, bundled or as TypeScript. */
  workerFile: URL;
  labels?: readonly Label[];
  idleMs?: number;
}

export interface ImageModel extends Recogniser {
  /** Makes it ready where its files are there: reads the names of our ingredients once, for all later starts too. */
  prepare: () => Promise<boolean>;
}

/** Its memory is given back when nobody has sent a photo for so long. */
const IDLE_MS = 10 * 60_000;

const CROP_SIDE = 224;
/** The picture is cut up at this size. */
const WORKING_SIDE = 896;

/** How the picture is cut, beside the whole: overlapping windows, so that nothing lies on every edge. */
const GRIDS = [2, 3];

const windowsOf = (width: number, height: number) =>
  GRIDS.flatMap((count) => {
    const [w, h] = [Math.ceil((2 * width) / (count + 1)), Math.ceil((2 * height) / (count + 1))];
    return Array.from({ length: count * count }, (_, i) => ({
      left: Math.min(width - w, Math.floor(((i % count) * width) / (count + 1))),
      top: Math.min(height - h, Math.floor((Math.floor(i / count) * height) / (count + 1))),
      width: w,
      height: h,
    }));
  });

/** The whole picture and its parts, as the model wants them. */
export const cropsOf = async (jpeg: Uint8Array): Promise<Crop[]> => {
  const { data, info } = await sharp(jpeg)
    .resize({ width: WORKING_SIDE, height: WORKING_SIDE, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const square = { width: CROP_SIDE, height: CROP_SIDE };
  const source = () => sharp(data, { raw: { width, height, channels } });
  const asCrop = async (picture: Sharp): Promise<Crop> => ({
    data: new Uint8Array(await picture.removeAlpha().toColourspace('srgb').raw().toBuffer()),
    ...square,
  });
  const crops = [await asCrop(source().resize({ ...square, fit: 'contain', background: '#808080' }))];
  for (const window of windowsOf(width, height))
    crops.push(
      await asCrop(
        source()
          .extract(window)
          .resize({ ...square, fit: 'cover' }),
      ),
    );
  return crops;
};

/** Recognises food in photos on this machine, where the operator has fetched a zero-shot image model. */
export const createImageModel = (needs: Needs): ImageModel => {
  const { kind, workerFile, labels = foodLabels(), idleMs = IDLE_MS } = needs;
  const folder = modelFolder(needs, kind);
  const thread = createVisionThread(
    workerFile,
    { runtimeDir: runtimeFolder(needs), modelDir: folder, weights: kind.weights },
    idleMs,
  );
  let names: { vectors: Float32Array; dimension: number } | undefined;

  /** The names' vectors of this model and this table of ingredients, kept beside the weights. */
  const readNames = async () => {
    const prompts = labels.flatMap((label) => label.prompts);
    const hash = createHash('sha256')
      .update(JSON.stringify([kind.name, kind.files, labels]))
      .digest('hex');
    const file = join(folder, `names-${hash.slice(0, 16)}.f32`);
    const stored = await readFile(file).catch(() => undefined);
    if (stored && stored.length > 0 && stored.length % (4 * labels.length) === 0) {
      const vectors = new Float32Array(stored.buffer.slice(stored.byteOffset, stored.byteOffset + stored.length));
      return { vectors, dimension: vectors.length / labels.length };
    }
    const { vectors: ofPrompts, dimension } = await thread.texts(prompts);
    const vectors = labelVectors(labels, ofPrompts, dimension);
    const draft = `${file}.${randomBytes(4).toString('hex')}.tmp`;
    await writeFile(draft, Buffer.from(vectors.buffer));
    await rename(draft, file);
    return { vectors, dimension };
  };

  return {
    name: kind.name,
    sees: 'food',
    isReady: () => names !== undefined,

    async prepare() {
      if (!(await hasVision(needs, kind))) return false;
      names = await readNames();
      return true;
    },

    async recognise({ detail }, language, signal) {
      if (!names) throw new Error('the image model is not ready');
      const crops = await cropsOf(detail);
      signal.throwIfAborted();
      const { vectors, dimension } = await thread.crops(crops);
      signal.throwIfAborted();
      normalised(vectors, dimension);
      const each = crops.map((_, i) => vectors.subarray(i * dimension, (i + 1) * dimension));
      const chips = foodsInCrops(each, labels, names.vectors, kind.logitScale)
        .filter(({ confidence }) => confidence >= GUESS)
        .slice(0, CHIPS_MAX)
        .map(({ id, confidence }): VisionChip => ({
          ingredientId: id,
          name: ingredientName(id, language),
          confidence,
          source: 'local',
        }));
      return { chips, by: kind.name };
    },

    close: () => thread.close(),
  };
};
