import { classOf, type IngredientClass } from './ingredientClasses';

/**
 * What a kitchen says it wants: a meal, something sweet, a drink, food of either taste, or nothing certain (a lemon and
 * some mint).
 */
export const KITCHEN_KINDS = ['meal', 'sweet', 'drink', 'food', 'any'] as const;
export type KitchenKind = (typeof KITCHEN_KINDS)[number];

/** Vegetables, cheeses and pastries that go into cakes just as well. */
const EITHER_TASTE: ReadonlySet<string> = new Set(
  'pumpkin carrot rhubarb cream-cheese ricotta mascarpone quark cottage-cheese puff-pastry shortcrust-pastry filo-pastry butter flour self-raising-flour bread-flour sweet-potato'.split(
    ' ',
  ),
);
const SAVOURY: ReadonlySet<IngredientClass> = new Set(['main', 'vegetable', 'cheese', 'base']);
const SAVOURY_SEASONINGS: ReadonlySet<string> = new Set(
  'garlic soy-sauce stock chicken-stock beef-stock vegetable-stock stock-cube fish-sauce curry-paste miso tomato-puree'.split(
    ' ',
  ),
);
const FOOD: ReadonlySet<IngredientClass> = new Set(['main', 'vegetable', 'cheese', 'starch', 'egg', 'base', 'nut']);
/** Vegetables that go into drinks: a kitchen is not a meal because of them alone. */
const DRUNK_TOO: ReadonlySet<string> = new Set(['cucumber', 'celery', 'carrot', 'beetroot', 'spinach', 'tomato']);

export const isSavoury = (id: string): boolean =>
  SAVOURY_SEASONINGS.has(id) || (SAVOURY.has(classOf(id)) && !EITHER_TASTE.has(id));

export const isSweetening = (id: string): boolean => classOf(id) === 'sweet' || classOf(id) === 'fruit';

/** @param ids what the cook has, as typed */
export const kitchenKind = (ids: readonly string[]): KitchenKind => {
  const isFood = ids.some((id) => FOOD.has(classOf(id)));
  const isOnlyDrunk = !ids.some((id) => FOOD.has(classOf(id)) && !DRUNK_TOO.has(id));
  if (isOnlyDrunk && ids.some((id) => classOf(id) === 'drink')) return 'drink';
  if (ids.some(isSavoury)) return 'meal';
  if (ids.some(isSweetening)) return 'sweet';
  return isFood ? 'food' : 'any';
};
