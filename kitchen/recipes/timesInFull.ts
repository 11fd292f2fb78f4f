import type { WrittenLanguage } from './recipeFormat';

/** "Min", "hrs" and "1h30", in full. The point of a short form does not end the sentence. */
const SHORT = {
  hoursAndMinutes: /(?<![\d.,–-] ?)(\d+) ?h(?:rs?)? ?([0-5]\d)(?!\d)(?: ?(?:min(?:ute|uto)?s?|mn)(?!\p{L}))?/giu,
  rangeAndMinutes: /(\d) ?h(?:rs?)? ?([0-5]\d)(?!\d)(?: ?(?:min(?:ute|uto)?s?|mn)(?!\p{L}))?/giu,
  hours: /(\d) ?h(?:rs?)?(?!\p{L})(?:\.(?= ?\p{Ll}))?/giu,
  minutes: /(\d) ?(?:mins?|mn)(?!\p{L})(?:\.(?= ?\p{Ll}))?/giu,
} as const;

const UNITS: Readonly<Record<WrittenLanguage, readonly [hours: string, minutes: string]>> = {
  en: ['hours', 'minutes'],
  es: ['horas', 'minutos'],
  fr: ['heures', 'minutes'],
};

/** A text with its times in full. */
export const withTimesInFull = (text: string, language: WrittenLanguage): string => {
  const [hours, minutes] = UNITS[language];
  return (
    text
      // One time, so that "on each side" doubles all of it.
      .replace(SHORT.hoursAndMinutes, (_time, h: string, m: string) => `${Number(h) * 60 + Number(m)} ${minutes}`)
      .replace(SHORT.rangeAndMinutes, `$1 ${hours}, $2 ${minutes}`)
      .replace(SHORT.hours, `$1 ${hours}`)
      .replace(SHORT.minutes, `$1 ${minutes}`)
  );
};
