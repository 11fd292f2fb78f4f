import type { Recipe } from './recipe';
import type { Language } from './vocabulary';

/** What a page is drawn from, outside the browser. */
export interface DrawTask {
  /** The client's empty document. */
  shell: string;
  /** Path of the address, such as `/recipe/7`. */
  path: string;
  language: Language;
  /** Placeholder that the server replaces by the nonce of each response. */
  nonce: string;
  /** The recipe of a recipe page, in this language. */
  recipe?: Recipe;
}
