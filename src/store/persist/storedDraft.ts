import { RECIPE_INGREDIENTS_MAX, RECIPE_STEPS_MAX } from '@contracts/limits';
import type { RecipeWords } from '@contracts/ownRecipes';
import { LANGUAGES, RECIPE_CATEGORIES, SUBCATEGORIES } from '@contracts/vocabulary';
import type {
  DraftContent,
  DraftLine,
  FoundRecipe,
  FoundRecipes,
  RecipeDraft,
  RecipeDraftState,
} from '@/slices/recipeDraft/draftState';
import { asJson, type StoredFields } from './specStorage';

export const DRAFT_KEY = 'recipeDraft';
export const FOUND_KEY = 'foundRecipes';

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The name of a photo. */
const PHOTO = /^[0-9a-f]{64}$/;

/** The lines, with new keys where the stored ones are broken or occur twice. */
const readLines = (value: unknown, most: number): DraftLine[] => {
  const lines = (Array.isArray(value) ? value : [])
    .slice(0, most * 2)
    .flatMap((one: unknown): Omit<DraftLine, 'key'>[] => {
      const { text, isHeading } = Object(one) as Record<string, unknown>;
      return typeof text === 'string' ? [{ text, ...(isHeading === true && { isHeading }) }] : [];
    });
  return lines.map((line, i) => ({ key: i + 1, ...line }));
};

const readContent = (value: unknown): DraftContent | undefined => {
  const { title, about, category, subcategory, language, servings, minutes, ingredients, steps, source, photo } =
    Object(value) as Record<string, unknown>;
  const known = LANGUAGES.find((one) => one === language);
  if (known === undefined || typeof title !== 'string') return undefined;
  return {
    title,
    about: asText(about),
    category: RECIPE_CATEGORIES.find((one) => one === category) ?? 'Meals',
    subcategory: SUBCATEGORIES.find((one) => one === subcategory) ?? 'None',
    language: known,
    servings: asText(servings),
    minutes: asText(minutes),
    ingredients: readLines(ingredients, RECIPE_INGREDIENTS_MAX),
    steps: readLines(steps, RECIPE_STEPS_MAX),
    source: asText(source),
    ...(PHOTO.test(asText(photo)) && { photo: asText(photo) }),
  };
};

/** Without it, an edit is taken for one of the recipe as it is now. */
const readBeginning = (value: unknown): Pick<RecipeDraft, 'began'> => {
  const { version, words } = Object(value) as Record<string, unknown>;
  const { title, ingredients, steps } = Object(words) as Record<string, unknown>;
  if (typeof title !== 'string' || !Array.isArray(ingredients) || !Array.isArray(steps)) return {};
  return { began: { words: words as RecipeWords, ...(typeof version === 'string' && { version }) } };
};

const readDraft = (value: unknown): RecipeDraft | undefined => {
  const { content, origin, replaces, began } = Object(value) as Record<string, unknown>;
  const read = readContent(content);
  if (!read) return undefined;
  return {
    content: read,
    origin: asText(origin),
    past: [],
    future: [],
    last: null,
    ...(Number.isSafeInteger(replaces) && { replaces: replaces as number, ...readBeginning(began) }),
  };
};

const readFoundRecipe = (value: unknown): FoundRecipe | undefined => {
  const { content, origin } = Object(value) as Record<string, unknown>;
  const read = readContent(content);
  return read && { content: read, origin: asText(origin) };
};

/** The choice between several recipes; undefined unless all of them can be read, because the wanted ones are numbers. */
const readFound = (value: unknown): FoundRecipes | undefined => {
  const { recipes, asOne, isCut, wanted, count } = Object(value) as Record<string, unknown>;
  const given = Array.isArray(recipes) ? recipes : [];
  const read = given.flatMap((one: unknown) => readFoundRecipe(one) ?? []);
  if (read.length < 2 || read.length < given.length) return undefined;
  const whole = readFoundRecipe(asOne);
  const numbers = (Array.isArray(wanted) ? wanted : []).filter(
    (one): one is number => typeof one === 'number' && read[one] !== undefined,
  );
  return {
    recipes: read,
    ...(whole && { asOne: whole }),
    ...(isCut === true && { isCut }),
    wanted: numbers,
    count: Number.isSafeInteger(count) ? Math.max(count as number, numbers.length) : numbers.length,
  };
};

const stored = asJson(DRAFT_KEY, readDraft);
const storedFound = asJson(FOUND_KEY, readFound);

/** The unfinished recipe, without what can be undone, and those that were found with it. Nothing removes the keys. */
export const STORED_DRAFT: StoredFields<RecipeDraftState> = {
  draft: {
    key: DRAFT_KEY,
    read: stored.read,
    write: (draft) =>
      draft
        ? JSON.stringify({
            content: draft.content,
            origin: draft.origin,
            replaces: draft.replaces,
            began: draft.began,
          })
        : null,
  },
  found: { ...storedFound, write: (found) => (found ? storedFound.write(found) : null) },
};
