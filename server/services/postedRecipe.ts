import {
  ALLERGENS_MAX,
  ALLERGEN_NAME_MAX,
  DEFAULT_SERVINGS,
  NOTE_MAX,
  RECIPE_TEXT_MAX,
  RECIPE_TITLE_MAX,
  SECTION_MAX,
  SOURCE_MAX,
  WRITTEN_LINE_MAX,
} from '@contracts/limits';
import { photoNameIn } from '@contracts/photoPaths';
import type { Instruction, PostedRecipe, Recipe, StepPart } from '@contracts/recipe';
import { SUBCATEGORIES_OF, type RecipeCategory, type Subcategory } from '@contracts/vocabulary';
import { normaliseAllergen } from '@kitchen/facts/allergens/allergens';
import { keptCuisine } from '@kitchen/reading/readCuisine';
import { ingredientById } from '@kitchen/ingredients/ingredientTable';
import { writtenLine } from '@kitchen/recipes/writtenLine';
import { withParts } from '@kitchen/recipes/stepParts';
import type { TextLanguage } from '@kitchen/reading/languageOfScores';
import { questionableAmounts } from '@kitchen/truth/plausibleAmounts';
import { DomainError } from '../errors/domainError';
import type { StoredRecipe } from '../text/recipeText';
import { postedFacts } from './facts/postedFacts';
import { plainText } from './plainText';

const PICTURE_PATH = /^\/pictures\/[a-z0-9-]+\.webp$/;

/** The path of a picture on our own origin; any other picture is dropped and never fetched. */
const ownPicture = (imageUrl: string | null | undefined, origin: string): string | undefined => {
  if (!imageUrl) return undefined;
  try {
    const { pathname, origin: named } = new URL(imageUrl, origin);
    const isOurs = PICTURE_PATH.test(pathname) || photoNameIn(pathname) !== undefined;
    return named === new URL(origin).origin && isOurs ? pathname : undefined;
  } catch {
    return undefined;
  }
};

const subcategoryOf = (category: RecipeCategory, subcategory: Subcategory | undefined): Subcategory =>
  (SUBCATEGORIES_OF[category] as readonly Subcategory[]).find((known) => known === subcategory && known !== 'All') ??
  'None';

/** Treats a piece that names an unknown ingredient as text. */
const plainPart = (part: StepPart): StepPart => {
  if (typeof part === 'string') return part.replace(/[<>]/g, '');
  const text = plainText(part.text);
  return 'id' in part && !ingredientById(part.id) ? text : { ...part, text };
};

const textOf = (part: StepPart) => (typeof part === 'string' ? part : part.text);

/** Keeps pieces only if they join to the sentence; otherwise a step would say two things. */
const partsOf = (step: string, parts: Instruction['parts']) => {
  const plain = parts?.map(plainPart);
  return plain?.map(textOf).join('') === step ? plain : undefined;
};

/** Normalising a text may make it longer than the contract allows. */
const cut = (text: string, max: number): string => plainText(text).slice(0, max);

const required = (field: string, text: string, max = RECIPE_TEXT_MAX): string => {
  const plain = cut(text, max);
  if (plain === '') throw new DomainError('fieldMissing', { field });
  return plain;
};

const optional = (text: string | undefined, max: number) =>
  text === undefined ? undefined : cut(text, max) || undefined;

/** A line in its owner's words is read here: nothing that the sender derived from them is believed. */
const ingredientsOf = ({ ingredients }: PostedRecipe, spoken: TextLanguage): Recipe['ingredients'] =>
  ingredients.map((line, i) => {
    const field = `ingredients.${i}`;
    if (typeof line === 'string') return required(field, line);
    const section = optional(line.section, SECTION_MAX);
    if (line.written !== undefined)
      return writtenLine(required(`${field}.written`, line.written, WRITTEN_LINE_MAX), spoken, section);
    const { id, amount, unit, grams, ml } = line;
    return {
      name: required(`${field}.name`, line.name),
      quantity: cut(line.quantity ?? '', NOTE_MAX),
      id: id !== undefined && ingredientById(id) ? id : undefined,
      note: optional(line.note, NOTE_MAX),
      ...(section !== undefined && { section }),
      ...{ amount, unit, grams, ml },
    };
  });

