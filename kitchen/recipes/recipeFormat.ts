import { isCuisine, type Cuisine } from '@contracts/cuisines';
import { RECIPE_INGREDIENTS_MAX, RECIPE_STEPS_MAX, RECIPE_TEXT_MAX, RECIPE_TITLE_MAX } from '@contracts/limits';
import { SUBCATEGORIES_OF, type RecipeCategory, type Subcategory, type Unit } from '@contracts/vocabulary';
import { FieldReader, NOTE_MAX, type RecipeFault } from './fieldReader';
import { recipeIdOf } from './recipeId';
import { readPicture, type PictureSpec } from './recipePicture';
import { stepMinutes } from './stepMinutes';
import { parseAmount, parseSentence, SentenceFault, type SentenceToken } from './stepSentence';

/** The languages of recipe files; the American text is made from the British one. */
export const WRITTEN_LANGUAGES = ['en', 'es', 'fr'] as const;
export type WrittenLanguage = (typeof WRITTEN_LANGUAGES)[number];

export interface CorpusIngredient {
  /** The recipe's short name for it. */
  key: string;
  /** Its id in the ingredient table. */
  id: string;
  /** Amount and unit are either both present or both absent: then it is to taste. */
  amount?: number;
  unit?: Unit;
}

export interface CorpusStep {
  /** Seconds. */
  time: number;
  /** Oven temperature in °C. */
  temp?: number;
  /** It is done while the step before it runs. */
  alongside?: true;
}

export interface CorpusText {
  title: string;
  description: string;
  /** Preparation of each ingredient, by the recipe's key. */
  notes: Record<string, string>;
  steps: SentenceToken[][];
}

/** What American English says in other words than the table of words would make of the British text. */
export interface AmericanText {
  title?: string;
  description?: string;
  /** British words in lower case that stay in this recipe: a biscuit that is not a cookie, a grill that is not a broiler. */
  keep?: string[];
}

/** A recipe of the corpus: its facts once, its texts in every written language. Plain JSON. */
export interface CorpusRecipe {
  id: number;
  slug: string;
  category: RecipeCategory;
  subcategory: Subcategory;
  cuisine: Cuisine;
  servings: number;
  /** Minutes from start to plate, on the longest path through the steps. */
  prepTime: number;
  /** 1 to 100: how well known and popular. */
  popularity: number;
  ingredients: CorpusIngredient[];
  steps: CorpusStep[];
  picture: PictureSpec;
  text: Record<WrittenLanguage, CorpusText>;
  american?: AmericanText;
  /** Other names, in any language, by which people look for the dish and which no title has. */
  names?: string[];
}

const SERVINGS_MAX = 100;

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

const readCuisineId = (reader: FieldReader, value: unknown): Cuisine => {
  if (isCuisine(value)) return value;
  reader.fault('cuisine', `“${String(value)}” is no id of contracts/cuisines`);
  return 'international';
};

const readSteps = (reader: FieldReader, value: unknown): CorpusStep[] => {
  const steps = reader.list(value, 'steps', RECIPE_STEPS_MAX);
  if (steps.length === 0) reader.fault('steps', 'is empty');
  return steps.map((step, index) => {
    const path = `steps[${index}]`;
    const { time, temp, alongside } = reader.fields(step, path, ['time', 'temp', 'alongside']);
    if (alongside !== undefined && alongside !== true) reader.fault(`${path}.alongside`, 'is either true or absent');
    return {
      time: reader.whole(time, `${path}.time`, 60, 86_400),
      ...(temp !== undefined && { temp: reader.whole(temp, `${path}.temp`, 40, 350) }),
      ...(alongside === true && { alongside }),
    };
  });
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

const readAmerican = (reader: FieldReader, value: unknown): { american?: AmericanText } => {
  if (value === undefined) return {};
  const { title, description, keep } = reader.fields(value, 'en-US', ['title', 'description', 'keep']);
  const american: AmericanText = {
    ...(title !== undefined && { title: reader.text(title, 'en-US.title', RECIPE_TITLE_MAX) }),
    ...(description !== undefined && { description: reader.text(description, 'en-US.description', RECIPE_TEXT_MAX) }),
    ...(keep !== undefined && {
      keep: reader
        .list(keep, 'en-US.keep', RECIPE_STEPS_MAX)
        .map((word, index) => reader.text(word, `en-US.keep[${index}]`, NOTE_MAX)),
    }),
  };
  return { american };
};

const NAMES_MAX = 8;

const readNames = (reader: FieldReader, value: unknown): { names?: string[] } =>
  value === undefined
    ? {}
    : {
        names: reader
          .list(value, 'names', NAMES_MAX)
          .map((name, index) => reader.text(name, `names[${index}]`, RECIPE_TITLE_MAX)),
      };

const FIELDS = [
  ...['id', 'subcategory', 'cuisine', 'servings', 'popularity', 'ingredients', 'steps', 'picture', 'names'],
  ...[...WRITTEN_LANGUAGES, 'en-US'],
];

/**
 * Reads a recipe file parsed from YAML and reports every fault in its form. The recipe is complete only when there are
 * no faults. `checkRecipe` checks the content (known ingredients, equal placeholders).
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
    cuisine: readCuisineId(reader, fields.cuisine),
    servings: reader.whole(fields.servings, 'servings', 1, SERVINGS_MAX),
    prepTime: stepMinutes(steps),
    popularity: reader.whole(fields.popularity, 'popularity', 1, 100),
    ingredients: readIngredients(reader, fields.ingredients),
    steps,
    picture: readPicture(reader, fields.picture),
    text: {
      en: readText(reader, fields.en, 'en', steps.length),
      es: readText(reader, fields.es, 'es', steps.length),
      fr: readText(reader, fields.fr, 'fr', steps.length),
    },
    ...readAmerican(reader, fields['en-US']),
    ...readNames(reader, fields.names),
  };
  return { recipe, faults: reader.faults };
};

/**
 * Reads a recipe file as a corpus recipe.
 * @param file the parsed YAML
 * @param slug the file's name without its extension
 * @param category the folder it is in
 * @throws RecipeFault for the first fault in its form
 */
export const parseRecipeFile = (file: unknown, slug: string, category: RecipeCategory): CorpusRecipe => {
  const { recipe, faults } = readRecipeFile(file, slug, category);
  if (faults[0]) throw faults[0];
  return recipe;
};
