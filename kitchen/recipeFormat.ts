import { RECIPE_INGREDIENTS_MAX, RECIPE_STEPS_MAX, RECIPE_TEXT_MAX, RECIPE_TITLE_MAX } from '@contracts/limits';
import { SUBCATEGORIES_OF, type RecipeCategory, type Subcategory, type Unit } from '@contracts/vocabulary';
import { recipeIdOf } from './recipeId';
import { parseAmount, parseSentence, SentenceFault, type SentenceToken } from './stepSentence';

/** The languages that recipe files are written in; the American text is made from the British one. */
export const WRITTEN_LANGUAGES = ['en', 'es', 'fr'] as const;
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];

/** A thing that is drawn because the recipe has it: `ingredient` is the recipe's own key for it, or '-' for a straw. */
export interface PictureItem {
  kind: string;
  ingredient: string;
  /** '#rrggbb'; without it the kind's usual colour. */
  colour?: string;
}

/** What the picture of the dish shows. Words are not checked here: `recipeChecks` knows the vocabulary. */
export interface PictureSpec {
  vessel: string;
  table: string;
  /** One to three colours as '#rrggbb'. */
  fill: { kind: string; colours: string[] };
  pieces: PictureItem[];
  garnish: PictureItem[];
  props: PictureItem[];
}

export interface CorpusIngredient {
  /** The recipe's own short name for it. */
  key: string;
  /** Its id in the ingredient table. */
  id: string;
  /** Amount and unit are both there, or both missing: then it is to taste. */
  amount?: number;
  unit?: Unit;
}

export interface CorpusStep {
  /** Seconds. */
  time: number;
  /** Oven temperature in °C. */
  temp?: number;
}

export interface CorpusText {
  title: string;
  description: string;
  /** How an ingredient is prepared, by the recipe's key. */
  notes: Record<string, string>;
  steps: SentenceToken[][];
}

/** A recipe that came with the program: its facts once, its texts in every written language. Plain JSON. */
export interface CorpusRecipe {
  id: number;
  slug: string;
  category: RecipeCategory;
  subcategory: Subcategory;
  /** English adjective: "Tunisian". */
  cuisine: string;
  servings: number;
  /** Minutes, from start to plate. */
  prepTime: number;
  /** 1 to 100: how well known and loved. */
  popularity: number;
  ingredients: CorpusIngredient[];
  steps: CorpusStep[];
  picture: PictureSpec;
  text: Record<WrittenLanguage, CorpusText>;
}

/** What is wrong with a recipe, and where: `path` is like `fr.steps[2]`, empty for the file as a whole. */
export class RecipeFault extends Error {
  constructor(
    readonly slug: string,
    readonly path: string,
    readonly reason: string,
  ) {
    super(`${slug}${path && ` ${path}`}: ${reason}`);
    this.name = 'RecipeFault';
  }
}

const NOTE_MAX = 200;
const CUISINE_MAX = 60;
const SERVINGS_MAX = 100;
const PREP_MINUTES_MAX = 10_000;

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a parsed file field by field. A fault is noted and an empty value goes on, so that one run finds them all. */
class FieldReader {
  readonly faults: RecipeFault[] = [];

  constructor(private readonly slug: string) {}

  fault(path: string, reason: string) {
    this.faults.push(new RecipeFault(this.slug, path, reason));
  }

  fields(value: unknown, path: string, known?: readonly string[]): Fields {
    if (!isFields(value)) {
      this.fault(path, 'is no block of fields');
      return {};
    }
    const strange = known ? Object.keys(value).filter((name) => !known.includes(name)) : [];
    for (const name of strange) this.fault(path ? `${path}.${name}` : name, 'is no field of a recipe file');
    return value;
  }

  list(value: unknown, path: string, max: number): unknown[] {
    if (!Array.isArray(value)) this.fault(path, 'is no list');
    else if (value.length > max) this.fault(path, `has ${value.length} entries, at most ${max} are allowed`);
    else return value;
    return [];
  }

