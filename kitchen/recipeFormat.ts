import {
  DRINK_TYPES,
  MEAL_TYPES,
  UNITS,
  type RecipeCategory,
  type Subcategory,
  type Unit,
} from '@contracts/vocabulary';
import { parseSentence, SentenceFault, type SentenceToken } from './stepSentence';

/** The languages a recipe is written in; American English is made from British by a table of words. */
export const WRITTEN_LANGUAGES = ['en', 'es', 'fr'] as const;
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];

export interface CorpusIngredient {
  /** The recipe's own short name for it, used in sentences and in the picture. */
  key: string;
  /** Row of the ingredient table. */
  id: string;
  /** Absent: to taste. */
  amount?: number;
  unit?: Unit;
}

export interface PictureItem {
  kind: string;
  /** Key of the ingredient that justifies it; '-' for what is no food. */
  ingredient: string;
  /** '#rrggbb'. */
  colour?: string;
}

/** What the recipe's picture shows; drawn by the server. */
export interface PictureSpec {
  vessel: string;
  table: string;
  fill: { kind: string; colours: string[] };
  pieces: PictureItem[];
  garnish: PictureItem[];
  props: PictureItem[];
}

export interface CorpusText {
  title: string;
  description: string;
  /** How an ingredient is prepared, by key. */
  notes: Record<string, string>;
  steps: SentenceToken[][];
}

/** A recipe of the corpus as plain JSON: facts once, texts per language. */
export interface CorpusRecipe {
  slug: string;
  /** Only where a renamed slug keeps its old id. */
  id?: number;
  category: RecipeCategory;
  subcategory: Subcategory;
  cuisine: string;
  servings: number;
  /** Minutes from start to plate. */
  prepTime: number;
  /** 1 to 100. */
  popularity: number;
  ingredients: CorpusIngredient[];
  /** Seconds of each step, and the oven's temperature in °C where it has one. */
  steps: { time: number; temp?: number }[];
  picture: PictureSpec;
  text: Record<WrittenLanguage, CorpusText>;
}

/** A recipe file that cannot be used; `path` leads to the fault, as in `fr.steps.2`. */
export class RecipeFault extends Error {
  constructor(
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown, path: string): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RecipeFault(path, 'must be a map of names to values');
  return value as Fields;
};
const listOf = (value: unknown, path: string): unknown[] => {
  if (!Array.isArray(value)) throw new RecipeFault(path, 'must be a list');
  return value;
};
const textOf = (value: unknown, path: string): string => {
  if (typeof value !== 'string' || value.trim() === '') throw new RecipeFault(path, 'must be a text');
  return value.trim();
};
const numberOf = (value: unknown, path: string, least: number, most: number): number => {
  if (typeof value !== 'number' || !(value >= least && value <= most))
    throw new RecipeFault(path, `must be a number from ${least} to ${most}`);
  return value;
};

const isUnit = (word: string): word is Unit => (UNITS as readonly string[]).includes(word);

const LINE = /^([a-z][a-z0-9-]*)(?:, (\d+(?:\.\d+)?)(?: ([a-z]+))?)?$/;

const ingredientOf = (key: string, value: unknown): CorpusIngredient => {
  const path = `ingredients.${key}`;
  const line = LINE.exec(textOf(value, path));
  if (!line) throw new RecipeFault(path, 'must read "ingredient-id, amount unit"');
  const [, id = '', amount, unit = 'piece'] = line;
  if (amount === undefined) return { key, id };
  if (!isUnit(unit)) throw new RecipeFault(path, `"${unit}" is no unit; the units are ${UNITS.join(' ')}`);
  return { key, id, amount: Number(amount), unit };
};

const ITEM = /^([a-z-]+) (-|[a-zA-Z][a-zA-Z0-9]*)(?: ([0-9a-f]{6}))?$/;

