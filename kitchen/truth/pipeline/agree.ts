import { ingredientById } from '../../ingredients/ingredientTable';
import { ingredientName } from '../../recipes/ingredientNames';
import { lineFacts, type LineFacts } from '../lineFacts';
import { stepsAgreement } from '../stepsAgree';
import { refuse, type Dish, type Mend } from './dish';
import { allergensFor, type DishAllergens } from './facts';

/** Herbs and ground spices have a lower density. Steps may leave several of them unmentioned. */
const SEASONING_DENSITY_MAX = 0.3;
const LINES_USED_MIN = 2;
const MAIN_GRAMS_MIN = 80;
const COOKED: ReadonlySet<string | undefined> = new Set(['meat', 'fish']);

const isSeasoning = ({ ids }: LineFacts): boolean =>
  ids.every((id) => (ingredientById(id)?.density ?? 1) <= SEASONING_DENSITY_MAX);

/** Whether it is certainly a plant without allergens. An animal product may be in the dish under another word. */
const mayBeLeftOff = ({ named, isGuess }: LineFacts): boolean =>
  !isGuess &&
  named.length > 0 &&
  named.every((id) => {
    const row = ingredientById(id);
    return row?.origin === 'plant' && !row.allergens;
  });

/** Meat or fish, and more of it than seasons a dish: a recipe that does not say how it is cooked is none. */
const isMain = ({ named, grams = 0 }: LineFacts): boolean =>
  grams >= MAIN_GRAMS_MIN && named.some((id) => COOKED.has(ingredientById(id)?.origin));

const withoutUnused = (lines: readonly LineFacts[], places: readonly number[], mend: Mend): readonly LineFacts[] => {
  if (places.length === 0) return lines;
  const unused = places.map((place) => lines[place]!);
  const names = unused.map(({ wire }) => wire.name);
  const isTooFewUsed = lines.length - unused.length < LINES_USED_MIN;
  if (isTooFewUsed || (unused.length > 1 && !unused.every(isSeasoning)))
    refuse('unused', `no step uses ${names.slice(0, 5).join(', ')}`);
  const main = unused.find(isMain);
  if (main) refuse('unused', `no step uses ${main.wire.name}`);
  const leftOff = unused.filter(mayBeLeftOff);
  mend('steps', `no step uses ${names.join(', ')}`, leftOff.length > 0 ? 'left off the list' : 'kept on the list');
  return lines.filter((line) => !leftOff.includes(line));
};

/**
 * Makes the list and the steps agree: refuses a draft whose steps use an unlisted ingredient that matters, removes
 * lines that no step uses, and adds forgotten plants. Removed lines still count for the allergens, because they may
 * be in the dish.
 */
export const agreed = (
  { ask: { language }, draft, lines, steps }: Dish,
  mend: Mend,
): { lines: readonly LineFacts[]; allergens: DishAllergens; besideIds: readonly string[] } => {
  const listedAllergens = allergensFor(lines, [], language).computed;
  const { missing, unused, forgotten, beside, besideIds } = stepsAgreement(lines, steps, listedAllergens, language);
  const [first] = missing;
  if (first) refuse('notListed', `step ${first.step + 1} uses “${first.words}”, which is not in the list`);
  const allergens = allergensFor(lines, [...draft.allergens, ...beside], language);
  const used = withoutUnused(lines, unused, mend);
  const added = forgotten.map(({ id }) => {
    const name = ingredientName(id, language);
    mend('steps', `a step uses ${name}, which is not in the list`, 'put on the list');
    return lineFacts({ name, quantity: '', note: '' }, language);
  });
  const suggested = [...new Set(beside)].filter((allergen) => !listedAllergens.includes(allergen));
  if (suggested.length > 0) mend('allergens', 'a step suggests something beside it', suggested.join(', '));
  return { lines: [...used, ...added], allergens, besideIds };
};
