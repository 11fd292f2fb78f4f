import type { Check } from './recipeCheck';

/** Grams of a tin as its label says them, with the liquid, of foods whose facts are for what is left without it. */
const WITH_LIQUID: Readonly<Record<string, number>> = {
  'tinned-chickpea': 400,
  'tinned-black-bean': 400,
  'tinned-broad-bean': 400,
  'tinned-tuna': 145,
};

/** Spain sells chickpeas in jars of 400 g without their water, so a note may say that this is the drained weight. */
const IS_DRAINED_WEIGHT = /\bdrained weight\b/;

/** What is drained is weighed drained: the nutrition, the measures of a cook and the word of the note are those. */
export const checkTins: Check = ({ ingredients, text }, report) => {
  for (const { key, id, amount, unit } of ingredients) {
    const tin = WITH_LIQUID[id];
    const note = text.en.notes[key] ?? '';
    if (tin === undefined || amount === undefined || unit !== 'g' || IS_DRAINED_WEIGHT.test(note)) continue;
    if (amount % tin === 0) report(`ingredients.${key}`, `is ${amount} g, the weight of a tin with its liquid`);
    else if (/\bliquid\b/.test(note))
      report(`en.notes.${key}`, 'keeps the liquid: say that the weight is the drained weight');
  }
};
