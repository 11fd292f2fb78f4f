import { CUISINES, type Cuisine } from '@contracts/cuisines';
import { CUISINE_WORDS } from './cuisineWords';
import { foldText, wordsOf } from './foldWord';

const listOf = (words: string): string[] => words.split(', ').filter(Boolean);

/** The adjectives by which a search by name finds the dishes of a cuisine, folded. */
export const cuisineNames = (cuisine: Cuisine): string[] => listOf(CUISINE_WORDS[cuisine].names);

const byName = new Map(CUISINES.flatMap((id) => cuisineNames(id).map((name): [string, Cuisine] => [name, id])));
const byAnyWord = new Map([
  ...byName,
  ...CUISINES.flatMap((id) => listOf(CUISINE_WORDS[id].others ?? '').map((word): [string, Cuisine] => [word, id])),
]);

/** Words beside the adjective that do not change which cuisine is meant: "authentic Italian recipes", "cocina del norte". */
const QUALIFIERS = new Set(
  (
    'cuisine cuisines cooking food foods kitchen recipe recipes dish dishes style inspired collection category ' +
    'traditional classic authentic modern contemporary homestyle home easy best the and of from other ' +
    'north northern south southern east eastern west western central ' +
    'cocina cocinas comida comidas gastronomia receta recetas plato platos tradicional clasica moderna casera de del la las los ' +
    'gastronomie recette recettes plat plats traditionnelle classique moderne maison du des les le a l d'
  ).split(' '),
);

/** One piece of a list as an id: by exactly its words, then without qualifiers. */
const pieceOf = (piece: string, known: ReadonlyMap<string, Cuisine>): Cuisine | undefined => {
  const words = wordsOf(foldText(piece));
  return known.get(words.join(' ')) ?? known.get(words.filter((word) => !QUALIFIERS.has(word)).join(' '));
};

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;

/** The last meaningful segment of an address: ".../collection/italian-recipes/" gives "italian recipes". */
const wordsOfAddress = (address: string): string =>
  address
    .replace(/^https?:\/\//i, '')
    .replace(/[?#].*/, '')
    .split('/')
    .slice(1)
    .findLast((segment) => segment !== '')
    ?.replace(/\.[a-z]+$/, '') ?? '';

const piecesOf = (text: string): string[] =>
  ADDRESS.test(text) ? [wordsOfAddress(text)] : text.split(/[,;/|\n>]|\s(?:&|and|y|et)\s/);

/**
 * The cuisine named first, in any of our languages: an adjective, a country, a list ("Italian, Mediterranean") or an
 * address that ends in one. Undefined when none is known.
 * @param texts texts of the recipe, the most reliable first
 */
export const readCuisine = (...texts: readonly string[]): Cuisine | undefined => {
  for (const text of texts) {
    const cuisine =
      pieceOf(text, byAnyWord) ??
      piecesOf(text.trim())
        .map((piece) => pieceOf(piece, byAnyWord))
        .find((one) => one !== undefined);
    if (cuisine !== undefined) return cuisine;
  }
  return undefined;
};

/** The first of a recipe's labels that is the adjective of a cuisine. Countries are ambiguous: "turkey". */
export const cuisineOfLabels = (labels: readonly string[]): Cuisine | undefined =>
  labels.map((label) => pieceOf(label, byName)).find((cuisine) => cuisine !== undefined);

const CUISINE_LENGTH = 60;

/**
 * The cuisine stored with an imported recipe: the id of a known one, otherwise the first words given. An address is not
 * a name, so it is dropped.
 */
export const keptCuisine = (texts: readonly string[]): string | undefined =>
  readCuisine(...texts) ??
  (texts
    .map((text) => text.trim())
    .find((text) => text !== '' && !ADDRESS.test(text))
    ?.slice(0, CUISINE_LENGTH)
    .trim() ||
    undefined);
