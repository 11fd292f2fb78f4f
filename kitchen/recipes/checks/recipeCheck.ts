import type { Ingredient } from '../../ingredients/ingredient';
import type { CorpusRecipe } from '../recipeFormat';

/** Notes a fault of the recipe under check. */
type Report = (path: string, reason: string) => void;

/** One check of the content of a recipe. */
export type Check = (recipe: CorpusRecipe, report: Report, rowOf: RowOf) => void;

/** The row of an ingredient; a parameter so that tests can supply their own table. */
export type RowOf = (id: string) => Ingredient | undefined;