/** Temperatures and lengths of a step follow the reader's measurement system, as in our own recipes. */
const measured = (step: string, { language, foreignLanguage }: TextLanguage): Pick<Instruction, 'step' | 'parts'> => {
  const read = foreignLanguage === undefined ? withParts(step, language) : { step };
  return read.step.length <= RECIPE_TEXT_MAX ? read : { step };
};

const instructionsOf = ({ instructions }: PostedRecipe, spoken: TextLanguage): Instruction[] =>
  instructions.map((line, i) => {
    if (typeof line === 'string') return measured(required(`instructions.${i}`, line), spoken);
    const step = required(`instructions.${i}.step`, line.step);
    const parts = partsOf(step, line.parts);
    const { time, alongside } = line;
    return { ...(parts ? { step, parts } : measured(step, spoken)), time, ...(alongside && { alongside }) };
  });

type Line = Recipe['ingredients'][number];

/** Lines whose amount is out of all proportion are shown as sent, and neither scaled nor counted. */
const withoutOddAmounts = (lines: readonly Line[], posted: PostedRecipe): Line[] => {
  const isOdd = questionableAmounts(
    lines.map((line) => (typeof line === 'string' ? {} : line)),
    posted.servings ?? DEFAULT_SERVINGS,
    posted.instructions.map((line) => (typeof line === 'string' ? line : line.step)).join(' '),
  );
  return lines.map((line, i) => {
    if (typeof line === 'string' || !isOdd[i]) return line;
    const { amount, unit, grams: _grams, ml: _ml, ...shown } = line;
    return { ...shown, quantity: line.quantity || [amount, unit === 'piece' ? '' : unit].join(' ').trim() };
  });
};

/** The facts that follow from the ingredients, plus the allergens the sender claims. */
const factsOf = (ingredients: readonly Line[], posted: PostedRecipe, spoken: TextLanguage) => {
  const facts = postedFacts(ingredients, spoken, posted.servings ?? DEFAULT_SERVINGS);
  const claimed = (posted.allergens ?? [])
    .map((claim) => normaliseAllergen(plainText(claim)).slice(0, ALLERGEN_NAME_MAX))
    .filter(Boolean);
  const allergens = [...new Set<string>([...facts.allergens, ...claimed])].slice(0, ALLERGENS_MAX);
  const mayContain = facts.mayContain?.filter(({ allergen }) => !allergens.includes(allergen));
  return { ...facts, allergens, mayContain: mayContain?.length ? mayContain : undefined };
};

/**
 * A posted recipe as the server stores it: plain text within the limits, with everything that follows from its
 * ingredients.
 * @param spoken language of its text
 * @param origin a picture is kept only when it is on this origin
 * @throws DomainError fieldMissing when a required text is empty after cleaning
 */
export const storedFromPosted = (posted: PostedRecipe, spoken: TextLanguage, origin: string): StoredRecipe => {
  const ingredients = withoutOddAmounts(ingredientsOf(posted, spoken), posted);
  const cuisine = keptCuisine([cut(posted.cuisine ?? '', RECIPE_TEXT_MAX)]);
  return {
    title: required('title', posted.title, RECIPE_TITLE_MAX),
    description: cut(posted.description ?? '', RECIPE_TEXT_MAX),
    imageUrl: ownPicture(posted.imageUrl, origin),
    category: posted.category,
    subcategory: subcategoryOf(posted.category, posted.subcategory),
    ...(cuisine !== undefined && { cuisine }),
    language: spoken.language,
    ...(spoken.foreignLanguage !== undefined && { foreignLanguage: spoken.foreignLanguage }),
    servings: posted.servings ?? DEFAULT_SERVINGS,
    prepTime: posted.prepTime,
    ...factsOf(ingredients, posted, spoken),
    ingredients,
    instructions: instructionsOf(posted, spoken),
    originalRecipeSource: optional(posted.originalRecipeSource, SOURCE_MAX),
  };
};

/** All texts of a posted recipe, for language detection. */
export const textOfPosted = ({ title, ingredients, instructions }: PostedRecipe): string =>
  [
    title,
    ...ingredients.map((line) => (typeof line === 'string' ? line : (line.written ?? line.name))),
    ...instructions.map((line) => (typeof line === 'string' ? line : line.step)),
  ].join('\n');
