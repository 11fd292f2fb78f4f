import type { Check } from './recipeCheck';
import { WRITTEN_LANGUAGES, type WrittenLanguage } from '../recipeFormat';
import { stepMinutes } from '../stepMinutes';
import { sentenceText } from '../stepSentence';

const HEATS: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /\bheat the oven to \{temp\}/i,
  es: /\b(?:(?:pre)?calienta|enciende) el horno a \{temp\}/i,
  fr: /\b(?:pré)?chauffez le four à \{temp\}/i,
};

const IN_OVEN = /\b(?:in|into|to|of) (?:the|a)(?: hot| low)? oven\b/i;
const BAKES = /\b(?:bake|roast)\b|\bat \{temp\}/i;

/** An oven is hot after a quarter of an hour; one that is heated much earlier wastes its heat. */
const EARLY_MINUTES = 45;

/**
 * A recipe that bakes or roasts heats the oven first, and says so in a step that leaves the oven time to get hot: before
 * the one that bakes, unless that is the first of all.
 */
export const checkOven: Check = ({ steps, text }, report) => {
  const sentences = text.en.steps.map(sentenceText);
  const isHeating = (language: WrittenLanguage, index: number) =>
    HEATS[language].test(sentenceText(text[language].steps[index] ?? []));
  const afterHeating = sentences.map((sentence) => sentence.replace(HEATS.en, ''));
  const hasOven = sentences.some(
    (sentence, index) =>
      isHeating('en', index) || IN_OVEN.test(sentence) || (steps[index]?.temp !== undefined && BAKES.test(sentence)),
  );
  const baking = afterHeating.findIndex((sentence) => IN_OVEN.test(sentence) || BAKES.test(sentence));
  if (!hasOven || baking < 0) return;

  const heating = sentences.findIndex((_, index) => isHeating('en', index));
  if (heating < 0 || heating > baking) {
    report(`steps[${baking}]`, 'bakes in a cold oven');
    return;
  }
  if (heating === baking && baking > 0) report(`steps[${baking}]`, 'heats the oven only when the dish is ready for it');
  const isLast = !/^heat/i.test(sentences[heating] ?? '');
  const minutes = stepMinutes(steps.slice(isLast ? heating + 1 : heating, baking));
  if (minutes > EARLY_MINUTES) report(`steps[${heating}]`, `heats the oven ${minutes} minutes before it is needed`);
  for (const language of WRITTEN_LANGUAGES)
    if (!isHeating(language, heating)) report(`${language}.steps[${heating}]`, 'does not heat the oven to {temp}');
};

const BAKING = /\b(?:bake|(?<!the )roast)\b|\bcook in the oven\b/i;
const HEATS_FIRST = /\bheat the oven to \{temp\}[^.]*/i;
const UNTIL = /\b(?:bake|roast)(?: on)? until\b/i;
const SAYS_A_TIME = /\b(?:minutes?|hours?|seconds?|that time)\b/i;

/** "Bake until golden" leaves a cook without an idea of when to look: a sentence that bakes says for how long. */
export const checkBakingTime: Check = ({ text }, report) => {
  text.en.steps.forEach((tokens, index) => {
    const sentences = sentenceText(tokens)
      .replace(HEATS_FIRST, '')
      .split(/(?<=[.!?:;]) /);
    const untimed = sentences.find(
      (sentence) => UNTIL.test(sentence) || (BAKING.test(sentence) && !SAYS_A_TIME.test(sentence)),
    );
    if (untimed !== undefined) report(`en.steps[${index}]`, `“${untimed}” does not say for how long`);
  });
};

/** An oven that is hot already is not given its temperature again, as if it had to change. */
export const checkRepeatedHeat: Check = ({ steps, text }, report) => {
  let inOven: number | undefined;
  steps.forEach(({ temp }, index) => {
    const said = sentenceText(text.en.steps[index] ?? []).split('{temp}').length - 1;
    if (temp !== undefined && (temp === inOven || said > 1))
      report(`steps[${index}]`, `says ${temp} °C again, which the oven has`);
    inOven = temp ?? inOven;
  });
};
