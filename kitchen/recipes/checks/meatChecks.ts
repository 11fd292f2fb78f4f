import { measuresOf } from '../../measures/measures';
import { needsWholeBirdTime, WHOLE_BIRD_SECONDS } from '../../measures/wholeBird';
import type { Check } from './recipeCheck';
import { type SentenceToken, sentenceText } from '../stepSentence';

/** Must be cooked through: poultry, fresh pork, mince, raw sausages. Cured and cooked meats are safe as they are. */
const RISKY =
  /^(chicken|turkey|guinea-fowl|quail|poussin|pork|[a-z]+-mince|minced-meat|sausage|sausage-meat|chicken-[a-z]+|turkey-[a-z]+|pork-[a-z]+)$/;
const SAFE_AS_IT_IS = /-(stock|stock-cube|liver-pate|crackling|broth)$/;

const mustBeCookedThrough = (id: string): boolean => RISKY.test(id) && !SAFE_AS_IT_IS.test(id);

/** Core temperatures of 70 to 75 °C need at least this (Food Standards Agency: 70 °C for two minutes). */
const THROUGH_SECONDS = 360;
const OVEN_MIN = 120;

const firstUse = (steps: readonly (readonly SentenceToken[])[], key: string): number =>
  steps.findIndex((tokens) =>
    tokens.some((token) => (token.kind === 'ingredient' || token.kind === 'amount') && token.key === key),
  );

export const checkSafeHeat: Check = ({ ingredients, steps, text }, report, rowOf) => {
  for (const { key, id, amount, unit } of ingredients) {
    if (!mustBeCookedThrough(id)) continue;
    const first = firstUse(text.en.steps, key);
    if (first < 0) continue;
    const later = steps.slice(first);
    const seconds = later.reduce((sum, { time }) => sum + time, 0);
    const row = rowOf(id);
    const grams = row && amount !== undefined && unit !== undefined ? measuresOf(row, amount, unit).grams : undefined;
    const isWhole = amount === 1 && unit === 'piece' && needsWholeBirdTime(id, grams ?? 0);
    const needed = isWhole ? WHOLE_BIRD_SECONDS : THROUGH_SECONDS;
    const isTooCool =
      later.every(({ temp }) => temp === undefined || temp < OVEN_MIN) && later.some(({ temp }) => temp !== undefined);
    if (seconds < needed)
      report(`ingredients.${key}`, `is heated for ${seconds} s at most, too short to be safe (at least ${needed} s)`);
    else if (isTooCool) report(`ingredients.${key}`, `goes into an oven below ${OVEN_MIN} °C`);
  }
};

/** What a cook can see or measure when meat is done, in the words of our English steps. */
const SIGNS_OF_DONENESS = [
  'cooked (?:right )?(?:through|inside|to the bone)',
  String.raw`(?:none|nothing|no|not|never|without)\b[^.]*\b(?:pink|raw)`,
  'lost its raw',
  'runs? clear',
  'clear juices',
  'falls? apart',
  'falling',
  'comes? apart',
  'off the bone',
  'pulls? apart',
  String.raw`shreds?\b`,
  'opaque',
  'white (?:all |right )?(?:the way )?through',
  'to the middle',
  'steaming hot',
  '(?:chicken|turkey|pork|meat|it|they|pieces|strips)[^.,]* (?:is|are) tender',
];
const SIGN_OF_DONENESS = new RegExp(SIGNS_OF_DONENESS.join('|'), 'i');

const saysWhenDone = (tokens: readonly SentenceToken[]): boolean =>
  tokens.some((token) => token.kind === 'temperature' && token.celsius !== undefined) ||
  SIGN_OF_DONENESS.test(sentenceText(tokens));

/** Meat that is heated for longer than this, counted from the step that first names it, is done without a look. */
const DONE_WITHOUT_A_LOOK = 45 * 60;

/** A recipe that cooks poultry, pork, mince or sausages quickly says how a cook can tell that they are done. */
export const checkDoneness: Check = ({ ingredients, steps, text }, report) => {
  for (const { key, id } of ingredients) {
    if (!mustBeCookedThrough(id)) continue;
    const first = firstUse(text.en.steps, key);
    const seconds = steps.slice(first).reduce((sum, { time }) => sum + time, 0);
    if (first < 0 || seconds >= DONE_WITHOUT_A_LOOK) continue;
    if (!text.en.steps.slice(first).some(saysWhenDone))
      report(`ingredients.${key}`, 'must be cooked through, and no step says how to tell that it is');
  }
};
