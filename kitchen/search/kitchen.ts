import { relativesOf } from '../ingredients/ingredientTable';
import { standInsOf } from '../swaps/standIns';
import { ingredientNumbers } from './ingredientNumbers';
import type { MatchIndex } from './matchColumns';
import { classOf } from './relevance/ingredientClasses';
import { KITCHEN_KINDS, kitchenKind, type KitchenKind } from './relevance/kitchenKind';
import { ABOUT, DRINK_IN_A_DRINK, FRUIT_IN_A_MEAL, RARITY } from './relevance/score';

/** One ingredient in the kitchen. */
export interface Held {
  /** Numbers of the ingredients it is: itself, its broader ingredients and its kinds. */
  numbers: readonly number[];
  /** Numbers of those it can stand in for. */
  standIns: readonly number[];
  /** How much the meal is about it. */
  weight: number;
}

export interface Kitchen {
  held: readonly Held[];
  /** Number of the `KitchenKind`. */
  kind: number;
}

const aboutOf = (id: string, kind: KitchenKind): number => {
  const name = classOf(id);
  if (kind === 'meal' && name === 'fruit') return FRUIT_IN_A_MEAL;
  if (kind === 'drink' && name === 'drink') return DRINK_IN_A_DRINK;
  return ABOUT[name];
};

/** 0 for an ingredient of every recipe, 1 for one of none. */
const rarityOf = (numbers: readonly number[], { postings, size }: MatchIndex): number => {
  const recipes = numbers.reduce((sum, number) => sum + (postings[number]?.length ?? 0), 0);
  return size < 2 ? 1 : Math.min(1, Math.max(0, Math.log(size / (recipes + 1)) / Math.log(size)));
};

/**
 * What the cook has, as the index needs it.
 * @param ids the typed ingredients, each once
 * @param mayEat stand-ins only for what the cook may eat
 */
export const kitchenOf = (ids: readonly string[], index: MatchIndex, mayEat: (id: string) => boolean): Kitchen => {
  const kind = kitchenKind(ids);
  const held = ids.map((id): Held => {
    const numbers = ingredientNumbers(relativesOf(id));
    const weight = aboutOf(id, kind) * (1 - RARITY + RARITY * rarityOf(numbers, index));
    return { numbers, standIns: mayEat(id) ? ingredientNumbers(standInsOf(id)) : [], weight };
  });
  return { held, kind: KITCHEN_KINDS.indexOf(kind) };
};
