import { z } from 'zod';

/**
 * The checks of a recipe written by a model, in the order they run: `form` shape and sizes; `plain` no links or markup;
 * `language` the requested one; `food` only food, no dangerous mix; `steps` steps and ingredients agree; `quantities`;
 * `times`; `heat` safe temperatures; `allergens` by our own table; `diets` by the ingredients; `nutrition` from our own
 * figures; `ask` the cook's exclusions and category; `distinct` no two recipes of the answer are the same.
 */
export const TRUTH_CHECKS = [
  'form',
  'plain',
  'language',
  'food',
  'steps',
  'quantities',
  'times',
  'heat',
  'allergens',
  'diets',
  'nutrition',
  'ask',
  'distinct',
] as const;
export type TruthCheck = (typeof TRUTH_CHECKS)[number];

/**
 * A correction by the server: the check that made it, the value before and the value after. Plain English, for
 * developers.
 */
export const correctionSchema = z.object({ check: z.enum(TRUTH_CHECKS), was: z.string(), now: z.string() });
export type Correction = z.infer<typeof correctionSchema>;

/** Facts the server computes itself, whatever a model claims. */
export const COMPUTED_FACTS = ['allergens', 'diets', 'calories', 'nutrition', 'match'] as const;
export type ComputedFact = (typeof COMPUTED_FACTS)[number];

/** Facts taken from the model; only a cook could check them. */
export const CLAIMED_FACTS = ['title', 'description', 'times', 'servings', 'allergens', 'cuisine'] as const;
export type ClaimedFact = (typeof CLAIMED_FACTS)[number];

/** Cautions about a recipe that is correct but contains something raw. */
export const CAUTIONS = ['rawEgg', 'rawFish', 'rawMeat'] as const;
export type Caution = (typeof CAUTIONS)[number];

/** The server's report on a recipe written by a model. */
export const truthReportSchema = z.object({
  /** Checks that found nothing, or whose findings were corrected. */
  passed: z.array(z.enum(TRUTH_CHECKS)),
  corrected: z.array(correctionSchema),
  computed: z.array(z.enum(COMPUTED_FACTS)),
  claimed: z.array(z.enum(CLAIMED_FACTS)),
  cautions: z.array(z.enum(CAUTIONS)),
});
export type TruthReport = z.infer<typeof truthReportSchema>;
