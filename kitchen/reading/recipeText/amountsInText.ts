import { fractionValue } from '../../measures/fractionSigns';

/** No duration or yield needs more; the rest of a longer text is ignored. */
const TEXT_MAX = 100;
const ISO = /^P(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T(?:([\d.,]+)H)?(?:([\d.,]+)M)?(?:([\d.,]+)S)?)?$/i;
/** "1:30" is an hour and a half. */
const CLOCK = /^(\d{1,2}):([0-5]\d)(?: ?h)?$/;
const ISO_SECONDS = [604_800, 86_400, 3_600, 60, 1];
const SPOKEN = /(\d+(?:[.,]\d+)?)\s*(?:([a-zé]+)|$)/gi;
const MIXED = /(?:(\d)(?:\s+|(?=[½⅓⅔¼¾])))?([½⅓⅔¼¾]|(?<![\d/])(?:1\/[234]|3\/4)(?![\d/]))/g;
/** "1 hour and a half", "2 horas y media", "1 h et quart", "2 and a half hours". The digits before the last stay. */
const PART_BEHIND = /(\d)(\s*h(?:ours?|oras?|eures?)?)?\s+(and a half|y media|y cuarto|et demie|et quart)(?!\p{L})/gu;

/** Durations without a digit. */
const IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:three[- ]quarters of an hour|tres cuartos de hora|trois[- ]quarts? d['’]heure)(?!\p{L})/gu, '45 min'],
  [/(?<!\p{L})(?:half an hour|media hora|demi[- ]heure)(?!\p{L})/gu, '30 min'],
  [/(?<!\p{L})(?:quarter of an hour|cuarto de hora|quart d['’]heure)(?!\p{L})/gu, '15 min'],
  [/(?<!\p{L})(?:an|one|una|une) (?=(?:hour|hora|heure)(?!\p{L}))/gu, '1 '],
];
/** "20'" and "1 h 15'" are minutes. */
const MINUTE_SIGN = /(\d)\s*['’′](?![\p{L}'’′])/gu;

const withDigits = (text: string): string =>
  IN_WORDS.reduce((before, [pattern, digits]) => before.replace(pattern, digits), text).replace(MINUTE_SIGN, '$1 min');

/** Fractions as decimals: "1½ hours" and "1 hour and a half" are "1.5 hours". */
const withDecimals = (text: string): string =>
  withDigits(text)
    .replace(MIXED, (_, whole: string | undefined, part: string) => `${Number(whole ?? 0) + fractionValue(part)}`)
    .replace(
      PART_BEHIND,
      (_, whole: string, unit = '', part = '') => `${whole}${/quart|cuart/.test(part) ? '.25' : '.5'}${unit}`,
    );

/** English, Spanish and French: days, hours, minutes, seconds. */
const secondsIn = (unit: string): number | undefined => {
  if (/^(d|days?|d[ií]as?|jours?|j)$/.test(unit)) return 86_400;
  if (/^(h|hrs?|hours?|horas?|heures?)$/.test(unit)) return 3_600;
  if (/^(m|mins?|mn|minutes?|minutos?)$/.test(unit)) return 60;
  if (/^(s|secs?|seconds?|segundos?|secondes?)$/.test(unit)) return 1;
  return undefined;
};

const number = (text: string) => Number(text.replace(',', '.'));

/**
 * The duration of "PT1H30M", "1 hour 30 minutes", "1h30", "1:30", "45 min" or "half an hour" in seconds; undefined for
 * anything else.
 */
export const secondsInText = (given: string): number | undefined => {
  const text = given.trim().slice(0, TEXT_MAX);
  const iso = ISO.exec(text);
  if (iso) {
    const seconds = ISO_SECONDS.reduce((sum, unit, i) => sum + number(iso[i + 1] ?? '0') * unit, 0);
    return seconds > 0 && Number.isFinite(seconds) ? seconds : undefined;
  }
  const [, hours, minutes] = CLOCK.exec(text) ?? [];
  if (hours !== undefined) return Number(hours) * 3_600 + Number(minutes) * 60 || undefined;
  let seconds = 0;
  let smallest = Infinity;
  for (const [, count, word] of withDecimals(text.toLowerCase()).matchAll(SPOKEN)) {
    // "1h30": the unit after hours is implied.
    const unit = word === undefined ? (smallest === 3_600 ? 60 : undefined) : secondsIn(word);
    // "10-15 minutes" has its unit after the second number, and "20 minutes (plus 5 minutes)" has a unit twice.
    if (unit === undefined || unit >= smallest) continue;
    smallest = unit;
    seconds += Math.round(number(count!) * unit);
  }
  return seconds > 0 && Number.isFinite(seconds) ? seconds : undefined;
};

/** Behind a number that measures the dish or its tin and counts nothing. */
const SIZE = String.raw`(?!\d|[\s-]*(?:inch|in\b|["”″]|pulgadas?|pouces?|cm\b|mm\b|ml\b|cl\b|dl\b|l\b|lit|gr?\b|kg\b|oz\b|lbs?\b))`;
const RANGE = String.raw`(\d+)(?:\s*(?:[-–—/]|to|or|a|à|o|u|ou|y)\s*\d+)?`;
/** The lower end of a range, because a recipe for six may be too little for eight. Most reliable pattern first. */
const PEOPLE: readonly RegExp[] = [
  /(?:\bserves|\bfeeds|\bsirven?|\brinde|\bserv(?:ings?|es|ir)?\s*[:=]|\b(?:raciones|porciones|portions|personas|personnes)\s*[:=])[^\d]{0,12}(\d+)/i,
  new RegExp(
    String.raw`${RANGE}(?:(?!\b(?:per|par|por)\b)[^\d]){0,20}(?:serv|port|person|people|pers\b|pax\b|guest|eaters|raci|porci|comens|parts?\b|convives)`,
    'i',
  ),
  new RegExp(String.raw`(?:\bpara|\bpour|\bfor)[^\d]{0,12}(\d+)${SIZE}`, 'i'),
];
const DOZEN = /(\d+)(?:\s*(?:[-–—/]|to)\s*\d+)?\s*(?:dozen|docenas?|douzaines?)\b/i;
const TWELVE = 12;
const PIECES = new RegExp(String.raw`(?<![\d.,/])(\d+)${SIZE}`, 'i');

export interface ServingsInText {
  count: number;
  /** It counts people or portions, not pieces. */
  isPeople: boolean;
}

/** The number of servings in "Serves 4–6", "12 muffins" or "Pour 4 personnes"; undefined when it does not say. */
export const servingsInText = (given: string): ServingsInText | undefined => {
  const text = given.slice(0, TEXT_MAX);
  for (const pattern of PEOPLE) {
    const people = pattern.exec(text);
    if (people) return { count: Number(people[1]), isPeople: true };
  }
  const dozens = DOZEN.exec(text);
  if (dozens) return { count: Number(dozens[1]) * TWELVE, isPeople: false };
  const pieces = Number(PIECES.exec(text)?.[1] ?? 0);
  // "1 loaf" does not say how many it feeds; "12 biscuits" does.
  return pieces > 1 ? { count: pieces, isPeople: false } : undefined;
};
