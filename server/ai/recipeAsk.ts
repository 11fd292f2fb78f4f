import type { Cuisine } from '@contracts/cuisines';
import type { MeasurementSystem } from '@contracts/vocabulary';
import type { Eater, TruthAsk } from '@kitchen/truth/types';

/** What is requested from a model: the criteria its recipes are checked against, and what only the model needs. */
export interface RecipeAsk extends TruthAsk {
  /** Ingredients in the kitchen, by the names of our table. */
  ingredients: readonly string[];
  /** Those of them that have to be used up, by the same names. */
  useUp?: readonly string[];
  /** Ingredients the cook named that our table does not contain. Untrusted text. */
  unknown: readonly string[];
  /** What the cook rules out this time, by the names of our table. */
  ruledOut: readonly string[];
  /** The dish requested by name. Untrusted text. */
  dish?: string;
  /** Ids of the cuisines that the filter allows; absent when it allows every one. */
  cuisines?: readonly Cuisine[];
  measurementSystem: MeasurementSystem;
  /** Eaters who need more care than usual. */
  eaters: readonly Eater[];
  count: number;
}

export interface Prompt {
  system: string;
  prompt: string;
}
