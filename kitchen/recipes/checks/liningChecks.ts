import type { Check } from './recipeCheck';
import { WRITTEN_LANGUAGES, type WrittenLanguage } from '../recipeFormat';
import { sentenceText } from '../stepSentence';

/** "a lined tray" leaves open what lines it, where "a foil-lined tray" does not; "the lined tray" was lined before. */
const LINED = /(?<!\bthe )(?<!-)\blined (?:baking )?(?:trays?|sheets?|tins?)\b/i;

const PAPER: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /\bbaking paper\b/i,
  es: /\bpapel de (?:horno|hornear)\b/i,
  fr: /\bpapier (?:de )?cuisson\b/i,
};
/** Right under the element it is far hotter than the 220 °C that makers of baking paper allow. */
const UNDER_ELEMENT: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /\b(?:under (?:a|the)(?: hot| very hot)? grill|at the top of the oven)\b/i,
  es: /\b(?:bajo el (?:grill|gratinador)|en la parte alta del horno)\b/i,
  fr: /\b(?:sous le gril|en haut du four)\b/i,
};

/** A step says what lines a tray, and what chars under the grill does not lie on paper. */
export const checkLining: Check = ({ text }, report) => {
  for (const language of WRITTEN_LANGUAGES)
    text[language].steps.forEach((tokens, index) => {
      const path = `${language}.steps[${index}]`;
      const sentence = sentenceText(tokens);
      if (language === 'en' && LINED.test(sentence))
        report(path, 'does not say what lines the tray: baking paper or foil');
      if (PAPER[language].test(sentence) && UNDER_ELEMENT[language].test(sentence))
        report(path, 'puts baking paper under the element, where it burns: line the tray with foil');
    });
};
