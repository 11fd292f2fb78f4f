import { z } from 'zod';

/**
 * What is looked at in a recipe that a model wrote, in this order:
 * `form` its shape and sizes, `plain` no links and no markup, `language` the one that was asked, `food` only food and no
 * dangerous mix, `steps` steps and ingredients say the same, `quantities`, `times`, `heat` temperatures that are safe,
 * `allergens` by our own table, `diets` by the ingredients, `nutrition` from our own figures, `ask` what the cook rules
 * out and the category, `distinct` no other recipe of the answer is the same.
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

/** Something that the server mended: by which check, what it was, and what it is now. Plain English, for developers. */
export const correctionSchema = z.object({ check: z.enum(TRUTH_CHECKS), was: z.string(), now: z.string() });
export type Correction = z.infer<typeof correctionSchema>;

/** What the server works out itself, whatever a model says of it. */
export const COMPUTED_FACTS = ['allergens', 'diets', 'calories', 'nutrition', 'match'] as const;
export type ComputedFact = (typeof COMPUTED_FACTS)[number];

/** What stays the word of the model: nobody but a cook can check it. */
export const CLAIMED_FACTS = ['title', 'description', 'times', 'servings', 'allergens', 'cuisine'] as const;
export type ClaimedFact = (typeof CLAIMED_FACTS)[number];

/** What a cook should know of a recipe that is as it should be: something in it is eaten raw. */
export const CAUTIONS = ['rawEgg', 'rawFish', 'rawMeat'] as const;
export type Caution = (typeof CAUTIONS)[number];

/** What the server says about a recipe that a model wrote. */
export const truthReportSchema = z.object({
  /** Checks that found nothing, and those that found something that was mended. */
  passed: z.array(z.enum(TRUTH_CHECKS)),
  corrected: z.array(correctionSchema),
  computed: z.array(z.enum(COMPUTED_FACTS)),
  claimed: z.array(z.enum(CLAIMED_FACTS)),
  cautions: z.array(z.enum(CAUTIONS)),
});
export type TruthReport = z.infer<typeof truthReportSchema>;
