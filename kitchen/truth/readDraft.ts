import { DRAFT_LIMITS } from '@contracts/recipeDraft';
import type { Correction } from '@contracts/truth';
import { foldText } from '../foldWord';
import { plainSentence } from './plainSentence';
import type { TruthFault } from './types';

/** A draft as plain texts and numbers, with nothing judged yet. */
export interface ReadDraft {
  title: string;
  description: string;
  category: string;
  subcategory: string;
  cuisine: string;
  /** Undefined where nothing was said that is a number. */
  servings?: number;
  minutes?: number;
  ingredients: { quantity: string; name: string; note: string }[];
  /** Minutes as the field says them; what the sentence says is another matter. */
  steps: { text: string; minutes?: number }[];
  allergens: string[];
  /** kcal a serving, where the model claims any. */
  calories?: number;
  corrections: Correction[];
}

/** Why a value is no draft. */
export class DraftRefusal extends Error {
  constructor(
    readonly kind: TruthFault,
    readonly detail: string,
  ) {
    super(detail);
    this.name = 'DraftRefusal';
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names that models use for our fields, folded and without marks between words. */
const NAMES = {
  title: ['title', 'name', 'recipename', 'recipetitle', 'titulo', 'nombre', 'titre', 'nom', 'dish'],
  description: ['description', 'summary', 'intro', 'descripcion', 'resumen', 'resume'],
  category: ['category', 'type', 'categoria', 'categorie'],
  subcategory: ['subcategory', 'mealtype', 'meal', 'course', 'subcategoria', 'souscategorie'],
  cuisine: ['cuisine', 'recipecuisine', 'cocina'],
  servings: ['servings', 'serves', 'yield', 'recipeyield', 'portions', 'porciones', 'raciones', 'personas', 'personnes'],
  minutes: ['minutes', 'totaltime', 'totalminutes', 'preptime', 'time', 'duration', 'minutos', 'tiempo', 'duree', 'temps'],
  ingredients: ['ingredients', 'recipeingredient', 'recipeingredients', 'ingredientes', 'ingredientlist'],
  steps: ['steps', 'instructions', 'method', 'directions', 'recipeinstructions', 'preparation', 'pasos', 'instrucciones', 'preparacion', 'etapes', 'procedure'],
  allergens: ['allergens', 'allergenes', 'alergenos'],
  calories: ['calories', 'kcal', 'calorias', 'caloriesperserving'],
  nutrition: ['nutrition', 'nutritionalinfo', 'nutritioninfo', 'nutritionfacts', 'nutricion'],
  item: ['name', 'ingredient', 'item', 'food', 'nombre', 'nom', 'ingrediente', 'product'],
  quantity: ['quantity', 'amount', 'qty', 'cantidad', 'quantite', 'measure'],
  unit: ['unit', 'units', 'unidad', 'unite'],
  note: ['note', 'notes', 'preparation', 'prep', 'nota', 'preparacion'],
  text: ['text', 'step', 'instruction', 'description', 'paso', 'etape', 'texto', 'texte', 'action'],
} as const satisfies Record<string, readonly string[]>; // prettier-ignore

const keyOf = (name: string) => foldText(name).replace(/[^a-z]/g, '');

const valueOf = (fields: Fields, names: readonly string[]): unknown => {
  const own = new Map(Object.keys(fields).slice(0, 60).map((name) => [keyOf(name), name])); // prettier-ignore
  const found = names.map((name) => own.get(name)).find((name) => name !== undefined);
  return found === undefined ? undefined : fields[found];
};

const TEXT_READ_MAX = 20_000;
/** No single text of a recipe is longer; what is cut off here was too much anyway. */
const ONE_TEXT_MAX = 2_500;

const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value.slice(0, TEXT_READ_MAX);
  return typeof value === 'number' ? String(value) : '';
};

const ISO_DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/i;

const fromIso = (text: string): number | undefined => {
  const [whole, days = 0, hours = 0, minutes = 0] = ISO_DURATION.exec(text) ?? [];
  return whole === undefined || whole.length < 3
    ? undefined
    : Number(days) * 1440 + Number(hours) * 60 + Number(minutes);
};

/** The first number of a value; "1 h 30" and ISO durations count as minutes. */
const numberOf = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (Array.isArray(value)) return numberOf(value[0]);
  if (typeof value !== 'string') return undefined;
  const text = value.slice(0, 100).trim();
  const duration = fromIso(text);
  if (duration !== undefined) return duration;
  const hours = /^(\d+(?:[.,]\d+)?)\s*h(?:ours?|oras?|eures?|r|rs)?\s*(\d{1,2})?/i.exec(text);
  if (hours) return Number(hours[1]!.replace(',', '.')) * 60 + Number(hours[2] ?? 0);
  const found = /-?\d+(?:[.,]\d+)?/.exec(text)?.[0];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
};

/** A list as it is, an object by number, or a text with a line for each. */
const listOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return value.slice(0, TEXT_READ_MAX).split(/\r?\n/).filter((line) => line.trim()); // prettier-ignore
  return isObject(value) ? Object.values(value) : [];
};

const cutAt = (text: string, max: number): string => {
  if (text.length <= max) return text;
  const start = text.slice(0, max);
  const sentence = start.lastIndexOf('. ');
  if (sentence > max / 3) return start.slice(0, sentence + 1);
  return start.slice(0, Math.max(start.lastIndexOf(' '), max / 2)).trimEnd();
};

/** Makes texts plain and within their size, and keeps a note of each that was changed. */
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

/**
 * Reads what a model wrote as a recipe, under whatever names and in whatever shape it came.
 * @throws DraftRefusal where it is none, or too much of one
 */
