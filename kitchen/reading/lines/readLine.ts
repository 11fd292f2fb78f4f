import type { Language } from '@contracts/vocabulary';
import { readForeignLine } from '../foreignLine';
import { remembering } from '../remembered';
import type { IngredientLine } from './ingredientLine';
import { readLineAndWords } from './ingredientLines';
import type { LineInWords } from './lineInWords';
import type { Reading } from './lineReading';

type ReadLine<Read> = (line: string) => Read;

interface Spoken {
  language: Language;
  foreignLanguage?: string;
}

/** A collection contains "1 onion, chopped" a thousand times, and each line is read more than once. */
const KEPT_MAX = 10_000;

const linesIn = (language: Language): ReadLine<Reading> =>
  remembering(KEPT_MAX, (line) => readLineAndWords(line, language));

const SPOKEN: Readonly<Record<Language, ReadLine<Reading>>> = {
  'en-GB': linesIn('en-GB'),
  'en-US': linesIn('en-US'),
  es: linesIn('es'),
  fr: linesIn('fr'),
};
const foreign: ReadLine<IngredientLine> = remembering(KEPT_MAX, readForeignLine);

/** Cached readIngredientLine, or readForeignLine for a foreign language. Results are shared and must not be mutated. */
export const readLine = (line: string, { language, foreignLanguage }: Spoken): Readonly<IngredientLine> =>
  foreignLanguage === undefined ? SPOKEN[language](line).line : foreign(line);

/** The line divided in its writer's words; whole when the language is foreign. Cached and shared as `readLine`. */
export const wordsOfLine = (line: string, { language, foreignLanguage }: Spoken): Readonly<LineInWords> =>
  foreignLanguage === undefined ? SPOKEN[language](line).words : { quantity: '', rest: line };
