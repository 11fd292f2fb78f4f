import { inches } from '../../measures/ovenAndTin';
import type { Check } from './recipeCheck';
import { SMALLEST_PAN_CM } from '../scaledVessel';

/**
 * Pans and tins have sizes that are sold in centimetres and in inches: 23 cm is a 9 in tin, 24 cm would be one of 9½ in.
 * The languages name the same lengths, so the English sentence is enough.
 */
export const checkPans: Check = ({ text }, report) => {
  text.en.steps.forEach((tokens, index) => {
    for (const token of tokens)
      if (token.kind === 'length' && token.cm >= SMALLEST_PAN_CM && !Number.isInteger(inches(token.cm)))
        report(`en.steps[${index}]`, `names ${token.cm} cm, which is ${inches(token.cm)} in: no pan has that size`);
  });
};
