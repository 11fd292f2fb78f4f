import { ingredientName } from '@kitchen/recipes/ingredientNames';
import { hasVision, modelFolder, runtimeFolder, type VisionPlaces } from './fetchVision';
import type { ImageModelKind } from './modelFiles';
import { readNames } from './nameVectors';
import { cropsOf } from './photoCrops';
import { CHIPS_MAX, GUESS, type Recogniser, type VisionChip } from './recogniser';
import { createVisionThread, type Embedded } from './visionThread';
import { foodLabels, foodsInCrops, normalised, type Label } from './zeroShot';

interface Dependencies extends VisionPlaces {
  kind: ImageModelKind;
  /** The thread's program, bundled or as TypeScript. */
  workerFile: URL;
  labels?: readonly Label[];
  idleMs?: number;
}

export interface ImageModel extends Recogniser {
  /**
   * Prepares it if its files are installed: reads the names of our ingredients once and stores the result for later
   * starts.
   */
  prepare: () => Promise<boolean>;
}

/** Its memory is released when no photo has arrived for this long. */
const IDLE_MS = 10 * 60_000;

/** Recognises food in photos on this machine, if the operator has installed a zero-shot image model. */
export const createImageModel = (dependencies: Dependencies): ImageModel => {
  const { kind, workerFile, labels = foodLabels(), idleMs = IDLE_MS } = dependencies;
  const folder = modelFolder(dependencies, kind);
  const thread = createVisionThread(
    workerFile,
    { runtimeDir: runtimeFolder(dependencies), modelDir: folder, weights: kind.weights },
    idleMs,
  );
  let names: Embedded | undefined;

  return {
    name: kind.name,
    sees: 'food',
    isReady: () => names !== undefined,

    async prepare() {
      if (!(await hasVision(dependencies, kind))) return false;
      names = await readNames({ kind, labels, folder, texts: thread.texts });
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
