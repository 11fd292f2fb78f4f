import { join } from 'node:path';
import { createVisionModel } from '../ai/visionModel';
import type { StructuredModel } from '../ai/structuredModel';
import { fetchVision } from './fetchVision';
import { createImageModel } from './imageModel';
import { IMAGE_MODELS, type ImageModelSize } from './modelFiles';
import { createPrintedWords } from './printedWords';
import type { Recogniser } from './recogniser';

interface Dependencies {
  settings: { readsWords: boolean; download: boolean; model: ImageModelSize; mirror?: string };
  dataDir: string;
  root: string;
  /** The program of the image model's thread. */
  workerFile: URL;
  /** The program of the processes that read printed words. */
  readerFile: URL;
  /** The configured vision model, if any. */
  model?: StructuredModel;
  say: (line: string) => void;
  failed: (error: unknown) => void;
}

export interface Recognisers {
  /** Best first. */
  recognisers: Recogniser[];
  /** Prepares the local model, and downloads it if that is allowed; never rejects. */
  warm: (signal: AbortSignal) => Promise<void>;
}

/** All recognisers of this server: the configured model, the local model, and printed words. */
export const openRecognisers = ({
  settings,
  dataDir,
  root,
  workerFile,
  readerFile,
  model,
  say,
  failed,
}: Dependencies): Recognisers => {
  const kind = IMAGE_MODELS[settings.model];
  const local = createImageModel({ kind, dataDir, root, workerFile });
  return {
    recognisers: [
      ...(model ? [createVisionModel(model)] : []),
      local,
      ...(settings.readsWords
        ? [createPrintedWords({ program: readerFile, folder: join(dataDir, 'models', 'printed-words'), root })]
        : []),
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
