import type { Allergen } from '@contracts/vocabulary';
import { allergensOf } from '../../facts/allergens/allergens';
import { FISH_SEAFOOD } from '../../ingredients/fishSeafood';
import { FRUIT } from '../../ingredients/fruit';
import { HERBS_SPICES } from '../../ingredients/herbsSpices';
import type { Ingredient } from '../../ingredients/ingredient';
import { ancestorsOf, ingredientById } from '../../ingredients/ingredientTable';
import { MEAT } from '../../ingredients/meat';
import { NUTS_SEEDS_LEGUMES } from '../../ingredients/nutsSeedsLegumes';
import { VEGETABLES } from '../../ingredients/vegetables';
import { foldText, wordsOf } from '../../reading/foldWord';
import type { LineFacts } from '../lineFacts';
import { stemOf } from './stepMentions';
import { KINDRED, LINKS, WEAK_WORDS } from './stepWords';
import { TRACE_OF_ALCOHOL } from '../../ingredients/ingredient';

/** Where ingredients come from: plants, animals, fish, meat. */
export const origins = (ids: readonly string[]) => new Set(ids.map((id) => ingredientById(id)?.origin));

/** Whether an ingredient is a kind of a listed one, or the other way round. */
export const isRelated = (id: string, listed: readonly string[]): boolean =>
  listed.some((other) => {
    if (other === id || KINDRED.some((kind) => kind.test(id) && kind.test(other))) return true;
    const family = [id, ...ancestorsOf(id)];
    return [other, ...ancestorsOf(other)].some((one) => family.includes(one));
  });

/** The stems of the words of texts. */
export const stemsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => wordsOf(foldText(text)).map(stemOf)));

/** Whether an ingredient adds allergens, meat, fish or alcohol that the list lacks. */
export const bringsSomething = (id: string, listed: readonly string[], allergens: readonly Allergen[]): boolean => {
  const row = ingredientById(id);
  // "La carne de las berenjenas": the word alone does not mean meat.
  if (!row || id === 'meat') return false;
  const isNewAllergen = allergensOf([id]).allergens.some((allergen) => !allergens.includes(allergen));
  const isNewOrigin =
    row.origin !== 'plant' &&
    !origins(listed).has(row.origin) &&
    !(row.origin === 'fish' && origins(listed).has('meat') && isNewAllergen);
  const isMeatOfItsOwn =
    (row.origin === 'meat' || row.origin === 'fish') && !isRelated(id, listed) && !/stock|lard|dripping|suet/.test(id);
  const isNewAlcohol =
    (row.abv ?? 0) > TRACE_OF_ALCOHOL && !listed.some((other) => (ingredientById(other)?.abv ?? 0) > TRACE_OF_ALCOHOL);
  return isNewAllergen || isNewOrigin || isMeatOfItsOwn || isNewAlcohol;
};

const idsOf = (rows: readonly Ingredient[]): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

const GROUPS: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [/\b(?:vegetables?|veg|greens|salad|legumes|verduras?|hortalizas|crudites|ensalada|salade)\b/, idsOf(VEGETABLES)],
  [
    /\b(?:spices?|seasonings?|herbs?|season(?:ed)?|especias?|hierbas?|sazona\w*|condiment\w*|alin\w*|epices?|herbes|aromates|assaisonn\w*|fines herbes|garnish|flavourings?)\b/,
    idsOf(HERBS_SPICES),
  ],
  [/\b(?:fruits?|berries|frutas?|frutos rojos|agrumes|citrus)\b/, idsOf(FRUIT)],
  [
    /\b(?:meats?|carnes?|viandes?|meatballs?|patt(?:y|ies)|burgers?|bird|filling|relleno|farce|stuffing)\b/,
    idsOf(MEAT),
  ],
  [/\b(?:fish|seafood|pescados?|mariscos?|poissons?|fruits de mer)\b/, idsOf(FISH_SEAFOOD)],
  [
    /\b(?:nuts|seeds|beans|pulses|frutos secos|semillas|legumbres|alubias|judias|noix|graines|legumineuses|haricots|legumes secs|dal)\b/,
    idsOf(NUTS_SEEDS_LEGUMES),
  ],
];

/** Whether the steps use a line, by its name, its kind or a word for its group. */
export const isUsed = (
  line: LineFacts,
  mentioned: readonly string[],
  stems: ReadonlySet<string>,
  whole: string,
): boolean => {
  if (line.ids.some((id) => ingredientById(id)?.isStaple)) return true;
  if (line.ids.some((id) => isRelated(id, mentioned)) || line.named.some((id) => mentioned.includes(id))) return true;
  const words = wordsOf(foldText(line.wire.name)).filter(
    (word) => word.length >= 3 && !WEAK_WORDS.has(word) && !LINKS.has(word),
  );
  if (words.some((word) => stems.has(stemOf(word)))) return true;
  if (line.ids.some((id) => GROUPS.some(([pattern, ids]) => ids.has(id) && pattern.test(whole)))) return true;
  return line.ids.some((id) => /-(?:juice|zest)$/.test(id) && mentioned.includes(id.replace(/-(?:juice|zest)$/, '')));
};
