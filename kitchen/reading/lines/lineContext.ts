import type { Language } from '@contracts/vocabulary';
import type { LineToken } from './lineTokens';
import type { LineLanguage } from './lineWords';
import type { Tongue } from '../tongue';

/** A line while it is read in one language. */
export interface LineContext {
  readonly plain: string;
  readonly tokens: readonly LineToken[];
  readonly tongue: Tongue;
  readonly language: LineLanguage;
  /** The language of the recipe, if it is known. */
  readonly spoken?: Language;
  /** Tokens that quantity and name account for; the others become the note. */
  readonly claimed: Set<number>;
}