const itemsOf = (value: unknown, path: string): PictureItem[] =>
  listOf(value ?? [], path).map((line, i) => {
    const item = ITEM.exec(textOf(line, `${path}.${i}`));
    if (!item) throw new RecipeFault(`${path}.${i}`, 'must read "kind key" or "kind key rrggbb"');
    const [, kind = '', ingredient = '', colour] = item;
    return { kind, ingredient, ...(colour !== undefined && { colour: `#${colour}` }) };
  });

const pictureOf = (value: unknown): PictureSpec => {
  const { vessel, table, fill, pieces, garnish, props } = fieldsOf(value, 'picture');
  const [kind = '', ...colours] = textOf(fill, 'picture.fill').split(/\s+/);
  const wrong = colours.find((colour) => !/^[0-9a-f]{6}$/.test(colour));
  if (wrong !== undefined) throw new RecipeFault('picture.fill', `"${wrong}" is no colour of the form rrggbb`);
  return {
    vessel: textOf(vessel, 'picture.vessel'),
    table: textOf(table, 'picture.table'),
    fill: { kind, colours: colours.map((colour) => `#${colour}`) },
    pieces: itemsOf(pieces, 'picture.pieces'),
    garnish: itemsOf(garnish, 'picture.garnish'),
    props: itemsOf(props, 'picture.props'),
  };
};

const sentenceOf = (value: unknown, path: string): SentenceToken[] => {
  try {
    return parseSentence(textOf(value, path));
  } catch (fault) {
    if (fault instanceof SentenceFault) throw new RecipeFault(path, fault.message);
    throw fault;
  }
};

const languageOf = (value: unknown, language: WrittenLanguage): CorpusText => {
  const { title, description, notes, steps } = fieldsOf(value, language);
  return {
    title: textOf(title, `${language}.title`),
    description: textOf(description, `${language}.description`),
    notes: Object.fromEntries(
      Object.entries(fieldsOf(notes ?? {}, `${language}.notes`)).map(([key, note]) => [
        key,
        textOf(note, `${language}.notes.${key}`),
      ]),
    ),
    steps: listOf(steps, `${language}.steps`).map((step, i) => sentenceOf(step, `${language}.steps.${i}`)),
  };
};

/**
 * Reads the parsed YAML of a recipe file. Only its form is judged here; `recipeChecks` judges the rest.
 * @throws RecipeFault at the first part that has the wrong form
 */
export const parseRecipeFile = (file: unknown, slug: string, category: RecipeCategory): CorpusRecipe => {
  const { id, subcategory, cuisine, servings, prepTime, popularity, ingredients, steps, picture, ...rest } = fieldsOf(
    file,
    '',
  );
  const allowed: readonly Subcategory[] = (category === 'Meals' ? MEAL_TYPES : DRINK_TYPES).filter(
    (name) => name !== 'All',
  );
  const known = allowed.find((name) => name === subcategory);
  if (!known) throw new RecipeFault('subcategory', `must be one of ${allowed.join(', ')}`);
  return {
    slug,
    ...(id !== undefined && { id: numberOf(id, 'id', 1, Number.MAX_SAFE_INTEGER) }),
    category,
    subcategory: known,
    cuisine: textOf(cuisine, 'cuisine'),
    servings: numberOf(servings, 'servings', 1, 100),
    prepTime: numberOf(prepTime, 'prepTime', 1, 10_000),
    popularity: numberOf(popularity, 'popularity', 1, 100),
    ingredients: Object.entries(fieldsOf(ingredients, 'ingredients')).map(([key, line]) => ingredientOf(key, line)),
    steps: listOf(steps, 'steps').map((step, i) => {
      const { time, temp } = fieldsOf(step, `steps.${i}`);
      return {
        time: numberOf(time, `steps.${i}`, 60, 7 * 86_400),
        ...(temp !== undefined && { temp: numberOf(temp, `steps.${i}`, 40, 300) }),
      };
    }),
    picture: pictureOf(picture),
    text: {
      en: languageOf(rest.en, 'en'),
      es: languageOf(rest.es, 'es'),
      fr: languageOf(rest.fr, 'fr'),
    },
  };
};
