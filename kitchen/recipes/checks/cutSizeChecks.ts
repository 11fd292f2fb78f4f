import type { Check } from './recipeCheck';

/** Roots and squashes, whose cooking time says little without the size of their pieces. */
const ROOT = /^(?:butternut-squash|cassava|celeriac|new-potato|parsnip|potato|pumpkin|swede|sweet-potato|turnip|yam)$/;

/** A cut without a size: "peeled and cut into cubes", "diced". */
const WITHOUT_A_SIZE = /\b(?:in|into) (?:chunks|cubes|pieces)\b|(?<!\b(?:finely|coarsely|roughly) )\bdiced\b/;

/** A root that is boiled for a quarter of an hour is tender in small cubes, not in large ones: the list says which. */
export const checkCutSizes: Check = ({ ingredients, text }, report) => {
  for (const { key, id } of ingredients) {
    const found = ROOT.test(id) ? WITHOUT_A_SIZE.exec(text.en.notes[key] ?? '')?.[0] : undefined;
    if (found !== undefined)
      report(`en.notes.${key}`, `“${found}” has no size: cut into small cubes, in large chunks, finely diced`);
  }
};
