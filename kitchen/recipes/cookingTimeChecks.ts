import type { Check } from './recipeCheck';
import { sentenceText } from './stepSentence';

const SAYS_A_TIME = /\b(?:minutes?|hours?|seconds?|moment|night|overnight|packet|that time|(?<!all )the time)\b/i;

const SIMMERS = /\b(?:simmer|poach|stew|braise)\b[^.]*\buntil\b/i;
const BOILS = /\b(?:boil|cook) (?:the )?(?:\w+ )?(?:rice|potatoes)\b[^.;]*\buntil\b/i;
const SOFTENS = /\b(?:soften|sweat)\b[^.;]*\b(?:onions?|shallots?|leeks?)\b/i;

/**
 * "Simmer until tender", "boil the rice until tender" and "soften the onion" leave a cook without an idea of how long: the sentence says about how many
 * minutes. The other languages say the same minutes (`checkTimes`), so the English sentence is enough.
 */
export const checkCookingTime: Check = ({ text }, report) => {
  text.en.steps.forEach((tokens, index) => {
    for (const sentence of sentenceText(tokens).split(/(?<=[.!?:;]) /)) {
      const simmering = SIMMERS.exec(sentence);
      if (simmering && !SAYS_A_TIME.test(sentence.slice(simmering.index)))
        report(`en.steps[${index}]`, `“${sentence}” simmers without a time`);
      if (SAYS_A_TIME.test(sentence)) continue;
      if (BOILS.test(sentence)) report(`en.steps[${index}]`, `“${sentence}” boils rice or potatoes without a time`);
      else if (SOFTENS.test(sentence)) report(`en.steps[${index}]`, `“${sentence}” softens onions without a time`);
    }
  });
};