  text(value: unknown, path: string, max: number): string {
    if (typeof value !== 'string' || value.trim() === '') this.fault(path, 'is no text');
    else if (value.length > max) this.fault(path, `is longer than ${max} characters`);
    else if (/\s{2}|\n/.test(value.trim())) this.fault(path, 'has two spaces or a line break in it');
    else return value.trim();
    return '';
  }

  number(value: unknown, path: string, min: number, max: number): number {
    if (typeof value === 'number' && value >= min && value <= max) return value;
    this.fault(path, `is no number from ${min} to ${max}`);
    return min;
  }

  whole(value: unknown, path: string, min: number, max: number): number {
    const number = this.number(value, path, min, max);
    if (!Number.isInteger(number)) this.fault(path, 'is no whole number');
    return number;
  }
}

const readIngredients = (reader: FieldReader, value: unknown): CorpusIngredient[] => {
  const lines = Object.entries(reader.fields(value, 'ingredients'));
  if (lines.length === 0 || lines.length > RECIPE_INGREDIENTS_MAX)
    reader.fault('ingredients', `has ${lines.length} ingredients`);
  return lines.map(([key, line]) => {
    const path = `ingredients.${key}`;
    if (!/^[A-Za-z][A-Za-z0-9]*$/.test(key) || key === 'temp')
      reader.fault(path, 'a key is letters and digits, and not “temp”');
    const [id = '', ...quantity] = reader.text(line, path, NOTE_MAX).split(',');
    if (!/^[a-z][a-z0-9-]*$/.test(id)) reader.fault(path, `“${id}” is no ingredient id`);
    if (quantity.length === 0) return { key, id };
    const amount = parseAmount(quantity.join(','));
    if (!amount) reader.fault(path, `“${quantity.join(',').trim()}” is no quantity with a known unit`);
    return { key, id, ...amount };
  });
};

const readSteps = (reader: FieldReader, value: unknown): CorpusStep[] => {
  const steps = reader.list(value, 'steps', RECIPE_STEPS_MAX);
  if (steps.length === 0) reader.fault('steps', 'is empty');
  return steps.map((step, index) => {
    const path = `steps[${index}]`;
    const { time, temp } = reader.fields(step, path, ['time', 'temp']);
    return {
      time: reader.whole(time, `${path}.time`, 60, 86_400),
      ...(temp !== undefined && { temp: reader.whole(temp, `${path}.temp`, 40, 350) }),
    };
  });
};

const COLOUR = /^[0-9a-f]{6}$/i;

const readColour = (reader: FieldReader, path: string, digits: string): string => {
  if (!COLOUR.test(digits)) reader.fault(path, `“${digits}” is no colour of six hexadecimal digits`);
  return `#${digits.toLowerCase()}`;
};

const readPictureItems = (reader: FieldReader, value: unknown, path: string, max: number): PictureItem[] =>
  value === undefined
    ? []
    : reader.list(value, path, max).map((item, index) => {
        const at = `${path}[${index}]`;
        const [kind = '', ingredient = '', colour, ...rest] = reader.text(item, at, NOTE_MAX).split(' ');
        if (ingredient === '' || rest.length > 0) reader.fault(at, 'is not “kind key” or “kind key colour”');
        return { kind, ingredient, ...(colour !== undefined && { colour: readColour(reader, at, colour) }) };
      });

const readPicture = (reader: FieldReader, value: unknown): PictureSpec => {
  const picture = reader.fields(value, 'picture', ['vessel', 'table', 'fill', 'pieces', 'garnish', 'props']);
  const [kind = '', ...colours] = reader.text(picture.fill, 'picture.fill', NOTE_MAX).split(' ');
  if (colours.length < 1 || colours.length > 3) reader.fault('picture.fill', 'needs one to three colours');
  return {
    vessel: reader.text(picture.vessel, 'picture.vessel', NOTE_MAX),
    table: reader.text(picture.table, 'picture.table', NOTE_MAX),
    fill: { kind, colours: colours.map((digits) => readColour(reader, 'picture.fill', digits)) },
    pieces: readPictureItems(reader, picture.pieces, 'picture.pieces', 5),
    garnish: readPictureItems(reader, picture.garnish, 'picture.garnish', 3),
    props: readPictureItems(reader, picture.props, 'picture.props', 2),
  };
};

