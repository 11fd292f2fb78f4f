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

/** Beans whose row is for cooked ones, as they come out of a tin. */
const COOKED_BEAN = /^(?:tinned-.*|white-bean|kidney-bean|black-bean|pinto-bean|borlotti-bean|black-eyed-bean|bean)$/;

const IS_DRIED = /^(?:large, |whole, )?dried(?:, soaked|$)|(?<!lightly )soaked (?:overnight|for)(?! and boiled)/;

/** Dried beans weigh less than half of what they do cooked, and come in no tin. */
export const checkDriedBeans: Check = ({ ingredients, text }, report) => {
  for (const { key, id } of ingredients)
    if (COOKED_BEAN.test(id) && IS_DRIED.test(text.en.notes[key] ?? ''))
      report(`ingredients.${key}`, `is ${id}, which is cooked, but its note says that it is dried`);
};

/** A spoon measures what a grater makes; peel in strips is counted. */
export const checkZest: Check = ({ ingredients, text }, report) => {
  for (const { key, id, unit } of ingredients)
    if (
      id.endsWith('-zest') &&
      (unit === 'tsp' || unit === 'tbsp') &&
      /\b(?:strips?|peel)\b/.test(text.en.notes[key] ?? '')
    )
      report(`ingredients.${key}`, 'measures strips of peel by the spoon; count them as slices');
};
