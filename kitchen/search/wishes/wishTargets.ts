import type { Allergen, DietType, Language } from '@contracts/vocabulary';
import { ingredientName } from '@kitchen/recipes/ingredientNames';
import { tongueOf } from '@kitchen/reading/tongue';
import type { WrittenLanguage } from '@kitchen/recipes/recipeFormat';
import { rowsRuledOut, WISH_GROUPS } from './wishGroups';
import { ALLERGEN_TARGETS, type WishTarget } from './wishLexicon';

/** Names of diets as used of recipes. */
const DIET_NAMES: Readonly<Partial<Record<DietType, Readonly<Record<WrittenLanguage, string>>>>> = {
  Fish: { en: 'pescatarian', es: 'pescetarianas', fr: 'pescétariennes' },
  Vegetarian: { en: 'vegetarian', es: 'vegetarianas', fr: 'végétariennes' },
  Vegan: { en: 'vegan', es: 'veganas', fr: 'véganes' },
  Keto: { en: 'keto', es: 'keto', fr: 'cétogènes' },
  'Low FODMAP': { en: 'low FODMAP', es: 'bajas en FODMAP', fr: 'pauvres en FODMAP' },
};

const american = (name: string, language: Language) => (language === 'en-US' && name === 'chilli' ? 'chili' : name);

/** What a wish rules out. */
export interface WishEffects {
  allergens: readonly Allergen[];
  diets: readonly DietType[];
  /** Ids in the ingredient table. */
  ingredients: readonly string[];
}

/** Recipes with unread lines have no diet, so "no meat" hides them too. */
const GROUP_EFFECTS: Readonly<Record<string, Partial<WishEffects>>> = {
  meat: { diets: ['Fish'] },
  seafood: { allergens: ['Fish', 'Shellfish', 'Molluscs'] },
};

export const wishEffects = ({ kind, id }: WishTarget, also: readonly Allergen[]): WishEffects => {
  if (kind === 'allergen') {
    const { row } = ALLERGEN_TARGETS[id as Allergen];
    // The row itself too, so that it is taken neither from the text nor from a photo.
    return { allergens: [id as Allergen, ...also], diets: [], ingredients: row === undefined ? [] : rowsRuledOut(row) };
  }
  if (kind === 'diet') return { allergens: [], diets: [id as DietType], ingredients: [] };
  return { allergens: [], diets: [], ingredients: rowsRuledOut(id), ...GROUP_EFFECTS[id] };
};

/** The name of what is ruled out, as it follows "without"; a diet's name stands alone. */
export const wishName = ({ kind, id }: WishTarget, language: Language): string => {
  const written = tongueOf(language);
  if (kind === 'diet') return DIET_NAMES[id as DietType]?.[written] ?? id;
  if (kind === 'ingredient')
    return WISH_GROUPS[id] ? american(WISH_GROUPS[id].names[written], language) : ingredientName(id, language);
  const { names, american: us } = ALLERGEN_TARGETS[id as Allergen];
  return language === 'en-US' ? (us ?? names.en) : names[written];
};
