import { minutesOf, servingsOf, sumOf } from './amounts';
import type { RawRecipe } from './importTypes';
import { attribute, elementsBelow, type Element, type Node } from './microdata';
import { visibleLines } from './markup';

const hasClass = (element: Element, name: string) => (attribute(element, 'class') ?? '').split(/\s+/).includes(name);

const textOf = (element: Element | undefined): string => (element ? visibleLines(element).join(' ') : '');

/** Removes the label of "Servings: 4" and "Prep time: 10 min". */
const withoutName = (text: string) => text.replace(/^[^:]{0,30}:\s*/, '');

const recipeOf = (card: Element): RawRecipe => {
  const inside = elementsBelow(card, () => false);
  const byId = (id: string) => inside.find((element) => attribute(element, 'id') === id);
  const time = (name: string) => {
    const element = inside.find((one) => attribute(one, 'meta') === name || attribute(one, 'id') === name);
    return minutesOf(attribute(element, 'content') ?? withoutName(textOf(element)));
  };
  const lines = (name: string) =>
    inside
      .filter((element) => hasClass(element, name))
      .map(textOf)
      .filter(Boolean);
  return {
    title: textOf(byId('name')),
    description: textOf(byId('description')),
    labels: lines('recipeCategory').filter((label) => !/^tags:?$/i.test(label)),
    servings: servingsOf(textOf(byId('recipeYield')) || textOf(byId('servings'))),
    minutes: time('totalTime') ?? sumOf(time('prepTime'), time('cookTime')),
    ingredients: lines('recipeIngredient'),
    steps: lines('instruction').map((text) => ({ text })),
    source: attribute(byId('original_link'), 'href') ?? (textOf(byId('original_link')) || undefined),
  };
};

/** The recipes of a CopyMeThat export: one page with a card for each. */
export const copyMeThatRecipes = (page: Node): RawRecipe[] =>
  elementsBelow(page, (element) => hasClass(element, 'recipe'))
    .filter(
      (element) =>
        hasClass(element, 'recipe') &&
        elementsBelow(element, () => false).some((one) => hasClass(one, 'recipeIngredient')),
    )
    .map(recipeOf);
