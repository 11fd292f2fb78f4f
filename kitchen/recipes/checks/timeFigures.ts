import type { Check } from './recipeCheck';
import { WRITTEN_LANGUAGES, type WrittenLanguage } from '../recipeFormat';
import { sentenceText } from '../stepSentence';

/** A number in words before minutes or hours. "One minute" and what begins a sentence stay as they are. */
const IN_WORDS: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty(?:-\w+)?) (?:minutes|hours)\b/u,
  es: /(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veint\p{L}+|\p{L}+enta(?: y \p{L}+)?) (?:minutos|horas)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix(?:-\p{L}+)?|onze|douze|treize|quatorze|quinze|seize|vingt(?:-\p{L}+)?|\p{L}+ante(?:-\p{L}+)?) (?:minutes|heures)(?!\p{L})/u,
};

/** A cook looks for the time with one eye on the pan: minutes and hours are in figures, everywhere alike. */
export const checkTimeFigures: Check = ({ text }, report) => {
  for (const language of WRITTEN_LANGUAGES)
    text[language].steps.forEach((tokens, index) => {
      const found = IN_WORDS[language].exec(sentenceText(tokens))?.[0];
      if (found !== undefined) report(`${language}.steps[${index}]`, `“${found}” belongs in figures`);
    });
};
