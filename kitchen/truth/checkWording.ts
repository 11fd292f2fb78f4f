import type { Recipe } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { relativesOf } from '../ingredients/ingredientTable';
import { ingredientsInLines } from '../reading/ingredientsInLines';
import type { DisplayOptions } from '../measures/displayOptions';
import { displayLine } from '../measures/units';
import { withWordedSteps, type ChangedStep } from '../swaps/changedSteps';
import { checkDrafts } from './checkDrafts';
import { isSameSentence } from './sameSentence';
import type { TruthAsk } from './types';

/** What a model worded, and against what it is checked. */
export interface Wording {
  /** The adapted recipe, with everything computed. */
  recipe: Recipe;
  steps: readonly ChangedStep[];
  /** Ids that the method must not name any more. */
  goneIds: readonly string[];
  options: DisplayOptions;
  ask: Pick<TruthAsk, 'excludedAllergens' | 'dietTypes'> & { language: Language };
}

export type WordingVerdict = { ok: true; steps: { index: number; text: string }[] } | { ok: false; detail: string };

/** A sentence in other words is about as long; a much shorter one has lost something. */
const SHORTEST = 0.6;
const LONGEST = 1.6;

/** The sentence in one language names the same foods, the swap for what it replaces. */
const namesTheSame = (sentence: string, computed: string, { goneIds, ask: { language } }: Wording): boolean => {
  const gone = new Set(goneIds);
  const said = ingredientsInLines([sentence], language);
  const wanted = ingredientsInLines([computed], language).filter((id) => !gone.has(id));
  const isIn = (id: string, others: readonly string[]) => relativesOf(id).some((one) => others.includes(one));
  return (
    !said.some((id) => gone.has(id)) && wanted.every((id) => isIn(id, said)) && said.every((id) => isIn(id, wanted))
  );
};

/** Why one sentence is not taken; undefined when it may be. */
const faultOf = (sentence: string, step: ChangedStep, wording: Wording): string | undefined => {
  const { computed } = step;
  if (sentence.length < computed.length * SHORTEST) return 'it is too short';
  if (sentence.length > computed.length * LONGEST) return 'it is too long';
  if (!isSameSentence(sentence, step, wording.ask.language)) return 'it says something else';
  if (!namesTheSame(sentence, computed, wording)) return 'it names other foods';
  return undefined;
};

/** The whole recipe as a draft of a model, in the words that the cook would read. */
const draftOf = ({ recipe, options }: Wording, steps: readonly string[]) => ({
  title: recipe.title,
  description: recipe.description,
  category: recipe.category,
  subcategory: recipe.subcategory,
  servings: Math.round(recipe.servings * options.factor),
  minutes: recipe.prepTime,
  ingredients: recipe.ingredients.map((line) => {
    if (typeof line === 'string') return line;
    const { quantity, name, note } = displayLine(line, options);
    return { name, quantity, ...(note !== undefined && { note }) };
  }),
  steps: steps.map((text, i) => ({ text, minutes: Math.ceil((recipe.instructions[i]?.time ?? 60) / 60) })),
});

/**
 * Checks the sentences that a model wrote for the changed steps of an adapted recipe. Each must have the words and
 * numbers of its computed sentence in their order, but for articles, endings and what is left out, and name the same
 * foods; then the whole recipe must pass the checks of a written one, as it stands.
 * @param sentences one for each of `wording.steps`, in their order
 */
export const checkWording = (wording: Wording, sentences: readonly unknown[]): WordingVerdict => {
  const { steps, ask, recipe, options, goneIds } = wording;
  if (sentences.length !== steps.length)
    return { ok: false, detail: `${sentences.length} sentences for ${steps.length}` };
  const worded = new Map<number, string>();
  for (const [at, step] of steps.entries()) {
    const sentence = typeof sentences[at] === 'string' ? sentences[at].trim() : '';
    const fault = faultOf(sentence, step, wording);
    if (fault !== undefined) return { ok: false, detail: `step ${step.index + 1}: ${fault}` };
    worded.set(step.index, sentence);
  }
  const method = withWordedSteps(recipe, worded, options);
  const asked = { ...ask, text: '', category: recipe.category, ruledOutIds: goneIds };
  const { kept, faults } = checkDrafts(asked, [draftOf(wording, method)]);
  const [checked] = kept;
  if (!checked) return { ok: false, detail: faults[0]?.detail ?? 'it is refused' };
  const said = checked.recipe.instructions.map(({ step }) => step);
  const isMended =
    [...worded].some(([index, text]) => said[index] !== text) ||
    checked.recipe.ingredients.length !== recipe.ingredients.length;
  if (isMended) return { ok: false, detail: 'it had to be mended' };
  return { ok: true, steps: [...worded].map(([index, text]) => ({ index, text })) };
};
