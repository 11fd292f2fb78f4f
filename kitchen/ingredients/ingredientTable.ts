import { BAKING_SWEET } from './bakingSweet';
import { CONDIMENTS_OILS } from './condimentsOils';
import { DAIRY_EGGS } from './dairyEggs';
import { DRINKS } from './drinks';
import { FISH_SEAFOOD } from './fishSeafood';
import { FRUIT } from './fruit';
import { GRAINS } from './grains';
import { HERBS_SPICES } from './herbsSpices';
import type { Ingredient } from './ingredient';
import { MEAT } from './meat';
import { NUTS_SEEDS_LEGUMES } from './nutsSeedsLegumes';
import { VEGETABLES } from './vegetables';

/** The tables by kind of food, as a cook looks for them in a list. */
export const INGREDIENTS_BY_KIND = {
  vegetables: VEGETABLES,
  seasonings: HERBS_SPICES,
  fruit: FRUIT,
  nutsAndPulses: NUTS_SEEDS_LEGUMES,
  meat: MEAT,
  fish: FISH_SEAFOOD,
  dairyAndEggs: DAIRY_EGGS,
  grains: GRAINS,
  baking: BAKING_SWEET,
  condiments: CONDIMENTS_OILS,
  drinks: DRINKS,
} as const;

export type IngredientKind = keyof typeof INGREDIENTS_BY_KIND;

/** The whole table, one row per ingredient. The order is stable within a build and gives each row its number. */
export const INGREDIENTS: readonly Ingredient[] = Object.values(INGREDIENTS_BY_KIND).flat();

const byId = new Map(INGREDIENTS.map((ingredient) => [ingredient.id, ingredient]));

const childrenOf = new Map<string, string[]>();
for (const { id, parent } of INGREDIENTS)
  if (parent !== undefined) childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), id]);

export const ingredientById = (id: string): Ingredient | undefined => byId.get(id);

/** The broader ingredients of one, nearest first: chicken-breast → [chicken]. */
export const ancestorsOf = (id: string): readonly string[] => {
  const parent = byId.get(id)?.parent;
  return parent === undefined ? [] : [parent, ...ancestorsOf(parent)];
};

/** The narrower ingredients of one, at every depth: chicken → [chicken-breast, …]. */
export const descendantsOf = (id: string): readonly string[] =>
  (childrenOf.get(id) ?? []).flatMap((child) => [child, ...descendantsOf(child)]);

/** What an ingredient can serve as: itself, its broader ingredients and its kinds. */
export const relativesOf = (id: string): readonly string[] => [id, ...ancestorsOf(id), ...descendantsOf(id)];
