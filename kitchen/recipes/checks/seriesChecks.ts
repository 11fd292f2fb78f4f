import type { Check } from './recipeCheck';
import type { SentenceToken } from '../stepSentence';

const isFood = (token: SentenceToken | undefined) => token?.kind === 'ingredient';

const textOf = (token: SentenceToken | undefined): string => (token?.kind === 'text' ? token.text : '');

const startsWithThe = (token: SentenceToken | undefined) =>
  token?.kind === 'ingredient' && token.words?.startsWith('the ') === true;

/** "Half of the butter and cheese" would halve both: behind a part, each food keeps its article. */
const PART = /\bof $/;

/**
 * The first food of a series has the article, and the others go without: "add the onion, carrot and celery". Only a
 * series of foods alone counts, joined by commas and a last "and".
 */
export const checkSeries: Check = ({ text }, report) => {
  text.en.steps.forEach((tokens, index) => {
    tokens.forEach((token, at) => {
      const isThird =
        startsWithThe(tokens[at - 2]) && textOf(tokens[at - 1]) === ', ' && textOf(tokens[at + 1]) === ', ';
      if (!startsWithThe(token) || !(isThird || textOf(tokens[at + 1]) === ' and ')) return;
      if (!startsWithThe(tokens[at + 2])) return;
      let first = at;
      while (textOf(tokens[first - 1]) === ', ' && isFood(tokens[first - 2])) first -= 2;
      if (PART.test(textOf(tokens[first - 1])) || (first < at && !startsWithThe(tokens[first]))) return;
      report(`en.steps[${index}]`, 'repeats “the” before each food of a series');
    });
  });
};
