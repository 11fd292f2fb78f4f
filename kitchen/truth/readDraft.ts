import { DRAFT_LIMITS } from '@contracts/recipeDraft';
import type { Correction } from '@contracts/truth';
import { isObject, listOf, minutesOf, NAMES, numberOf, textOf, valueOf, WRAPPED } from './draft/draftFields';
import { DraftRefusal } from './draft/draftRefusal';
import { plainSentence } from './plainSentence';

/** A draft as plain texts and numbers, before any check. */
export interface ReadDraft {
  title: string;
  description: string;
  category: string;
  subcategory: string;
  cuisine: string;
  /** Undefined when the draft states no number. */
  servings?: number;
  minutes?: number;
  ingredients: { quantity: string; name: string; note: string }[];
  /** Minutes from the time field. The sentence may say otherwise. */
  steps: { text: string; minutes?: number }[];
  allergens: string[];
  /** kcal per serving, if the model claims any. */
  calories?: number;
  corrections: Correction[];
}

/** Maximum length of one text. Longer ones are cut. */
const ONE_TEXT_MAX = 2_500;

const cutAt = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const start = text.slice(0, max);
  const sentence = start.lastIndexOf('. ');
  if (sentence > max / 3) return start.slice(0, sentence + 1);
  return start.slice(0, Math.max(start.lastIndexOf(' '), max / 2)).trimEnd();
};

/** Makes texts plain, cuts them to their size and records each correction. */
const createReader = (corrections: Correction[]) => {
  const mend = (check: Correction['check'], was: string, now: string) => {
    if (corrections.length < 40) corrections.push({ check, was, now });
  };
  const plain = (value: unknown, path: string, kind: 'sentences' | 'parts'): string => {
    const { text, wasMarked } = plainSentence(textOf(value).slice(0, ONE_TEXT_MAX), kind);
    if (wasMarked) mend('plain', `${path} with markup, an address or hidden marks`, 'plain text');
    return text;
  };
  return { mend, plain };
};

const BULLET = /^(?:[-–—*•·▢□◦✓]+\s*|\d{1,2}[.)]\s+(?=\p{L}))+/u;

const ingredientOf = (value: unknown, path: string, plain: ReturnType<typeof createReader>['plain']) => {
  if (!isObject(value))
    return { quantity: '', name: plain(textOf(value).replace(BULLET, ''), path, 'parts'), note: '' };
  const amount = [valueOf(value, NAMES.quantity), valueOf(value, NAMES.unit)].map(textOf).join(' ');
  return {
    name: plain(valueOf(value, NAMES.item), `${path}.name`, 'parts'),
    quantity: plain(amount, `${path}.quantity`, 'parts'),
    note: plain(valueOf(value, NAMES.note), `${path}.note`, 'parts'),
  };
};

const refuseWhere = (isTooMuch: boolean, detail: string) => {
  if (isTooMuch) throw new DraftRefusal('tooMuch', detail);
};

type Reader = ReturnType<typeof createReader>;

const readTitle = (fields: Record<string, unknown>, { mend, plain }: Reader): string => {
  const full = plain(valueOf(fields, NAMES.title), 'title', 'parts');
  const title = cutAt(full, DRAFT_LIMITS.title).replace(/[\s,;:]+$/, '');
  if (title.length < full.length - 1)
    mend('form', `a title of ${full.length} characters`, `${title.length} characters`);
  if (!/\p{L}/u.test(title)) throw new DraftRefusal('noTitle', 'it has no title');
  return title;
};

const readDescription = (fields: Record<string, unknown>, { mend, plain }: Reader): string => {
  const full = plain(valueOf(fields, NAMES.description), 'description', 'sentences');
  const description = cutAt(full, DRAFT_LIMITS.description);
  if (description !== full) mend('form', `a description of ${full.length} characters`, 'cut');
  return description;
};

