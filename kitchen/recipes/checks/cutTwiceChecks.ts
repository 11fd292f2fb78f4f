import type { Check } from './recipeCheck';
import type { SentenceToken } from '../stepSentence';

/** What a step tells the cook to do to a food, and how a list says that it is done. */
const CUTS: readonly (readonly [verb: RegExp, done: RegExp])[] = [
  [/\bslice $/i, /\bsliced\b/],
  [/\bchop $/i, /\bchopped\b/],
  [/\bdice $/i, /\bdiced\b/],
  [/\bshred $/i, /\bshredded\b/],
  [/\btear $/i, /\btorn\b/],
  [/\bcrush $/i, /\bcrushed\b/],
  [/\bcut $/i, /\bcut into\b/],
  [/\bcut up $/i, /\b(?:chopped|diced|sliced)\b/],
  [/\bgrate (?:a little )?$/i, /\bgrated\b/],
  [/\bhalve $/i, /\bhalved\b/],
  [/\bquarter $/i, /\bquartered\b/],
  [/\bpeel $/i, /\bpeeled\b/],
  [/\btrim $/i, /\btrimmed\b/],
  [/\bboil $/i, /\bhard-boiled\b/],
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

/** The text behind a food up to the end of its sentence or the next food: ", halve them and slice them". */
const behind = (tokens: readonly SentenceToken[], at: number): string =>
  textOf(tokens[at + 1]).split(/[.;:]/, 1)[0] ?? '';

/**
 * All that a sentence does to a food, before its name and, with "it" or "them", behind it: "slice ", "halve ". Cooked
 * meat and set fudge are "cut" again under the name of what they were made of, so that "cut it" counts for nothing.
 */
const workOn = (tokens: readonly SentenceToken[], at: number): string[] => [
  beforeSeries(tokens, at),
  ...[...behind(tokens, at).matchAll(/(?!cut )\b\p{L}+ (?=(?:it|them)\b)/giu)].map(([verb]) => verb),
];

/** An English step does not cut what the list says is cut. */
export const checkCutTwice: Check = ({ text }, report) => {
  const { notes, steps } = text.en;
  steps.forEach((tokens, index) => {
    tokens.forEach((token, at) => {
      if (token.kind !== 'ingredient') return;
      const note = notes[token.key] ?? '';
      const work = workOn(tokens, at);
      const cut = CUTS.find(([verb, done]) => done.test(note) && work.some((words) => verb.test(words)));
      if (cut !== undefined && !IN_PART.test(note))
        report(`en.steps[${index}]`, `cuts “${token.words ?? token.key}”, which the list has “${note}”`);
    });
  });
};
