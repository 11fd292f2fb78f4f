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
  /** The recogniser that answered, as the cook and the log read it. */
  by: string;
}

/** A picture that was decoded and encoded anew: upright, without EXIF. */
export interface PreparedPhoto {
  /** JPEG of at most 1,024 px on its longer side, for models elsewhere. */
  jpeg: Uint8Array;
  /** JPEG of at most 2,048 px, for what looks at small things on this machine: printed words, parts of the picture. */
  detail: Uint8Array;
}

/** What a recogniser can see; `words` are printed words only, on packages and receipts. */
export type Sight = 'food' | 'words';

/** Something that names the ingredients in a picture. */
export interface Recogniser {
  readonly name: string;
  readonly sees: Sight;
  /** Whether it can be asked now; one that is still being fetched cannot. Always, where it is left out. */
  isReady?: () => boolean;
  /** @throws ModelFailure where a remote model failed, the signal's reason where it was aborted */
  recognise(photo: PreparedPhoto, language: Language, signal: AbortSignal): Promise<Recognition>;
  close?: () => Promise<void>;
}

/** From here on a chip is asserted; below it the cook is asked. */
export const SURE = 0.75;

/** Below this nothing is shown at all. */
export const GUESS = 0.25;

/** At most so many chips come of one picture. */
export const CHIPS_MAX = 24;
