import { fileRecipeSchema, type FileRecipe } from '@contracts/fileImport';
import { VERSIONS_KEPT } from '@contracts/limits';
import { minutesOf, secondsOf, servingsOf, sumOf } from './amounts';
import type { RawRecipe, RawStep } from './importTypes';
import { LIST_DEPTH_MAX } from './importLimits';
import { firstText, isObject, labelsOf, listOf, textOf, type LooseObject } from './looseValues';
import { plainLine, plainLines } from './markup';

/** "Recipe", "schema:Recipe" and "https://schema.org/Recipe" are the same type. */
const typesOf = (node: LooseObject): string[] =>
  listOf(node['@type']).map((type) => textOf(type).replace(/^.*[/:#]/, ''));

const isRecipe = (node: LooseObject) => typesOf(node).includes('Recipe');

type Resolve = (value: unknown) => unknown;

/**
 * Every recipe in a piece of JSON-LD, at any depth, and a resolver for references. A recipe that another one only
 * mentions is not a separate recipe.
 */
const lookThrough = (data: unknown): { recipes: LooseObject[]; resolve: Resolve } => {
  const recipes: LooseObject[] = [];
  const named = new Map<string, LooseObject>();
  const left: { value: object; isMention: boolean }[] = [{ value: [data], isMention: false }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value } = next;
    let { isMention } = next;
    if (isObject(value)) {
      const id = value['@id'];
      if (typeof id === 'string' && Object.keys(value).length > 1 && !named.has(id)) named.set(id, value);
      if (isRecipe(value) && !isMention) recipes.push(value);
      isMention ||= isRecipe(value);
    }
    const inner = Object.values(value) as unknown[];
    for (let i = inner.length - 1; i >= 0; i -= 1) {
      const one = inner[i];
      if (typeof one === 'object' && one !== null) left.push({ value: one, isMention });
    }
  }
  const resolve = (value: unknown) => {
    const id = isObject(value) ? value['@id'] : undefined;
    const isReference = isObject(value) && typeof id === 'string' && Object.keys(value).length === 1;
    return isReference ? (named.get(id) ?? value) : value;
  };
  return { recipes, resolve };
};

const stepTime = (node: LooseObject): Pick<RawStep, 'seconds'> => {
  const seconds = [node.timeRequired, node.performTime, node.totalTime].map(secondsOf).find((one) => one !== undefined);
  return seconds === undefined ? {} : { seconds };
};

/** Puts the name of a section before its first step. */
const underName = (name: string, steps: RawStep[]): RawStep[] => {
  const plain = plainLine(name).replace(/[:.\s]+$/, '');
  return plain === '' ? steps : steps.map((step, i) => (i === 0 ? { ...step, text: `${plain}: ${step.text}` } : step));
};

/**
 * Steps from a text, a list of texts, HowToStep, HowToSection, ItemList or ListItem, in any nesting. Skips nodes it has
 * seen, because references may form a circle.
 */
const stepsOf = (given: unknown, resolve: Resolve, seen: Set<unknown>, depth = 0): RawStep[] => {
  const value = resolve(given);
  if (typeof value === 'string') return plainLines(value).map((text) => ({ text }));
  if (depth > LIST_DEPTH_MAX || seen.has(value)) return [];
  if (Array.isArray(value)) {
    seen.add(value);
    return value.flatMap((one) => stepsOf(one, resolve, seen, depth + 1));
  }
  if (!isObject(value)) return [];
  seen.add(value);
  const parts = value.itemListElement ?? value.steps ?? value.step ?? value.item;
  const own = firstText(value.text, value.description);
  const isStep = typesOf(value).some((type) => type === 'HowToStep' || type === 'HowToDirection');
  if (parts !== undefined && !(isStep && own !== '')) {
    const steps = stepsOf(parts, resolve, seen, depth + 1);
    // The directions and tips of one step form one step.
    if (isStep && steps.length > 0) return [{ text: steps.map(({ text }) => text).join(' '), ...stepTime(value) }];
    return underName(textOf(value.name), steps);
  }
  const text = plainLine(own !== '' ? own : textOf(value.name));
  return text === '' ? [] : [{ text, ...stepTime(value) }];
};

const ingredientsOf = (value: unknown, resolve: Resolve): string[] =>
  listOf(value)
    .map(resolve)
    .flatMap((one) => {
      if (isObject(one) && one.itemListElement !== undefined)
        return listOf(one.itemListElement).flatMap((item) =>
          plainLines(textOf(isObject(item) ? (item.item ?? item) : item)),
        );
      const text = isObject(one) ? firstText(one.display, one.originalText, one) : textOf(one);
      return plainLines(text);
    });

const addressOf = (value: unknown): string =>
  isObject(value) ? firstText(value['@id'], value.url, value) : textOf(value);

const KEPT_VERSIONS = fileRecipeSchema.shape.versions;

/** The recipe as Larder's own export has it; undefined if it is not complete; the rest of the node is read then. */
const ownOf = (value: unknown): FileRecipe | undefined => {
  if (!isObject(value)) return undefined;
  const { versions, ...recipe } = value;
  const { data } = fileRecipeSchema.safeParse(recipe);
  const isWhole = data && data.words.title.trim() !== '' && data.words.ingredients.some(({ text, isHeading }) => !isHeading && text.trim() !== '') && data.words.steps.some((step) => step.trim() !== ''); // prettier-ignore
  if (!isWhole) return undefined;
  const kept = KEPT_VERSIONS.safeParse(listOf(versions).slice(0, VERSIONS_KEPT)).data;
  return { ...data, ...(kept && kept.length > 0 && { versions: kept }) };
};

const recipeOf = (node: LooseObject, resolve: Resolve): RawRecipe => ({
  own: ownOf(node.larder),
  title: firstText(node.name, node.headline),
  description: textOf(node.description),
  labels: labelsOf(node.recipeCategory, node.keywords),
  cuisines: labelsOf(node.recipeCuisine),
  servings: servingsOf(node.recipeYield ?? node.yield),
  minutes: minutesOf(node.totalTime) ?? sumOf(minutesOf(node.prepTime), minutesOf(node.cookTime ?? node.performTime)),
  ingredients: ingredientsOf(node.recipeIngredient ?? node.ingredients, resolve),
  steps: stepsOf(node.recipeInstructions ?? node.instructions ?? node.step, resolve, new Set()),
  language: textOf(node.inLanguage) || undefined,
  source: firstText(node.url, node.isBasedOn, addressOf(node.mainEntityOfPage)) || undefined,
});

/** The recipes in JSON-LD or in converted microdata; an empty list when there are none. */
export const schemaOrgRecipes = (data: unknown): RawRecipe[] => {
  const { recipes, resolve } = lookThrough(data);
  return recipes.map((node) => recipeOf(node, resolve));
};
