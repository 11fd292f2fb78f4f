import type { Language } from '@contracts/vocabulary';
import type { PhotoSender } from './turns';
import type { PrintedLine } from './printedLine';

/** What recognised an ingredient: the configured vision model, the local image model, or printed words. */
export type ChipSource = 'model' | 'local' | 'ocr';

/** One ingredient that a picture may show. */
export interface VisionChip {
  /** Id in our ingredient table; absent when a model names something the table does not contain. */
  ingredientId?: string;
  /** The name in the requested language. */
  name: string;
  /** 0 … 1, calibrated: of the chips with 0.8, about eight in ten are correct. */
  confidence: number;
  source: ChipSource;
  /** How much of it there is, as printed: “500 g”, “6 ×”. */
  quantity?: string;
}

export interface Recognition {
  /** Highest confidence first, each ingredient once. */
  chips: VisionChip[];
  /** The recogniser that answered, as shown to the cook and in the log. */
  by: string;
}

/** A decoded and re-encoded picture: upright, without EXIF. */
export interface PreparedPhoto {
  /** JPEG of at most 1,024 px on its longer side, for remote models. */
  jpeg: Uint8Array;
  /** JPEG of at most 2,048 px, for local readers of small details: printed words, parts of the picture. */
  detail: Uint8Array;
}

/** What a recogniser can see; `words` are printed words only, on packages and receipts. */
export type Sight = 'food' | 'words';

/** Something that names the ingredients in a picture. */
export interface Recogniser {
  readonly name: string;
  readonly sees: Sight;
  /** Whether it can be used now; one still being downloaded cannot. Always ready when absent. */
  isReady?: () => boolean;
  /** @throws ModelFailure when a remote model failed, the signal's reason when it was aborted */
  recognise(photo: PreparedPhoto, language: Language, signal: AbortSignal, sender?: PhotoSender): Promise<Recognition>;
  /**
   * The printed lines of a photo, with an empty one after each paragraph.
   * @param isPage a page of a book or a card, of which even light is made first
   * @throws ModelFailure AI_TIMEOUT_ERROR; the signal's reason when it was aborted
   */
  lines?: (
    photo: PreparedPhoto,
    language: Language,
    signal?: AbortSignal,
    sender?: PhotoSender,
    isPage?: boolean,
  ) => Promise<PrintedLine[]>;
  /** How many photos wait for it. */
  waiting?: () => number;
  close?: () => Promise<void>;
}

/** From this confidence a chip counts as certain; below it the cook is asked. */
export const SURE = 0.75;

/** Chips below this confidence are dropped. */
export const GUESS = 0.25;

/** Maximum number of chips of one picture. */
export const CHIPS_MAX = 24;