const readSentence = (reader: FieldReader, value: unknown, path: string): SentenceToken[] => {
  const sentence = reader.text(value, path, RECIPE_TEXT_MAX);
  try {
    return parseSentence(sentence);
  } catch (cause) {
    if (!(cause instanceof SentenceFault)) throw cause;
    reader.fault(path, cause.message);
    return [];
  }
};

const readText = (reader: FieldReader, value: unknown, language: WrittenLanguage, stepCount: number): CorpusText => {
  const text = reader.fields(value, language, ['title', 'description', 'notes', 'steps']);
  const steps = reader.list(text.steps, `${language}.steps`, RECIPE_STEPS_MAX);
  if (steps.length !== stepCount)
    reader.fault(`${language}.steps`, `has ${steps.length} sentences for ${stepCount} steps`);
  return {
    title: reader.text(text.title, `${language}.title`, RECIPE_TITLE_MAX),
    description: reader.text(text.description, `${language}.description`, RECIPE_TEXT_MAX),
    notes: Object.fromEntries(
      Object.entries(reader.fields(text.notes ?? {}, `${language}.notes`)).map(([key, note]) => [
        key,
        reader.text(note, `${language}.notes.${key}`, NOTE_MAX),
      ]),
    ),
    steps: steps.map((sentence, index) => readSentence(reader, sentence, `${language}.steps[${index}]`)),
  };
};

const FIELDS = [
  ...['id', 'subcategory', 'cuisine', 'servings', 'prepTime', 'popularity', 'ingredients', 'steps', 'picture'],
  ...WRITTEN_LANGUAGES,
];

/**
 * Reads a recipe file that YAML has parsed, and says everything that is wrong with its form. The recipe is whole only
 * when there are no faults. What its words mean (known ingredients, the same placeholders) is for `checkRecipe`.
 */
export const readRecipeFile = (
  file: unknown,
  slug: string,
  category: RecipeCategory,
): { recipe: CorpusRecipe; faults: RecipeFault[] } => {
  const reader = new FieldReader(slug);
  const fields = reader.fields(file, '', FIELDS);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    reader.fault('', 'a file is named in lower-case letters, digits and hyphens');

  const subcategories: readonly Subcategory[] = SUBCATEGORIES_OF[category].filter((name) => name !== 'All');
  const subcategory = subcategories.find((name) => name === fields.subcategory);
  if (!subcategory) reader.fault('subcategory', `is none of ${subcategories.join(', ')}`);

  const steps = readSteps(reader, fields.steps);
  const recipe: CorpusRecipe = {
    id: fields.id === undefined ? recipeIdOf(slug) : reader.whole(fields.id, 'id', 1, Number.MAX_SAFE_INTEGER),
    slug,
    category,
    subcategory: subcategory ?? 'None',
    cuisine: reader.text(fields.cuisine, 'cuisine', CUISINE_MAX),
    servings: reader.whole(fields.servings, 'servings', 1, SERVINGS_MAX),
    prepTime: reader.whole(fields.prepTime, 'prepTime', 1, PREP_MINUTES_MAX),
    popularity: reader.whole(fields.popularity, 'popularity', 1, 100),
    ingredients: readIngredients(reader, fields.ingredients),
    steps,
    picture: readPicture(reader, fields.picture),
    text: {
      en: readText(reader, fields.en, 'en', steps.length),
      es: readText(reader, fields.es, 'es', steps.length),
      fr: readText(reader, fields.fr, 'fr', steps.length),
    },
  };
  return { recipe, faults: reader.faults };
};

/**
 * A recipe file as a recipe of the corpus.
 * @param file what YAML made of the file
 * @param slug the file's name without its ending
 * @param category the folder it lies in
 * @throws RecipeFault on the first thing that is wrong with its form
 */
export const parseRecipeFile = (file: unknown, slug: string, category: RecipeCategory): CorpusRecipe => {
  const { recipe, faults } = readRecipeFile(file, slug, category);
  if (faults[0]) throw faults[0];
  return recipe;
};
