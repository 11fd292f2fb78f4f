import { ancestorsOf, INGREDIENTS, ingredientById } from '../../ingredients/ingredientTable';
import { foldedWords, wordForms } from '../nameWords';
import { DISH_KIND_WORDS } from './dishKindWords';
import { classOf } from './ingredientClasses';
import { recipeTrait } from './recipeTrait';

/** Words that mean a kind of dish in one language only: a pan, pâté, cream. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['pan', 'pate', 'crema']);

/** By a folded word in either number, the row that has it. */
const rowOfWord = new Map<string, number>();
DISH_KIND_WORDS.forEach(([, words], row) => {
  for (const form of words.filter((word) => !AMBIGUOUS.has(word)).flatMap(wordForms))
    if (!rowOfWord.has(form)) rowOfWord.set(form, row);
});

type Foods = readonly (readonly [kind: string, foods: string])[];

/** What a dish is without a word for its kind, by the first row that one of its ingredients is in. */
const KINDS_BY_FOOD: Foods = [
  ['pasta', 'pasta'],
  ['noodles', 'noodle'],
  ['wrap', 'tortilla'],
  ['rice', 'rice'],
  ['grains', 'couscous bulgur quinoa'],
];
const DRINKS_BY_FOOD: Foods = [
  ['hot drink', 'tea coffee espresso matcha hot-chocolate-powder cocoa-powder chocolate'],
  ['long drink', 'sparkling-water tonic-water ginger-beer ginger-ale cola lemonade sparkling-wine champagne beer'],
  ['milky drink', 'milk cream yoghurt coconut-milk oat-milk almond-milk'],
];
/** How a plate is made, by a folded word of its title in either number; the first row decides. */
const METHODS: readonly (readonly [kind: string, words: string])[] = [
  ['roast', 'roast roasted baked bake traybake tandoori asado asada horno roti rotie four'],
  ['fried', 'fried griddled milanese schnitzel plancha frito frita poele poelee grille grillee'],
  ['sauce', 'sauce gravy wine cider cream braised salsa vino sidra nata vin cidre creme'],
];
const PLATES = ['meat', 'fish', 'pulses', 'eggs', 'cheese', 'vegetables'] as const;

/** By ingredient, the first row of the table that it or a broader ingredient is in. */
const rowsByFood = (table: Foods): ReadonlyMap<string, number> => {
  const rows = new Map(table.flatMap(([, foods], row) => foods.split(' ').map((food) => [food, row] as const)));
  return new Map(
    INGREDIENTS.flatMap(({ id }) => {
      const known = [id, ...ancestorsOf(id)].flatMap((food) => rows.get(food) ?? []);
      return known.length > 0 ? [[id, Math.min(...known)] as const] : [];
    }),
  );
};
const foodRows = rowsByFood(KINDS_BY_FOOD);
const drinkRows = rowsByFood(DRINKS_BY_FOOD);

const plateOf = (id: string): number => {
  const name = classOf(id);
  const { origin } = ingredientById(id)!;
  if (name === 'main') return origin === 'meat' ? 0 : origin === 'fish' ? 1 : 2;
  return name === 'egg' ? 3 : name === 'cheese' ? 4 : 5;
};

const least = (rows: readonly number[]): number | undefined => (rows.length > 0 ? Math.min(...rows) : undefined);

const methodOfWord = new Map(
  METHODS.flatMap(([, words], row) =>
    words.split(' ').flatMap((word) => wordForms(word).map((form) => [form, row] as const)),
  ),
);

const kindByWords = (titles: readonly string[], isDrink: boolean): string | undefined => {
  for (const title of titles) {
    const rows = foldedWords(title).flatMap((word) => rowOfWord.get(word) ?? []);
    const row = least(rows.filter((one) => DISH_KIND_WORDS[one]![2] === isDrink));
    if (row !== undefined) return DISH_KIND_WORDS[row]![0];
  }
  return undefined;
};

const plateKind = (titles: readonly string[], ids: readonly string[]): string => {
  const method = least((titles[0] ? foldedWords(titles[0]) : []).flatMap((word) => methodOfWord.get(word) ?? []));
  return method === undefined ? PLATES[least(ids.map(plateOf)) ?? PLATES.length - 1]! : METHODS[method]![0];
};

const kindByIngredients = (titles: readonly string[], ids: readonly string[], isDrink: boolean): string => {
  if (isDrink) return DRINKS_BY_FOOD[least(ids.flatMap((id) => drinkRows.get(id) ?? [])) ?? -1]?.[0] ?? 'short drink';
  if (recipeTrait(ids, false) === 'sweet') return 'sweet';
  const row = least(ids.flatMap((id) => foodRows.get(id) ?? []));
  return row === undefined ? plateKind(titles, ids) : KINDS_BY_FOOD[row]![0];
};

const KINDS = [
  ...new Set([
    ...[...DISH_KIND_WORDS, ...KINDS_BY_FOOD, ...DRINKS_BY_FOOD, ...METHODS].map(([kind]) => kind),
    ...PLATES,
  ]),
  'sweet',
  'short drink',
];
const numbers = new Map(KINDS.map((kind, number) => [kind, number]));

/**
 * What kind of dish or drink a recipe is: by the first of its titles that has a word for it, otherwise by what it is
 * made of.
 * @param ids its ingredients, staples left out
 */
export const dishKindOf = (titles: readonly string[], ids: readonly string[], isDrink: boolean): string =>
  kindByWords(titles, isDrink) ?? kindByIngredients(titles, ids, isDrink);

/** The number of a kind, below 256. */
export const dishKindNumber = (kind: string): number => numbers.get(kind)!;
