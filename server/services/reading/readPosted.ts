import type { PostedRecipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import type { StoredRecipe } from '../../text/recipeText';
import { storedFromPosted, textOfPosted } from '../postedRecipe';
import { textLanguageOf } from '../textLanguage';

/** A recipe to read. */
export interface ReadingTask {
  posted: PostedRecipe;
  /** The language its sender claims. */
  claimed: Language;
  /** A picture is kept only when it is on this origin. */
  origin: string;
}

/**
 * A posted recipe as the server stores it, with everything that follows from its text.
 * @throws DomainError fieldMissing when a required text is empty after cleaning
 */
export const readPosted = async ({ posted, claimed, origin }: ReadingTask): Promise<StoredRecipe> =>
  storedFromPosted(posted, await textLanguageOf(textOfPosted(posted), claimed), origin);
