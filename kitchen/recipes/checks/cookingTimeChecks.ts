import type { Check } from './recipeCheck';
import { sentenceText } from '../stepSentence';

const SAYS_A_TIME = /\b(?:minutes?|hours?|seconds?|moment|night|overnight|packet|that time|(?<!all )the time)\b/i;

/** What is added for the last minute has a time, what cooks before it does not. */
const LAST_MINUTES = /\b(?:for|in) the last (?:few )?minutes?\b/gi;

/** A simmer says its own time: the minute that the flour cooked before it is none. */
const SIMMERS = /\b(?:simmer|poach|stew|braise)\b[^.]*\buntil\b/i;

const WITHOUT_A_TIME: readonly (readonly [done: RegExp, what: string])[] = [
  [/\b(?:boil|cook) (?:the )?(?:\w+ )?(?:rice|potatoes)\b/i, 'boils rice or potatoes'],
  [
    /\b(?:onions?|shallots?|leeks?)\b[^.;]*\b(?:soften (?:it|them)|cook (?:it |them )?until (?:they are )?soft)\b/i,
    'softens onions',
  ],
  [/(?<!\b(?:a|bare|gentle) )\bsimmer(?: gently)?(?:, (?:half )?covered|, uncovered)?(?=[.]|, stirring)/i, 'simmers'],
  [/\brise (?:again )?(?:\w+ ){0,5}until\b/i, 'lets dough rise'],
];

/** Up to what is added next: the minute that the flour cooks after the onion is none of the onion. */
const UNTIL_MORE = String.raw`(?:(?!, (?:then|add|stir|return|pour)\b)[^.;])*`;
const SOFTENS = new RegExp(String.raw`\b(?:soften|sweat)\b${UNTIL_MORE}`, 'i');
const BROWNS = new RegExp(
  String.raw`(?:(?:^|[,;] |\b(?:and|then|or) )(?:brown|sear) (?:it|them|the)\b|^Brown (?!sugar))${UNTIL_MORE}`,
  'i',
);
const ONION = /\b(?:onions?|shallots?|leeks?)\b/i;

/**
 * "Simmer until tender", "boil the rice until tender" and "let the dough rise until doubled" leave a cook without an idea
 * of how long: the sentence says about how many minutes. The other languages say the same minutes (`checkTimes`), so the
 * English sentence is enough.
 */
export const checkCookingTime: Check = ({ text }, report) => {
  text.en.steps.forEach((tokens, index) => {
    const untimed = (sentence: string, what: string) =>
      report(`en.steps[${index}]`, `“${sentence}” ${what} without a time`);
    for (const written of sentenceText(tokens).split(/(?<=[.!?:;]) /)) {
      const sentence = written.replace(LAST_MINUTES, 'at the end');
      const simmering = SIMMERS.exec(sentence);
      if (simmering && !SAYS_A_TIME.test(sentence.slice(simmering.index))) untimed(sentence, 'simmers');
      const softening = SOFTENS.exec(sentence)?.[0] ?? '';
      if (ONION.test(softening) && !SAYS_A_TIME.test(softening)) untimed(sentence, 'softens onions');
      const browning = BROWNS.exec(sentence)?.[0] ?? '';
      if (browning !== '' && !/\buntil\b/.test(browning) && !SAYS_A_TIME.test(browning))
        untimed(sentence, 'browns its food');
      if (SAYS_A_TIME.test(sentence)) continue;
      const what = WITHOUT_A_TIME.find(([done]) => done.test(sentence))?.[1];
      if (what !== undefined) untimed(sentence, what);
    }
  });
};
