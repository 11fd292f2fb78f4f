import type { DietType } from '@contracts/vocabulary';
import { ingredientById } from '../ingredients/ingredientTable';
import type { RecipeNutrition } from './nutrition';

/** All that is promised of a dish with an ingredient that is not known for certain: Meat restricts nothing. */
export const UNRESTRICTED: readonly DietType[] = ['Meat'];

const KETO_NET_CARBS_MAX = 15;
const KETO_ENERGY_SHARE_MAX = 0.2;
/** A trace: up to this many grams count as none, as in a cup of tea. */
const KETO_TRACE = 2;
const KCAL_PER_GRAM = 4;

/**
 * At most 15 g of net carbohydrate per serving with every ingredient covered, and at most a fifth of the energy from
 * it: small servings of something sweet, such as date balls, are not low in carbohydrate (docs/decisions/0009).
 */
export const isKeto = ({
  perServing: { calories, carbs, fiber },
  coverage: { covered, total },
}: RecipeNutrition): boolean => {
  const net = carbs - fiber;
  const isLow = net <= KETO_TRACE || net * KCAL_PER_GRAM <= KETO_ENERGY_SHARE_MAX * calories;
  return covered === total && net <= KETO_NET_CARBS_MAX && isLow;
};

/** Cheeses that must be made with animal rennet, when they alone keep a dish from being vegetarian; empty otherwise. */
export const rennetCheesesIn = (ingredientIds: readonly string[]): string[] => {
  const rows = ingredientIds.map((id) => ingredientById(id));
  const isElseVegetarian = rows.every((row) => row?.origin === 'plant' || row?.origin === 'animal');
  return isElseVegetarian ? ingredientIds.filter((_, place) => rows[place]!.hasRennet) : [];
};

/**
 * The diets a recipe fits, by its ingredients. Meat restricts nothing. An unknown ingredient fits no other diet.
 * Vegetarian excludes cheeses that must be made with animal rennet. Low FODMAP requires every ingredient to be low,
 * as all staples are. Keto follows from the nutrition and is not granted without it. See docs/decisions/0009.
 */
export const dietsOf = (ingredientIds: readonly string[], nutrition?: RecipeNutrition): DietType[] => {
  const rows = ingredientIds.map((id) => ingredientById(id));
  const all = (fits: (row: NonNullable<(typeof rows)[number]>) => boolean) =>
    rows.length > 0 && rows.every((row) => row !== undefined && fits(row));
  const diets = [...UNRESTRICTED];
  if (all(({ origin }) => origin !== 'meat')) diets.push('Fish');
  if (all(({ origin, hasRennet }) => origin === 'plant' || (origin === 'animal' && !hasRennet)))
    diets.push('Vegetarian');
  if (all(({ origin }) => origin === 'plant')) diets.push('Vegan');
  if (nutrition !== undefined && isKeto(nutrition)) diets.push('Keto');
  if (all(({ isLowFodmap }) => isLowFodmap === true)) diets.push('Low FODMAP');
  return diets;
};