export const readDraft = (value: unknown): ReadDraft => {
  if (!isObject(value)) throw new DraftRefusal('unreadable', 'it is not an object');
  const inner = valueOf(value, ['recipe', 'receta', 'recette']);
  const fields = isObject(inner) ? inner : value;
  const corrections: Correction[] = [];
  const { mend, plain } = createReader(corrections);

  const fullTitle = plain(valueOf(fields, NAMES.title), 'title', 'parts');
  const title = cutAt(fullTitle, DRAFT_LIMITS.title);
  if (title !== fullTitle) mend('form', `a title of ${fullTitle.length} characters`, `${title.length} characters`);
  if (!/\p{L}/u.test(title)) throw new DraftRefusal('noTitle', 'it has no title');

  const fullDescription = plain(valueOf(fields, NAMES.description), 'description', 'sentences');
  const description = cutAt(fullDescription, DRAFT_LIMITS.description);
  if (description !== fullDescription) mend('form', `a description of ${fullDescription.length} characters`, 'cut');

  const lines = listOf(valueOf(fields, NAMES.ingredients));
  const { ingredients: most, steps: mostSteps, step: longest, ingredient: longestLine } = DRAFT_LIMITS;
  refuseWhere(lines.length > most, `it has ${lines.length} ingredients, more than ${most}`);
  const ingredients = lines
    .map((line, i) => ingredientOf(line, `ingredients[${i}]`, plain))
    .filter(({ name }) => /\p{L}/u.test(name));
  if (ingredients.length === 0) throw new DraftRefusal('noIngredients', 'it has no ingredients');
  ingredients.forEach(({ name, note, quantity }, i) =>
    refuseWhere(name.length + note.length + quantity.length > 2 * longestLine, `ingredients[${i}] is a whole text`),
  );

  const said = listOf(valueOf(fields, NAMES.steps));
  refuseWhere(said.length > mostSteps * 4, `it has ${said.length} steps, more than ${mostSteps}`);
  const steps = said
    .map((step, i) => {
      const text = plain(isObject(step) ? valueOf(step, NAMES.text) : textOf(step).replace(BULLET, ''), `steps[${i}]`, 'sentences'); // prettier-ignore
      const minutes = isObject(step) ? numberOf(valueOf(step, NAMES.minutes)) : undefined;
      return { text, ...(minutes !== undefined && { minutes }) };
    })
    .filter(({ text }) => /\p{L}/u.test(text));
  refuseWhere(steps.length > mostSteps, `it has ${steps.length} steps, more than ${mostSteps}`);
  if (steps.length === 0) throw new DraftRefusal('noSteps', 'it has no steps');
  if (steps.length < said.length) mend('form', `${said.length - steps.length} empty steps`, 'left out');
  steps.forEach(({ text }, i) => refuseWhere(text.length > longest, `steps[${i}] has ${text.length} characters, more than ${longest}`)); // prettier-ignore

  const servingsSaid = valueOf(fields, NAMES.servings);
  const servings = numberOf(servingsSaid);
  const minutes = numberOf(valueOf(fields, NAMES.minutes));
  const nutrition = valueOf(fields, NAMES.nutrition);
  const calories = numberOf(valueOf(fields, NAMES.calories) ?? (isObject(nutrition) ? valueOf(nutrition, NAMES.calories) : undefined)); // prettier-ignore
  return {
    title,
    description,
    category: textOf(valueOf(fields, NAMES.category)).slice(0, 60),
    subcategory: textOf(valueOf(fields, NAMES.subcategory)).slice(0, 60),
    cuisine: plain(valueOf(fields, NAMES.cuisine), 'cuisine', 'parts').slice(0, 60),
    ...(servings !== undefined && { servings }),
    ...(minutes !== undefined && { minutes }),
    ingredients,
    steps,
    allergens: listOf(valueOf(fields, NAMES.allergens))
      .slice(0, 30)
      .map((name) => plainSentence(textOf(name).slice(0, 200), 'parts').text.slice(0, 60))
      .filter(Boolean),
    ...(calories !== undefined && { calories }),
    corrections,
  };
};

const LISTS = ['recipes', 'recetas', 'recettes', 'suggestions', 'results', 'items', 'drafts', 'dishes', 'meals', 'drinks']; // prettier-ignore
const WRAPPERS = ['data', 'result', 'response', 'answer', 'output', 'arguments', 'content', 'recipesresponse'];
const TEXT_MAX = 400_000;
const DEPTH_MAX = 6;

const looksLikeDraft = (fields: Fields): boolean =>
  valueOf(fields, NAMES.ingredients) !== undefined || valueOf(fields, NAMES.steps) !== undefined;

/**
 * The drafts in a value: an array, one draft, or what holds them under a usual name, encoded once more or not.
 * @throws DraftRefusal where there are none
 */
export const draftsIn = (value: unknown, depth = 0): unknown[] => {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') {
    if (value.length > TEXT_MAX) throw new DraftRefusal('tooMuch', `the answer has ${value.length} characters`);
    try {
      return draftsIn(JSON.parse(value), depth + 1);
    } catch (error) {
      if (error instanceof DraftRefusal) throw error;
      throw new DraftRefusal('unreadable', 'the answer is no JSON');
    }
  }
  if (!isObject(value) || depth > DEPTH_MAX) throw new DraftRefusal('unreadable', 'the answer has no recipes');
  const list = valueOf(value, LISTS);
  if (list !== undefined && list !== null) return isObject(list) ? Object.values(list) : draftsIn(list, depth + 1);
  if (looksLikeDraft(value) || valueOf(value, ['recipe', 'receta', 'recette']) !== undefined) return [value];
  const inner = valueOf(value, WRAPPERS);
  if (inner !== undefined) return draftsIn(inner, depth + 1);
  throw new DraftRefusal('unreadable', 'the answer has no recipes');
};
