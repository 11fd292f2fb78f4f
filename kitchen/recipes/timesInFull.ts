import { fractionValue } from '../measures/fractionSigns';
import type { WrittenLanguage } from './recipeFormat';

/** "Min", "hrs" and "1h30", in full. The point of a short form does not end the sentence. */
const SHORT = {
  hoursAndMinutes: /(?<![\d.,–-] ?)(\d+) ?h(?:rs?)? ?([0-5]\d)(?!\d)(?: ?(?:min(?:ute|uto)?s?|mn)(?!\p{L}))?/giu,
  rangeAndMinutes: /(\d) ?h(?:rs?)? ?([0-5]\d)(?!\d)(?: ?(?:min(?:ute|uto)?s?|mn)(?!\p{L}))?/giu,
  hours: /(\d) ?h(?:rs?)?(?!\p{L})(?:\.(?= ?\p{Ll}))?/giu,
  minutes: /(\d) ?(?:mins?|mn)(?!\p{L})(?:\.(?= ?\p{Ll}))?/giu,
} as const;

/** "1½", "1 1/2" and "2-1/2". */
const MIXED = /(?<![\d/.,])(?:(\d+)[ -]?)?([½⅓⅔¼¾]|[123]\/[234])(?![\d/])/gu;

/** "20'" and "20’": in English these are feet, too. */
const MINUTE_SIGN = /(\d) ?['’′](?![\p{L}\d'’′])/gu;

const UNITS: Readonly<Record<WrittenLanguage, readonly [hours: string, minutes: string]>> = {
  en: ['hours', 'minutes'],
  es: ['horas', 'minutos'],
  fr: ['heures', 'minutes'],
};

/** A text with its times in full, and with decimals for fractions. */
export const withTimesInFull = (text: string, language: WrittenLanguage): string => {
  const [hours, minutes] = UNITS[language];
  return (
    text
      .replace(MIXED, (_mixed, whole: string | undefined, part: string) =>
        String(Number(whole ?? 0) + fractionValue(part)),
      )
      .replace(MINUTE_SIGN, language === 'en' ? '$&' : `$1 ${minutes}`)
      // One time, so that "on each side" doubles all of it.
      .replace(SHORT.hoursAndMinutes, (_time, h: string, m: string) => `${Number(h) * 60 + Number(m)} ${minutes}`)
      .replace(SHORT.rangeAndMinutes, `$1 ${hours}, $2 ${minutes}`)
      .replace(SHORT.hours, `$1 ${hours}`)
      .replace(SHORT.minutes, `$1 ${minutes}`)
  );
};
