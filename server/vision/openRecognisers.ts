import { join } from 'node:path';
import { createVisionModel } from '../ai/visionModel';
import type { StructuredModel } from '../ai/structuredModel';
import { fetchVision } from './fetchVision';
import { createImageModel } from './imageModel';
import { IMAGE_MODELS, type ImageModelSize } from './modelFiles';
import { createPrintedWords } from './printedWords';
import type { Recogniser } from './recogniser';

interface Needs {
  settings: { readsWords: boolean; download: boolean; model: ImageModelSize; mirror?: string };
  dataDir: string;
  root: string;
  /** The program of the image model's thread. */
  workerFile: URL;
  /** The configured vision model, where there is one. */
  model?: StructuredModel;
  say: (line: string) => void;
  failed: (error: unknown) => void;
}

export interface Recognisers {
  /** The best first. */
  recognisers: Recogniser[];
  /** Makes the model of this machine ready, and fetches it where that is allowed; never rejects. */
  warm: (signal: AbortSignal) => Promise<void>;
}

/** Everybody on this server who can read photos: the configured model, the model of this machine, and printed words. */
export const openRecognisers = ({ settings, dataDir, root, workerFile, model, say, failed }: Needs): Recognisers => {
  const kind = IMAGE_MODELS[settings.model];
  const local = createImageModel({ kind, dataDir, root, workerFile });
  return {
    recognisers: [
      ...(model ? [createVisionModel(model)] : []),
      local,
      ...(settings.readsWords ? [createPrintedWords({ folder: join(dataDir, 'models', 'printed-words'), root })] : []),
    ],
    async warm(signal) {
      try {
        if (await local.prepare()) return;
        if (!settings.download || signal.aborted) return;
        await fetchVision({ kind, dataDir, root, mirror: settings.mirror, say, signal });
        await local.prepare();
      } catch (error) {
        if (!signal.aborted) failed(error);
      }
    },
  };
};
