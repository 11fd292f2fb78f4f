import type { HiddenMatchReason } from '@contracts/analyze';
import type { AllergenEvidence, Recipe } from '@contracts/recipe';
import type { DietType } from '@contracts/vocabulary';

/** What a cook excludes, and the exclusions lifted for this search. */
export interface Exclusions {
  excludedAllergens: readonly string[];
  /** A recipe has to fit them all. Meat is not a restriction. */
  diets?: readonly DietType[];
  lifted?: readonly HiddenMatchReason[];
}

type Fields = Pick<Recipe, 'allergens' | 'mayContain' | 'dietTypes' | 'unreadLines' | 'foreignLanguage'>;

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Whether two reasons are the same, however their allergen is spelled. */
export const isSameReason = (one: HiddenMatchReason, other: HiddenMatchReason): boolean =>
  one.kind === other.kind && (one.kind === 'unread' || (other.kind !== 'unread' && isSameName(one.name, other.name)));

/** Whether a recipe's allergens and diets are unknown, because we could not read all of it. */
export const isUnread = ({ unreadLines, foreignLanguage }: Pick<Fields, 'unreadLines' | 'foreignLanguage'>): boolean =>
  unreadLines !== undefined || foreignLanguage !== undefined;

/** The reasons that can hide a recipe under these exclusions. */
export const activeReasons = ({ excludedAllergens, diets = [], lifted = [] }: Exclusions): HiddenMatchReason[] => {
  const isKept = (reason: HiddenMatchReason) => !lifted.some((one) => isSameReason(one, reason));
  const reasons = [
    ...excludedAllergens.map((name): HiddenMatchReason => ({ kind: 'allergen', name })),
    ...excludedAllergens.map((name): HiddenMatchReason => ({ kind: 'mayContain', name })),
    ...diets.filter((diet) => diet !== 'Meat').map((name): HiddenMatchReason => ({ kind: 'diet', name })),
  ].filter(isKept);
  const unread: HiddenMatchReason = { kind: 'unread' };
  return reasons.length > 0 && isKept(unread) ? [...reasons, unread] : reasons;
};

/** Whether a reason hides this recipe. A diet does not hide a recipe without diet information. */
export const isHiddenBy = (recipe: Fields, reason: HiddenMatchReason): boolean => {
  if (reason.kind === 'unread') return isUnread(recipe);
  if (reason.kind === 'diet') return recipe.dietTypes !== undefined && !recipe.dietTypes.includes(reason.name);
  if (reason.kind === 'allergen') return recipe.allergens.some((name) => isSameName(name, reason.name));
  return recipe.mayContain?.some(({ allergen }) => isSameName(allergen, reason.name)) ?? false;
};

/** An excluded allergen found in a recipe, and the ingredients that carry it. */
export interface ExcludedAllergen {
  name: string;
  ingredients: string[];
}

const carriersOf = (name: string, evidence: readonly AllergenEvidence[] = []) => [
  ...new Set(evidence.filter(({ allergen }) => isSameName(allergen, name)).map(({ ingredient }) => ingredient)),
];

/** The excluded allergens that a recipe contains or may contain, with the ingredients as evidence. */
export const excludedIn = (
  recipe: Pick<Recipe, 'allergens' | 'allergenEvidence' | 'mayContain'>,
  excluded: readonly string[],
): { contains: ExcludedAllergen[]; mayContain: ExcludedAllergen[] } => {
  const isExcluded = (name: string) => excluded.some((one) => isSameName(one, name));
  const named = (names: readonly string[], evidence?: readonly AllergenEvidence[]) =>
    [...new Set(names)].filter(isExcluded).map((name) => ({ name, ingredients: carriersOf(name, evidence) }));
  return {
    contains: named(recipe.allergens, recipe.allergenEvidence),
    mayContain: named(recipe.mayContain?.map(({ allergen }) => allergen) ?? [], recipe.mayContain),
  };
};
