import type { Check } from './recipeCheck';
import type { SentenceToken } from '../stepSentence';

const textOf = (token: SentenceToken | undefined): string => (token?.kind === 'text' ? token.text : '');

const A_PART =
  /(?:\b(?:half|most|some|third|thirds|quarter|quarters|\w*spoonfuls?|\w*spoons?|pinch)|\ball but [^.;]*) of $/i;
const THE_REST = /\brest of $/i;

/** The keys of which the sentences took a part, as "half of the salt" does. */
const partlyUsed = (tokens: readonly SentenceToken[]): Set<string> => {
  const keys = new Set<string>();
  tokens.forEach((token, at) => {
    if (token.kind === 'amount' || (token.kind === 'ingredient' && A_PART.test(textOf(tokens[at - 1]))))
      keys.add(token.key);
  });
  return keys;
};

/**
 * "The rest of the cumin and paprika" is the rest of both. With a second article, "and the paprika", it is all of the
 * paprika, of which a step before took a part.
 */
export const checkRest: Check = ({ text }, report) => {
  const before: SentenceToken[] = [];
  text.en.steps.forEach((tokens, index) => {
    tokens.forEach((token, at) => {
      before.push(token);
      const next = tokens[at + 2];
      if (token.kind !== 'ingredient' || !THE_REST.test(textOf(tokens[at - 1]))) return;
      if (textOf(tokens[at + 1]) !== ' and ' || next?.kind !== 'ingredient') return;
      if (next.words?.startsWith('the ') === true && partlyUsed(before).has(next.key))
        report(`en.steps[${index}]`, `“the rest of … and ${next.words}” is all of the second; leave out its article`);
    });
  });
};

const WHITE_OR_GREEN = /\b(?:whites?|greens?)(?: parts?)? of $/i;

/** A step that takes the white parts of the spring onions and the green apart finds them so in the list. */
export const checkTwoParts: Check = ({ text }, report) => {
  const { notes, steps } = text.en;
  steps.forEach((tokens, index) => {
    tokens.forEach((token, at) => {
      if (token.kind !== 'ingredient' || !WHITE_OR_GREEN.test(textOf(tokens[at - 1]))) return;
      const note = notes[token.key] ?? '';
      if (/\b(?:sliced|chopped|cut)\b/.test(note) && !/\b(?:white|green)\b/.test(note))
        report(`en.steps[${index}]`, `takes a part of “${token.words ?? token.key}”, which the list has “${note}”`);
    });
  });
};

const OIL = /^(?:(?:the|half the) )?oil$/;
const PEPPER = /^(?:the )?pepper$/;
const VEGETABLE = /^(?:red|green|yellow)-pepper$/;
const SPICE = /^(?:black|white)-pepper$/;

/** Of two oils a step says which it means, and of two peppers which is the vegetable. */
export const checkWhichOfTwo: Check = ({ ingredients, text }, report) => {
  const idOf = new Map(ingredients.map(({ key, id }) => [key, id]));
  const ids = [...new Set(idOf.values())];
  const hasTwoOils = ids.filter((id) => id.endsWith('-oil')).length > 1;
  const hasSpice = ids.some((id) => SPICE.test(id));
  text.en.steps.forEach((tokens, index) => {
    for (const token of tokens) {
      if (token.kind !== 'ingredient' || token.words === undefined) continue;
      const id = idOf.get(token.key) ?? '';
      const isVague =
        (hasTwoOils && id.endsWith('-oil') && OIL.test(token.words)) ||
        (hasSpice && VEGETABLE.test(id) && PEPPER.test(token.words));
      if (isVague) report(`en.steps[${index}]`, `“${token.words}” may be either of two; name it as the list does`);
    }
  });
};
