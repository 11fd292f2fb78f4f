import type { Check } from './recipeCheck';
import { sentenceText } from '../stepSentence';

const PANS = String.raw`(?:pan|pot|wok|saucepan|casserole)`;
const NAMED = new RegExp(
  String.raw`\b(?:an?|another|one|your|two|both|dry|separate|second)\b[^.;:]{0,45}\b(?:tea)?${PANS}s?\b`,
  'i',
);
const MEANT = new RegExp(
  String.raw`(?<!\bfor )\bthe (?:same |empty |hot |cleaned |warm |other )?${PANS}\b(?! heats)`,
  'i',
);

/**
 * "Return it to the pan" means a pan that the recipe has named: "in a wide pan", "your largest pot". The other languages
 * follow the English sentences.
 */
export const checkPanName: Check = ({ text }, report) => {
  let named = false;
  for (const [index, tokens] of text.en.steps.entries()) {
    const sentence = sentenceText(tokens);
    const name = NAMED.exec(sentence);
    const meant = MEANT.exec(sentence);
    if (meant && !named && !(name && name.index + name[0].length <= meant.index + meant[0].length)) {
      report(`en.steps[${index}]`, `says “${meant[0]}” before any is named`);
      return;
    }
    named ||= name !== null;
  }
};

const VESSEL =
  /\b(?:pans?|pots?|saucepan|casserole|wok|skillet|tagine|griddle|cooker|steamer|grill|barbecue|tin|tray|dish|microwave|fryer|coals|oven|bag)\b/i;
const FRIES =
  /(?:^|[.;:] |, |\b(?:and|then) |\bmeanwhile, )(?:fry|soften|sweat|brown|sear|stir-fry)\b(?! sugar)[^.;]*/i;

/** Butter and flour for a sauce, which is made beside what is in the first pan. */
const ROUX = /\bmelt\b[^.;]*\bbutter\b[^.;]*\b(?:stir|cook|add|whisk)\b[^.;]*\bflour\b[^.;]*/i;

/** Refuses a step that does what a pattern says and names nothing to do it in. */
const inVessel =
  (pattern: RegExp): Check =>
  ({ text }, report) => {
    for (const [index, tokens] of text.en.steps.entries()) {
      const found = pattern.exec(sentenceText(tokens))?.[0];
      if (found !== undefined && !VESSEL.test(found))
        report(`en.steps[${index}]`, `“${found}” does not say in which pan`);
    }
  };

/** A sauce that begins with butter and flour says in which pan, as the first one is full of other food. */
export const checkRouxPan = inVessel(ROUX);

/** "Meanwhile, soften the onion": the pan of the step before is busy. "In the same fat" and "again" mean one that is free. */
const MEANWHILE =
  /\bmeanwhile, (?:fry|soften|sweat|brown|melt)\b(?!(?:(?!, (?:add|then)\b)[^.;])*\b(?:same|again)\b)[^.;]*/i;

/** What is fried beside another step has a pan of its own. */
export const checkSecondVessel = inVessel(MEANWHILE);

/** The first food that is fried is fried in something: "soften the onion in the oil in a wide pan". */
export const checkFirstVessel: Check = ({ text }, report) => {
  for (const [index, tokens] of text.en.steps.entries()) {
    const sentence = sentenceText(tokens);
    const frying = FRIES.exec(sentence);
    if (frying && !VESSEL.test(sentence.slice(0, frying.index + frying[0].length)))
      report(`en.steps[${index}]`, `“${frying[0].trim()}” does not say in which pan`);
    if (frying || VESSEL.test(sentence)) return;
  }
};
