import type { RecipeWords } from '@contracts/ownRecipes';
import type { RecipeId } from '@contracts/recipe';
import type { Language, RecipeCategory, Subcategory } from '@contracts/vocabulary';

/** A line of the draft. The key stays when the line is moved or changed. */
export interface DraftLine {
  key: number;
  text: string;
  /** A heading above the ingredients that follow. */
  isHeading?: true;
}

/** What the cook has written so far, as typed. */
export interface DraftContent {
  title: string;
  about: string;
  category: RecipeCategory;
  subcategory: Subcategory;
  language: Language;
  servings: string;
  /** From start to plate. */
  minutes: string;
  ingredients: DraftLine[];
  steps: DraftLine[];
  source: string;
  /** The name of the cook's own photo. */
  photo?: string;
}

/** The version that an edit begins with. */
export interface EditBeginning {
  /** Absent for a recipe that was never edited. */
  version?: string;
  words: RecipeWords;
}

export interface RecipeDraft {
  content: DraftContent;
  /** The text it was read from; empty when the cook began with an empty page. */
  origin: string;
  /** Earlier contents, the latest last, and undone ones, the next last. */
  past: DraftContent[];
  future: DraftContent[];
  /** The field of the last change, and when it was made: typing in one field is undone as one. */
  last: { field: string; at: number } | null;
  /** The own recipe that is edited. */
  replaces?: RecipeId;
  /** What it was when the cook began. */
  began?: EditBeginning;
}

/** A recipe that was read, before its review. */
export type FoundRecipe = Pick<RecipeDraft, 'content' | 'origin'>;

/** Several recipes that were found at once, on a page or in a text. */
export interface FoundRecipes {
  recipes: FoundRecipe[];
  /** The whole text as one recipe, in case they are its parts; absent if the page itself tells them apart. */
  asOne?: FoundRecipe;
  /** The page has more. */
  isCut?: true;
  /** Numbers of those that the cook wants, in order: the first is in the draft. Empty while the cook chooses. */
  wanted: number[];
  /** How many were wanted at first. */
  count: number;
}

export interface RecipeDraftState {
  draft: RecipeDraft | null;
  found: FoundRecipes | null;
}

/** A draft at its beginning, with nothing to undo. */
export const begun = (given: Pick<RecipeDraft, 'content' | 'origin' | 'replaces' | 'began'>): RecipeDraft => ({
  ...given,
  past: [],
  future: [],
  last: null,
});
