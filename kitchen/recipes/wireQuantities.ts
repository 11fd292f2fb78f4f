import type { Language, Unit } from '@contracts/vocabulary';
import { CONDIMENTS_OILS } from '../ingredients/condimentsOils';
import { HERBS_SPICES } from '../ingredients/herbsSpices';
import type { Ingredient } from '../ingredients/ingredient';
import { ingredientById } from '../ingredients/ingredientTable';
import { measuresOf } from '../measures/measures';
import { displayQuantity } from '../measures/units';
import { AS_NEEDED, TO_TASTE } from '../measures/unitWords';
import type { CorpusIngredient } from './recipeFormat';

/** The wire is metric, for the servings that are written. */
export const AS_WRITTEN = { factor: 1, system: 'metric' } as const;

const SEASONINGS: ReadonlySet<string> = new Set(
  [...HERBS_SPICES, ...CONDIMENTS_OILS].map(({ id }) => id).filter((id) => !/^(ice|water)$|oil$/.test(id)),
);

/** The quantity of an ingredient as metric text: "400 g", "2", or "to taste" without an amount. */
export const quantityText = (
  { id, amount, unit }: Pick<CorpusIngredient, 'id' | 'amount' | 'unit'>,
  language: Language,
): string =>
  displayQuantity(
    { id, amount, unit, name: id, quantity: (SEASONINGS.has(id) ? TO_TASTE : AS_NEEDED)[language] },
    { ...AS_WRITTEN, language },
  );

const tenths = (value: number) => Math.round(value * 10) / 10;

const LARGE_PIECE_GRAMS = 60;
const SOLID_DENSITY_MAX = 0.9;

/** Large pieces that are weighed are shown in ounces in America too: no cup of mozzarella balls. */
const isWeighedPiece = ({ pieceGrams = 0, density = 1 }: Ingredient, unit: Unit) =>
  (unit === 'g' || unit === 'kg') && pieceGrams >= LARGE_PIECE_GRAMS && density < SOLID_DENSITY_MAX;

/** Grams and millilitres to a tenth, which the browser needs for cups and ounces. */
export const wireMeasures = (id: string, amount: number, unit: Unit): { grams?: number; ml?: number } => {
  const row = ingredientById(id);
  if (!row) return {};
  const { grams, ml } = measuresOf(row, amount, unit);
  if (isWeighedPiece(row, unit)) return { grams };
  return { ...(grams !== undefined && { grams: tenths(grams) }), ...(ml !== undefined && { ml: tenths(ml) }) };
};
