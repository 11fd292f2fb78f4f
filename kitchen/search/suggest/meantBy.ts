import type { Meant } from '@contracts/meant';
import type { Language } from '@contracts/vocabulary';
import { editDistance } from '../../reading/editDistance';
import { foldText } from '../../reading/foldWord';
import { isOrdinaryWord } from '../../reading/guessName';
import { ingredientName } from '../../recipes/ingredientNames';
import { ingredientWords } from './ingredientWords';
import { suggestIngredients, type SuggestedIngredient, type UsesOf } from './suggestIngredients';

/** Most ingredients offered for one unknown word, and most unknown words that get an offer. */
const OFFERS_MAX = 3;
const WORDS_MAX = 5;
/** Shorter words begin too many names, and are one letter from too many others. */
const BEGINNING_FROM = 3;
const EDITS_FROM = 4;
const EDITS = 2;

/** Kitchen shorthand that is an ordinary word, or begins no name. */
const SHORTHAND: ReadonlyMap<string, string> = new Map([
  ['toms', 'tomato'],
  ['cukes', 'cucumber'],
  ['avos', 'avocado'],
  ['shrooms', 'mushroom'],
]);

const closest = (folded: string, language: Language): SuggestedIngredient[] => {
  const most = folded.length >= 6 ? EDITS : 1;
  const near: { id: string; edits: number }[] = [];
  // A loop over thousands of names for every unknown word: lists on the way would cost more than the comparing.
  for (const { id, folded: name } of ingredientWords(language)) {
    const edits = editDistance(folded, name, most);
    if (edits <= most) near.push({ id, edits });
  }
  near.sort((a, b) => a.edits - b.edits);
  return [...new Set(near.map(({ id }) => id))].map((id) => ({ id, name: ingredientName(id, language) }));
};

/** "toms" is short for tomatoes: without its plural, it begins their name. */
const beginnings = (folded: string, language: Language, usesOf: UsesOf): SuggestedIngredient[] =>
  suggestIngredients(folded.replace(/(?<=...)s$/, ''), language, OFFERS_MAX, usesOf);

/**
 * What the cook may have meant by what was not understood; words that mean nothing are left out.
 * @param unknown as typed
 */
export const meantBy = (unknown: readonly string[], language: Language, usesOf: UsesOf): Meant[] =>
  unknown.slice(0, WORDS_MAX).flatMap((typed) => {
    const folded = foldText(typed).trim();
    const short = SHORTHAND.get(folded);
    if (short !== undefined) return [{ typed, ingredients: [{ id: short, name: ingredientName(short, language) }] }];
    if (folded.length < BEGINNING_FROM || isOrdinaryWord(folded, language)) return [];
    // An unfinished word is likelier than a misspelt one: "zanaho" is nearer to "zanahoria" than to "banana".
    const offers = [
      ...beginnings(folded, language, usesOf),
      ...(folded.length >= EDITS_FROM ? closest(folded, language) : []),
    ];
    const ingredients = offers
      .filter(({ id }, i) => offers.findIndex((other) => other.id === id) === i)
      .slice(0, OFFERS_MAX);
    return ingredients.length > 0 ? [{ typed, ingredients }] : [];
  });
