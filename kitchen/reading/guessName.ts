import type { Language } from '@contracts/vocabulary';
import { editDistance } from './editDistance';
import { LINE_LANGUAGES } from './lines/lineWords';
import { TONGUES, tongueOf } from './tongue';
import { ORDINARY_WORDS } from './ordinaryWords';
import { remembering } from './remembered';
import { singularForms } from './singularForms';

/** Shorter words are close to too many others: only two swapped letters, or one doubled or halved, are forgiven. */
export const FORGIVEN_FROM = 6;
const VERY_FORGIVEN_FROM = 8;

/** The stem must be long enough too: "vidées" is not "vin". */
export const STEM_FORGIVEN_FROM = 5;

/** How many edits of a stem of this length are accepted as typing errors. */
export const editsForgiven = (length: number): number => (length >= VERY_FORGIVEN_FROM ? 2 : 1);

const REMEMBERED_MAX = 20_000;

/** No language has longer words for food. */
export const WORD_MAX = 60;
const stemOfWord = remembering(REMEMBERED_MAX, (word) =>
  singularForms(word)
    .reduce((best, form) => (form.length < best.length ? form : best), word)
    .replace(/(?<=...)e+$/, ''),
);

/** One form for singular and plural; a final e goes too, since "ejotes" may be "ejot" or "ejote". */
export const stemOf = (word: string): string => (word.length > WORD_MAX ? word : stemOfWord(word));

const isHalved = (short: string, long: string): boolean =>
  [...long].some((letter, i) => letter === long[i + 1] && long.slice(0, i) + long.slice(i + 1) === short);

const isSwapped = (one: string, other: string): boolean =>
  [...one.slice(1)].some(
    (next, i) => next !== one[i] && one.slice(0, i) + next + one.charAt(i) + one.slice(i + 2) === other,
  );

/** "onoin" for onion, "beure" for beurre, "pepperr" for pepper. */
export const isSwapOrDoubling = (typed: string, name: string): boolean =>
  isSwapped(typed, name) || isHalved(typed, name) || isHalved(name, typed);

/** Units and states of the line reader that resemble a food by chance ("chorrito", "chorito"). */
const isLineWord = (word: string): boolean =>
  Object.values(LINE_LANGUAGES).some(
    ({ units, states, unitStates }) => units.has(word) || states.has(word) || unitStates.has(word),
  );

/**
 * Whether a folded word is an ordinary word of the language, or of any supported language when the language is unknown.
 */
export const isOrdinaryWord = (word: string, language?: Language): boolean => {
  const own = language && tongueOf(language);
  const forms = singularForms(word);
  return (
    TONGUES.some(
      (tongue) => (own === undefined || own === tongue) && forms.some((form) => ORDINARY_WORDS[tongue].has(form)),
    ) || isLineWord(word)
  );
};

/** A name a typed word may stand for. */
export interface GuessedWord {
  /** The folded word as typed, and its stem. */
  written: string;
  stem: string;
  /** Stem of the name. */
  name: string;
  /** The name is one of the main names of an ingredient. */
  isCommon: boolean;
  language?: Language;
}

/** Whether a word may be a misspelling of a food's name; never if it is an ordinary word of the language. */
export const mayBeMisspelt = ({ written, stem, name, isCommon, language }: GuessedWord): boolean => {
  if (isOrdinaryWord(written, language)) return false;
  if (written.length < FORGIVEN_FROM || stem.length < STEM_FORGIVEN_FROM)
    return isCommon && isSwapOrDoubling(stem, name);
  const limit = editsForgiven(stem.length);
  return editDistance(stem, name, limit) <= limit;
};
