import type { IngredientClass } from './ingredientClasses';
import { KITCHEN_KINDS, type KitchenKind } from './kitchenKind';
import { RECIPE_TRAITS, type RecipeTrait } from './recipeTrait';

/**
 * How glad a cook would be of a recipe (docs/decisions/0006): how much it uses of what the kitchen is about, less what
 * it still needs. The figures were tuned on the first half of tests/data/judged-kitchens and checked on the other.
 */

/** What an ingredient in the kitchen weighs, before its rarity. */
export const ABOUT: Readonly<Record<IngredientClass, number>> = {
  main: 1,
  vegetable: 0.75,
  cheese: 0.7,
  fruit: 0.6,
  starch: 0.5,
  egg: 0.5,
  drink: 0.5,
  nut: 0.45,
  dairy: 0.35,
  base: 0.3,
  sweet: 0.3,
  seasoning: 0.15,
};

/** What a missing ingredient costs, in hundredths of a main ingredient: how hard it is to have. */
export const NEED: Readonly<Record<IngredientClass, number>> = {
  main: 100,
  drink: 60,
  vegetable: 50,
  cheese: 50,
  fruit: 50,
  starch: 35,
  nut: 35,
  egg: 25,
  dairy: 25,
  base: 20,
  sweet: 20,
  seasoning: 12,
};
/** An unread line costs as much as an ingredient about which nothing is known. */
export const NEED_UNREAD = 50;

/** In a meal, fruit goes with something. */
export const FRUIT_IN_A_MEAL = 0.4;
/** In a drink, drinks are what it is about. */
export const DRINK_IN_A_DRINK = 1;
/** Share of a weight that depends on the rarity of the ingredient in the collection. */
export const RARITY = 0.35;
/** What a stand-in counts for; a binary fraction, so that sums of weights are exact. */
export const STAND_IN = 7 / 8;
/** What the kitchen is about: ingredients of at least this share of its heaviest one. */
export const ABOUT_SHARE = 0.6;

const NEED_WEIGHT = 0.1 / 100;
const SHARE_WEIGHT = 0.3;
const POPULARITY_WEIGHT = 0.05;
const POPULARITY_MAX = 100;
/** A recipe that uses nothing of what the kitchen is about. */
const BESIDE_THE_POINT = 0.5;

/** What a recipe of another kind than the kitchen loses. */
const MISFIT: Readonly<Record<KitchenKind, Readonly<Record<RecipeTrait, number>>>> = {
  meal: { savoury: 0, sweet: 0.4, drink: 1 },
  sweet: { savoury: 0.25, sweet: 0, drink: 1 },
  drink: { savoury: 1, sweet: 1, drink: 0 },
  food: { savoury: 0, sweet: 0, drink: 1 },
  any: { savoury: 0, sweet: 0, drink: 0 },
};

const misfitAt = new Float64Array(KITCHEN_KINDS.length * RECIPE_TRAITS.length);
KITCHEN_KINDS.forEach((kind, i) =>
  RECIPE_TRAITS.forEach((trait, j) => {
    misfitAt[i * RECIPE_TRAITS.length + j] = MISFIT[kind][trait];
  }),
);

export interface Scored {
  /** Share of the kitchen's weight that the recipe uses, 0 to 1. */
  used: number;
  isToThePoint: boolean;
  /** Sum of `NEED` over what is missing. */
  need: number;
  /** Matched by total ingredients. */
  share: number;
  /** 0 to 100. */
  popularity: number;
}

/** @param misfit from `misfitOf` */
export const scoreOf = ({ used, isToThePoint, need, share, popularity }: Scored, misfit: number): number =>
  used -
  NEED_WEIGHT * need +
  SHARE_WEIGHT * share +
  (POPULARITY_WEIGHT * popularity) / POPULARITY_MAX -
  (isToThePoint ? 0 : BESIDE_THE_POINT) -
  misfit;

/** @param kind number of the kitchen's kind @param trait number of the recipe's trait */
export const misfitOf = (kind: number, trait: number): number => misfitAt[kind * RECIPE_TRAITS.length + trait]!;
