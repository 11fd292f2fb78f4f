import type { Check } from './recipeCheck';
import { sentenceText, type SentenceToken } from '../stepSentence';
import { ML_IN } from '../../measures/unitSizes';

const FAT = /(?:-oil|^lard|^ghee)$/;
/** From here on food swims: less oil is heated until it shimmers. */
const DEEP_ML = 400;
const FRIES = /\b(?:deep-)?fry\b/i;

const names = (tokens: readonly SentenceToken[], key: string): boolean =>
  tokens.some((token) => token.kind === 'ingredient' && token.key === key);

const hasHeat = (tokens: readonly SentenceToken[]): boolean => tokens.some(({ kind }) => kind === 'temperature');

/** Deep-frying oil has a temperature beside the crumb that sizzles: too cool it soaks in, too hot it burns. */
export const checkFryingHeat: Check = ({ ingredients, text }, report) => {
  for (const { key, id, amount = 0, unit } of ingredients) {
    if (!FAT.test(id) || unit === undefined || amount * (ML_IN[unit] ?? 0) < DEEP_ML) continue;
    const steps = text.en.steps.filter((tokens) => names(tokens, key));
    if (steps.some((tokens) => FRIES.test(sentenceText(tokens))) && !steps.some(hasHeat))
      report(`ingredients.${key}`, 'is deep enough to fry in, and no step says how hot it has to be: {175 °C}');
  }
};
