import type { Check } from './recipeCheck';
import type { SentenceToken } from './stepSentence';

/** What a step tells the cook to do to a food, and how a list says that it is done. */
const CUTS: readonly (readonly [verb: RegExp, done: RegExp])[] = [
  [/\bslice $/i, /\bsliced\b/],
  [/\bchop $/i, /\bchopped\b/],
  [/\bdice $/i, /\bdiced\b/],
  [/\bshred $/i, /\bshredded\b/],
  [/\btear $/i, /\btorn\b/],
  [/\bcrush $/i, /\bcrushed\b/],
  [/\bcut $/i, /\bcut into\b/],
];

/** A list that cuts a part leaves the rest to the steps: "half chopped", "one left whole", "drained weight". */
const IN_PART = /\b(?:half|one|two|three|some|weight|whole)\b/;

const textOf = (token: SentenceToken | undefined): string => (token?.kind === 'text' ? token.text : '');

/** The text before the series of foods, "slice the onion, carrot and celery", of which a token is a part. */
const beforeSeries = (tokens: readonly SentenceToken[], at: number): string => {
  let first = at;
  while (/^(?:,|,? and) $/.test(textOf(tokens[first - 1])) && tokens[first - 2]?.kind === 'ingredient') first -= 2;
  return textOf(tokens[first - 1]);
};

/** An English step does not cut what the list says is cut. */
export const checkCutTwice: Check = ({ text }, report) => {
  const { notes, steps } = text.en;
  steps.forEach((tokens, index) => {
    tokens.forEach((token, at) => {
      if (token.kind !== 'ingredient') return;
      const note = notes[token.key] ?? '';
      const cut = CUTS.find(([verb, done]) => done.test(note) && verb.test(beforeSeries(tokens, at)));
      if (cut !== undefined && !IN_PART.test(note))
        report(`en.steps[${index}]`, `cuts “${token.words ?? token.key}”, which the list has “${note}”`);
    });
  });
};
