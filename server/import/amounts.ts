import { secondsInText, servingsInText, type ServingsInText } from '@kitchen/reading/recipeText/amountsInText';
import { listOf, numberOf, textOf, isObject } from './looseValues';

/** The duration of "PT1H30M", "1 hour 30 minutes", "1h30" or "45 min" in seconds; undefined for anything else. */
export const secondsOf = (value: unknown): number | undefined => secondsInText(textOf(value));

/** Like secondsOf, in minutes; a bare number is in minutes. */
export const minutesOf = (value: unknown): number | undefined => {
  const bare = numberOf(value);
  if (bare !== undefined) return bare > 0 ? bare : undefined;
  const seconds = secondsOf(value);
  return seconds === undefined ? undefined : seconds / 60;
};

/** The sum of the known ones. */
export const sumOf = (...minutes: readonly (number | undefined)[]): number | undefined => {
  const known = minutes.filter((one) => one !== undefined);
  return known.length > 0 ? known.reduce((a, b) => a + b, 0) : undefined;
};

const servingsIn = (value: unknown): ServingsInText | undefined => {
  const bare = isObject(value) ? numberOf(value.value) : numberOf(value);
  if (bare !== undefined) return { count: bare, isPeople: true };
  return servingsInText(isObject(value) && value.value !== undefined ? textOf(value.value) : textOf(value));
};

/**
 * The number of servings of a yield: 4, "4", "Serves 4–6", "12 muffins", ["1 tray", "8 portions"]; undefined when it
 * does not say.
 */
export const servingsOf = (value: unknown): number | undefined => {
  const known = listOf(value).flatMap((one) => servingsIn(one) ?? []);
  return (known.find(({ isPeople }) => isPeople) ?? known[0])?.count;
};
