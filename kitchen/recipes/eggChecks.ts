import type { Check } from './recipeCheck';
import { sentenceText, type SentenceToken } from './stepSentence';

const BOILS = /\b(?:boil|hard-boil) (?:(?:all|two|three|four|\d+) (?:of )?)?$/i;

/** Shelled, or set down as they are: an egg baked, poached or eaten from the shell is none of these. */
const SHELLED = /\b(?:peel|peeled|shell|shelled)\b/i;

const textBefore = (tokens: readonly SentenceToken[], at: number): string => {
  const token = tokens[at - 1];
  return token?.kind === 'text' ? token.text : '';
};

/** Eggs that are boiled hard are shelled before they are cut, mashed or put in a salad, and a step says so. */
export const checkBoiledEggs: Check = ({ ingredients, text }, report) => {
  const eggs = new Set(ingredients.filter(({ id }) => id === 'egg').map(({ key }) => key));
  const { steps } = text.en;
  steps.forEach((tokens, index) => {
    const isBoiled = tokens.some(
      (token, at) => token.kind === 'ingredient' && eggs.has(token.key) && BOILS.test(textBefore(tokens, at)),
    );
    if (!isBoiled) return;
    // Potatoes may be peeled in another step: the word stands beside the eggs, here or where they come next.
    const shelledHere = SHELLED.test(sentenceText(tokens));
    const shelledLater = steps
      .slice(index + 1)
      .some(
        (later) =>
          SHELLED.test(sentenceText(later)) &&
          later.some((token) => token.kind === 'ingredient' && eggs.has(token.key)),
      );
    if (!shelledHere && !shelledLater) report(`en.steps[${index}]`, 'boils eggs that no step peels');
  });
};
