import type { Language } from '@contracts/vocabulary';
import type { WordIndex } from '@kitchen/reading/wordIndex';
import type { WishText } from './wishText';

/** A text while its wishes are read. */
export interface WishContext {
  readonly read: WishText;
  readonly index: WordIndex;
  readonly language?: Language;
  /** The text is the name of a dish, so "vegan cheese" is not a product on hand. */
  readonly isName: boolean;
}
