import type { AnalyzeStage } from '@contracts/analyze';
import type { RecipeId } from '@contracts/recipe';
import type { CheckDrafts, FaultsAsWords, GateAsk } from '@kitchen/truth/types';
import type { RecipeModel } from '../../ai/recipeModel';
import type { GeneratedRecipesRepository } from '../../repositories/generatedRecipesRepository';
import type { ModelRequestsRepository } from '../../repositories/modelRequestsRepository';
import type { RecipesRepository } from '../../repositories/recipesRepository';
import type { RecipePage, StoredRecipe } from '../../text/recipeText';
import type { GenerationWish } from '../generationWish';
import type { SearchHit } from '../searchAnswer';
import type { Turn } from '../turns';

/** The checks of a request before a model sees it, and of every recipe before a cook does. */
export interface Truth {
  checkDrafts: CheckDrafts;
  gateAsk: GateAsk;
  faultsAsWords: FaultsAsWords;
}

/** What the writing of recipes works with. */
export interface GenerationContext {
  model: RecipeModel;
  truth: Truth;
  recipes: Pick<RecipesRepository, 'add'>;
  generated: Pick<GeneratedRecipesRepository, 'find' | 'findAll' | 'remember'>;
  /** What other servers ask the model right now. */
  requests: Omit<ModelRequestsRepository, 'removeForgotten'>;
  /** A stored recipe in the form it is shown. */
  pageOf: (id: RecipeId, recipe: StoredRecipe) => RecipePage;
  freeId: () => RecipeId;
  /** Path of the picture of the recipe with this id. */
  pictureOf: (id: RecipeId) => string;
  now: () => Date;
  /** From the request to its last recipe. */
  timeoutMs: number;
  /** How long a recipe is kept when it is not saved. */
  keptDays: number;
}

/** One request for recipes. */
export interface Generation {
  wish: GenerationWish;
  turn: Turn;
  /** Requests something new, whatever was written before. */
  isFresh: boolean;
  /** Start of the request, by `performance.now()`. */
  startedAt: number;
  onStage: (stage: AnalyzeStage, fraction: number) => void;
  /** Called for each recipe once it is checked and stored. */
  onRecipe: (hit: SearchHit) => void;
}

/** The time that is left for a request, in milliseconds. */
export const msLeftFor = (
  { startedAt }: Pick<Generation, 'startedAt'>,
  { timeoutMs }: Pick<GenerationContext, 'timeoutMs'>,
): number => timeoutMs - (performance.now() - startedAt);
