import type { DraftContent } from '../../../src/slices/recipeDraft/draftState';
import { draftSchema } from '../../../src/views/AddRecipe/draftSchema';
import { PRESSES } from '../../e2e/addPresses';
import type { PageVerdict } from './judgePage';

/** What a cook does from Home until a page is saved. */
export interface Effort {
  presses: number;
  /** Typed words. */
  words: number;
}

const wordsIn = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.trim().split(/\s+/).length, 0);

const plus = (effort: Effort, texts: readonly string[]): Effort => ({
  presses: effort.presses + texts.length,
  words: effort.words + wordsIn(texts),
});

const partsMissing = (content: DraftContent): ReadonlySet<string> => {
  try {
    draftSchema.validateSync(content, { abortEarly: false });
    return new Set();
  } catch (error) {
    const { inner } = error as { inner: { path?: string }[] };
    return new Set(inner.map(({ path = '' }) => path.replace(/\[.*$/, '')));
  }
};

/**
 * How often a cook presses and what they type until the recipe of a page is saved, and until it is saved with everything
 * right: a press into the box of each part that is missing or wrong, and its known words.
 * @param isChosen the page has several recipes, so that one is chosen first
 */
export const pressesOf = (content: DraftContent, { wrong, ...verdict }: PageVerdict, isChosen: boolean) => {
  const begin: Effort = { presses: PRESSES.address + (isChosen ? 1 : 0), words: 0 };
  const missing = partsMissing(content);
  const saved = (['title', 'ingredients', 'steps'] as const)
    .filter((part) => missing.has(part))
    .reduce((effort, part) => plus(effort, wrong[part]), begin);
  const numbers = [verdict.areServingsRight, verdict.areMinutesRight].filter((isRight) => isRight === false);
  const right = plus(begin, [...wrong.title, ...wrong.ingredients, ...wrong.steps, ...numbers.map(() => '1')]);
  return { saved, right };
};
