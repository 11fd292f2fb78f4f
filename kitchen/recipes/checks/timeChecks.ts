import type { Check } from './recipeCheck';
import { WRITTEN_LANGUAGES } from '../recipeFormat';
import { neededMinutes, saidMinutes } from '../saidMinutes';
import { sentenceText } from '../stepSentence';

const shown = (minutes: number): string => `${Math.round(minutes * 10) / 10} min`;

/** A step takes at least the time that its sentence says, and says the same time in every language. */
export const checkTimes: Check = ({ steps, text }, report) => {
  steps.forEach(({ time }, index) => {
    const said = WRITTEN_LANGUAGES.map((language) =>
      saidMinutes(sentenceText(text[language].steps[index] ?? []), language),
    );
    const [english = 0] = said;
    const needed = neededMinutes(sentenceText(text.en.steps[index] ?? []));
    if (Math.round(needed * 60) > time)
      report(`steps[${index}]`, `takes ${shown(time / 60)}, but its sentence says ${shown(needed)}`);
    WRITTEN_LANGUAGES.forEach((language, at) => {
      const minutes = said[at] ?? 0;
      if (Math.abs(minutes - english) > 0.01)
        report(`${language}.steps[${index}]`, `says ${shown(minutes)}, the English sentence ${shown(english)}`);
    });
  });
};