const readIngredients = (fields: Record<string, unknown>, { mend, plain }: Reader): ReadDraft['ingredients'] => {
  const { ingredients: most, ingredient: longest } = DRAFT_LIMITS;
  const lines = listOf(valueOf(fields, NAMES.ingredients));
  refuseWhere(lines.length > most, `it has ${lines.length} ingredients, more than ${most}`);
  const ingredients = lines
    .map((line, i) => ingredientOf(line, `ingredients[${i}]`, plain))
    .filter(({ name }) => /\p{L}/u.test(name));
  const once = ingredients.filter(
    (line, i) => ingredients.findIndex((other) => JSON.stringify(other) === JSON.stringify(line)) === i,
  );
  if (once.length < ingredients.length) mend('form', `${ingredients.length - once.length} lines twice`, 'left out');
  if (once.length === 0) throw new DraftRefusal('noIngredients', 'it has no ingredients');
  once.forEach(({ name, note, quantity }, i) =>
    refuseWhere(name.length + note.length + quantity.length > 2 * longest, `ingredients[${i}] is a whole text`),
  );
  return once;
};

const stepOf = (step: unknown, path: string, plain: Reader['plain']): ReadDraft['steps'][number] => {
  const text = plain(isObject(step) ? valueOf(step, NAMES.text) : textOf(step).replace(BULLET, ''), path, 'sentences');
  const minutes = isObject(step) ? minutesOf(valueOf(step, NAMES.minutes)) : undefined;
  return { text, ...(minutes !== undefined && { minutes }) };
};

const readSteps = (fields: Record<string, unknown>, { mend, plain }: Reader): ReadDraft['steps'] => {
  const { steps: most, step: longest } = DRAFT_LIMITS;
  const said = listOf(valueOf(fields, NAMES.steps));
  refuseWhere(said.length > most * 4, `it has ${said.length} steps, more than ${most}`);
  const all = said.map((step, i) => stepOf(step, `steps[${i}]`, plain)).filter(({ text }) => /\p{L}/u.test(text));
  // A small model says a sentence again; a cook does the same thing twice only after something else.
  const steps = all.filter(({ text }, i) => text !== all[i - 1]?.text);
  refuseWhere(all.length > most, `it has ${all.length} steps, more than ${most}`);
  if (steps.length === 0) throw new DraftRefusal('noSteps', 'it has no steps');
  if (all.length < said.length) mend('form', `${said.length - all.length} empty steps`, 'left out');
  if (steps.length < all.length) mend('form', `${all.length - steps.length} steps twice`, 'left out');
  steps.forEach(({ text }, i) =>
    refuseWhere(text.length > longest, `steps[${i}] has ${text.length} characters, more than ${longest}`),
  );
  return steps;
};

/** The numbers that the draft states. */
const readNumbers = (fields: Record<string, unknown>): Pick<ReadDraft, 'servings' | 'minutes' | 'calories'> => {
  const servings = numberOf(valueOf(fields, NAMES.servings));
  const minutes = minutesOf(valueOf(fields, NAMES.minutes));
  const nutrition = valueOf(fields, NAMES.nutrition);
  const calories = numberOf(
    valueOf(fields, NAMES.calories) ?? (isObject(nutrition) ? valueOf(nutrition, NAMES.calories) : undefined),
  );
  return {
    ...(servings !== undefined && { servings }),
    ...(minutes !== undefined && { minutes }),
    ...(calories !== undefined && { calories }),
  };
};

const readAllergens = (fields: Record<string, unknown>): string[] =>
  listOf(valueOf(fields, NAMES.allergens))
    .slice(0, 30)
    .map((name) => plainSentence(textOf(name).slice(0, 200), 'parts').text.slice(0, 60))
    .filter(Boolean);

/**
 * Reads a model's recipe under any usual field names and in any usual shape.
 * @throws DraftRefusal when it is not a recipe, or too large
 */
export const readDraft = (value: unknown): ReadDraft => {
  if (!isObject(value)) throw new DraftRefusal('unreadable', 'it is not an object');
  const inner = valueOf(value, WRAPPED);
  const fields = isObject(inner) ? inner : value;
  const corrections: Correction[] = [];
  const reader = createReader(corrections);
  return {
    title: readTitle(fields, reader),
    description: readDescription(fields, reader),
    ingredients: readIngredients(fields, reader),
    steps: readSteps(fields, reader),
    category: textOf(valueOf(fields, NAMES.category)).slice(0, 60),
    subcategory: textOf(valueOf(fields, NAMES.subcategory)).slice(0, 60),
    cuisine: reader.plain(valueOf(fields, NAMES.cuisine), 'cuisine', 'parts').slice(0, 60),
    allergens: readAllergens(fields),
    ...readNumbers(fields),
    corrections,
  };
};
