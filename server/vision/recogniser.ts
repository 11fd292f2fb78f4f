import type { Language } from '@contracts/vocabulary';

/** What said that an ingredient is in a picture: the configured vision model, the local image model, or printed words. */
export type ChipSource = 'model' | 'local' | 'ocr';

/** One ingredient that a picture may show. */
export interface VisionChip {
  /** The ingredient of our table; absent when a model names something that the table does not hold. */
  ingredientId?: string;
  /** The name in the asked language. */
  name: string;
  /** 0 … 1, calibrated: of the chips with 0.8, about eight in ten are right. */
  confidence: number;
  source: ChipSource;
}

export interface Recognition {
  /** The surest first, each ingredient once. */
  chips: VisionChip[];
  /** The recogniser that answered, as the cook and the log read it: a model's name or `ocr`. */
  by: string;
}

/** Something that names the ingredients in a picture. */
export interface Recogniser {
  readonly name: string;
  /** What it can see; `words` are printed words only, on packages and receipts. */
  readonly sees: 'food' | 'words';
  /**
   * @param image a JPEG of at most 1,024 px without EXIF, as preparePhoto makes it
   * @throws ModelFailure where a remote model failed, the signal's reason where it was aborted
   */
  recognise(image: Uint8Array, locale: Language, signal: AbortSignal): Promise<Recognition>;
}

/** From here on a chip is asserted; below it the cook is asked. */
export const SURE = 0.75;

/** Below this nothing is shown at all. */
export const GUESS = 0.25;
