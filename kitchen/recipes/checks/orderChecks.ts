import type { Check } from './recipeCheck';
import { WRITTEN_LANGUAGES, type WrittenLanguage } from '../recipeFormat';
import { sentenceText } from '../stepSentence';

/** A step runs alongside one other step, the one before it: a cook has two hands. */
export const checkAlongside: Check = ({ steps }, report) => {
  steps.forEach(({ alongside }, index) => {
    if (!alongside) return;
    const before = steps[index - 1];
    if (!before) report(`steps[${index}]`, 'runs alongside, but no step comes before it');
    else if (before.alongside) report(`steps[${index}]`, 'runs alongside a step that runs alongside another one');
  });
};

const MEANWHILE: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /^(?:meanwhile|in the meantime|at the same time)\b/i,
  es: /^(?:mientras|entre ?tanto|al mismo tiempo)\b/i,
  fr: /^(?:pendant ce temps|entre-temps|en même temps)(?![\p{L}])/iu,
};

/** A step begins with "meanwhile" in every language when it runs alongside, and in none otherwise. */
export const checkMeanwhile: Check = ({ steps, text }, report) => {
  steps.forEach(({ alongside = false }, index) => {
    for (const language of WRITTEN_LANGUAGES) {
      const says = MEANWHILE[language].test(sentenceText(text[language].steps[index] ?? []));
      const path = `${language}.steps[${index}]`;
      if (says && !alongside) report(path, 'says “meanwhile”, but comes after the step before it is over');
      if (!says && alongside) report(path, 'runs alongside, but does not begin with “meanwhile”');
    }
  });
};

/** Soaking overnight is a note for the day before, not a timer among the first of a cook who begins. */
const FIRST_STEPS_SECONDS_MAX = 3 * 3_600;

/** From here on a step lasts a night. */
const NIGHT_SECONDS = 7 * 3_600;

/** What is stirred together and left for a night is the work of the evening before. */
const IS_STIRRED_ONLY_SECONDS = 5 * 60;

export const checkFirstStep: Check = ({ steps }, report) => {
  const hours = (seconds: number) => `takes ${Math.round(seconds / 3_600)} h: say it in a note, with the day before`;
  const [first, second] = steps;
  if (first && first.time > FIRST_STEPS_SECONDS_MAX) report('steps[0]', hours(first.time));
  if (first && second && first.time < IS_STIRRED_ONLY_SECONDS && second.time >= NIGHT_SECONDS)
    report('steps[1]', hours(second.time));
};
