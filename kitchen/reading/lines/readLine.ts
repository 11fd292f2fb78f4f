import type { Language } from '@contracts/vocabulary';
import { readForeignLine } from '../foreignLine';
import { remembering } from '../remembered';
import type { IngredientLine } from './ingredientLine';
import { lineInItsWords, readIngredientLine } from './ingredientLines';
import type { LineInWords } from './lineInWords';

type ReadLine = (line: string) => IngredientLine;

interface Spoken {
  language: Language;
  foreignLanguage?: string;
}

/** A collection contains "1 onion, chopped" a thousand times, and each line is read more than once. */
const KEPT_MAX = 10_000;

const linesIn = (language: Language): ReadLine => remembering(KEPT_MAX, (line) => readIngredientLine(line, language));

const SPOKEN: Readonly<Record<Language, ReadLine>> = {
  'en-GB': linesIn('en-GB'),
  'en-US': linesIn('en-US'),
  es: linesIn('es'),
  fr: linesIn('fr'),
};
const foreign: ReadLine = remembering(KEPT_MAX, readForeignLine);

/** Cached readIngredientLine, or readForeignLine for a foreign language. Results are shared and must not be mutated. */
export const readLine = (line: string, { language, foreignLanguage }: Spoken): Readonly<IngredientLine> =>
  (foreignLanguage === undefined ? SPOKEN[language] : foreign)(line);

/** The line divided in its writer's words; whole when the language is foreign. */
export const wordsOfLine = (line: string, { language, foreignLanguage }: Spoken): Readonly<LineInWords> =>
  foreignLanguage === undefined ? lineInItsWords(line, language) : { quantity: '', rest: line };
