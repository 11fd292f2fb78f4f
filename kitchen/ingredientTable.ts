import { BAKING_SWEET } from './ingredients/bakingSweet';
import { CONDIMENTS_OILS } from './ingredients/condimentsOils';
import { DAIRY_EGGS } from './ingredients/dairyEggs';
import { DRINKS } from './ingredients/drinks';
import { FISH_SEAFOOD } from './ingredients/fishSeafood';
import { FRUIT } from './ingredients/fruit';
import { GRAINS } from './ingredients/grains';
import { HERBS_SPICES } from './ingredients/herbsSpices';
import type { Ingredient } from './ingredients/ingredient';
import { MEAT } from './ingredients/meat';
import { NUTS_SEEDS_LEGUMES } from './ingredients/nutsSeedsLegumes';
import { VEGETABLES } from './ingredients/vegetables';

/** The whole table, one row per ingredient; the order is stable within a build and gives each row its number. */
export const INGREDIENTS: readonly Ingredient[] = [
  ...VEGETABLES,
  ...HERBS_SPICES,
  ...FRUIT,
  ...NUTS_SEEDS_LEGUMES,
  ...MEAT,
  ...FISH_SEAFOOD,
  ...DAIRY_EGGS,
  ...GRAINS,
  ...BAKING_SWEET,
  ...CONDIMENTS_OILS,
  ...DRINKS,
];

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
