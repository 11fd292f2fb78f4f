import type { Correction, TruthCheck } from '@contracts/truth';
import type { RecipeCategory } from '@contracts/vocabulary';
import type { CookingStep } from '../cookingSteps';
import type { LineFacts } from '../lineFacts';
import { DraftRefusal } from '../draft/draftRefusal';
import type { ReadDraft } from '../readDraft';
import type { TruthAsk, TruthFault } from '../types';

/** A draft in the pipeline: what was read, and what is known of it so far. */
export interface Dish {
  ask: TruthAsk;
  draft: ReadDraft;
  lines: readonly LineFacts[];
  steps: readonly CookingStep[];
  servings: number;
  category: RecipeCategory;
}

/** Ends the pipeline: the draft is not shown. */
export const refuse = (kind: TruthFault, detail: string): never => {
  throw new DraftRefusal(kind, detail);
};

const NOTE_MAX = 200;

/** Records what a model wrote and what is shown instead. */
export type Mend = (check: TruthCheck, was: string, now: string) => void;

export const createMend =
  (corrections: Correction[]): Mend =>
  (check, was, now) => {
    corrections.push({ check, was: was.slice(0, NOTE_MAX), now: now.slice(0, NOTE_MAX) });
  };
