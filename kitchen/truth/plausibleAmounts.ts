import { HERBS_SPICES } from '../ingredients/herbsSpices';
import { foldText } from '../reading/foldWord';
import { ingredientById } from '../ingredients/ingredientTable';
import type { RecipeIngredient } from '@contracts/recipe';
import type { LineFacts } from './lineFacts';
import { HERB_DENSITY_MAX } from '../measures/measures';

const SPICES: ReadonlySet<string> = new Set(
  HERBS_SPICES.filter(({ density = 0 }) => density > HERB_DENSITY_MAX).map(({ id }) => id),
);

const SALT_BED =
  /\b(?:salt (?:crust|bed|baked)|crust|bury|cure[sd]?|curing|brine|a la sal|costra|salmuera|croute|saumure|lit de (?:gros )?sel|rinse off the salt|pasta water|lit)\b/;

/** Maximum grams of one ingredient per serving. */
const MOST: readonly (readonly [ids: string, grams: number])[] = [
  ['salt black-salt celery-salt', 12],
  ['chilli-powder chilli-flakes cayenne-pepper dried-chilli gochugaru hot-paprika', 15],
  ['habanero birds-eye-chilli', 30],
  ['jalapeno serrano-chilli', 80],
  ['baking-powder bicarbonate-of-soda cream-of-tartar', 8],
  ['yeast fresh-yeast gelatine agar-agar', 15],
  ['food-colouring liquid-smoke vanilla-paste', 15],
  ['tabasco hot-sauce wasabi fish-sauce soy-sauce tamari worcestershire-sauce yeast-extract', 80],
  ['instant-coffee espresso-powder matcha', 8],
  ['sugar honey', 260],
  ['water ice', 4_000],
  ['lard shortening', 1_000],
];
const MOST_OF = new Map(MOST.flatMap(([ids, grams]) => ids.split(' ').map((id) => [id, grams] as const)));

/** For an ingredient that is not in the table, by the end of its id; the first match applies. */
const MOST_BY_KIND: readonly (readonly [RegExp, number])[] = [
  [/chilli$/, 80],
  [/extract$/, 15],
  [/vinegar$/, 250],
  [/sugar$|syrup$/, 260],
  [/oil$/, 1_000],
];
const SPICE_GRAMS_MAX = 25;
const ANY_GRAMS_MAX = 1_500;
const ALL_GRAMS_MAX = 2_500;
const ALL_GRAMS_MIN = 3;
/** Grams of pure alcohol in a serving: about five strong drinks. */
const ALCOHOL_GRAMS_MAX = 60;
const ALCOHOL_DENSITY = 0.79;

/** A quantity that is not an amount of anything. */
const NONSENSE = /(?:^|\s)-\s?\d|\b(?:nan|infinity|undefined|null|none)\b|∞|\d{7,}/;

const mostOf = (id: string): number =>
  MOST_OF.get(id) ??
  MOST_BY_KIND.find(([pattern]) => pattern.test(id))?.[1] ??
  (SPICES.has(id) ? SPICE_GRAMS_MAX : ANY_GRAMS_MAX);

/** Whether not all of it is eaten: cooking water, frying oil, ice. */
const isMedium = (id: string) => /^(?:water|ice)$|oil$|stock$/.test(id);

/** The amount of a line, weighed where the table has the data. */
export type WeighedLine = Pick<RecipeIngredient, 'id' | 'amount' | 'unit' | 'grams' | 'ml'>;

/** Servings are often a guess, and a batch of biscuits feeds more people than stated, so assume at least these. */
const PEOPLE_MIN = 8;
const PIECES_MAX = 60;
const TINY_MAX = 2;
/** Foods with a larger maximum are never used by the gram, so "1 g" of flour or meat is a misread kilogram. */
const BY_THE_SPOON_MAX = 200;
const AMOUNT_MAX = 1e5;

const SEASONINGS: ReadonlySet<string> = new Set(HERBS_SPICES.map(({ id }) => id));

const isTiny = ({ id, unit, grams, ml }: WeighedLine): boolean =>
  id !== undefined &&
  (unit === 'g' || unit === 'ml') &&
  (grams ?? ml ?? TINY_MAX) < TINY_MAX &&
  mostOf(id) > BY_THE_SPOON_MAX &&
  !SEASONINGS.has(id);

/**
 * For each line, whether its amount is implausible for its unit and food, so that it was probably misread: a cup of
 * baking powder, a gram of flour. For imported recipes, which are stored with a question instead of refused.
 */
export const questionableAmounts = (lines: readonly WeighedLine[], servings: number, steps: string): boolean[] => {
  const people = Math.max(servings, PEOPLE_MIN);
  const hasBed = SALT_BED.test(foldText(steps));
  return lines.map((line) => {
    const { id, amount, unit, grams, ml } = line;
    if (amount === undefined) return false;
    if (amount > AMOUNT_MAX || isTiny(line)) return true;
    if (unit === 'piece' && amount > PIECES_MAX * people) return true;
    const weight = grams ?? ml;
    return id !== undefined && weight !== undefined && weight / people > mostOf(id) && !(id === 'salt' && hasBed);
  });
};

/** The implausible amount of a recipe, worded for a repair; undefined when all are plausible. */
export const implausibleAmountIn = (
  lines: readonly LineFacts[],
  servings: number,
  steps: string,
): string | undefined => {
  let all = 0;
  let alcohol = 0;
  let isWeighed = false;
  for (const { wire, text, ids, grams, ml, amount } of lines) {
    const quantity = text.slice(0, Math.max(0, text.indexOf(wire.name)));
    if (NONSENSE.test(foldText(`${quantity} `)) || (amount !== undefined && amount > 1e5))
      return `${wire.name}: “${quantity.trim().slice(0, 40)}” is no amount`;
    const weight = grams ?? ml;
    // Only ingredients of the table have a weight.
    if (weight === undefined) continue;
    const id = ids[0]!;
    const each = weight / servings;
    const isBed = id === 'salt' && SALT_BED.test(foldText(steps));
    if (!isMedium(id) && !isBed) [all, isWeighed] = [all + each, true];
    if (each > mostOf(id) && !isBed) return `${wire.name}: ${Math.round(each)} g for one serving`;
    alcohol += ((ml ?? weight) / servings) * ((ingredientById(id)?.abv ?? 0) / 100) * ALCOHOL_DENSITY;
  }
  if (alcohol > ALCOHOL_GRAMS_MAX) return `${Math.round(alcohol)} g of alcohol in one serving`;
  if (all > ALL_GRAMS_MAX) return `${Math.round(all)} g of food for one serving`;
  if (isWeighed && all < ALL_GRAMS_MIN) return `${Math.round(all)} g of food for one serving`;
  return undefined;
};
