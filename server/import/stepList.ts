import { atNumbers, ungluedSteps, withinLimit, withoutNumber } from '@kitchen/reading/recipeText/stepTexts';
import { STEP_SECONDS_MAX } from '@contracts/limits';
import type { RawStep } from './importTypes';
import { plainLine } from './markup';

/** The steps of a method in plain text; a method in one text is split. */
export const stepListOf = (steps: readonly RawStep[]): RawStep[] => {
  const plain = steps
    .map(({ text, seconds }) => ({ text: plainLine(text), seconds }))
    .filter(({ text }) => text !== '');
  return plain.flatMap(({ text, seconds }) => {
    const parts = (plain.length === 1 ? ungluedSteps(text) : atNumbers(text)).flatMap(withinLimit);
    const isTimed = seconds !== undefined && seconds > 0 && seconds <= STEP_SECONDS_MAX && parts.length === 1;
    return parts
      .map(withoutNumber)
      .filter(Boolean)
      .map((part) => ({ text: part, ...(isTimed && { seconds: Math.round(seconds) }) }));
  });
};
