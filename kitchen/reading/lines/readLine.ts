import type { Language } from '@contracts/vocabulary';
import { readForeignLine } from '../foreignLine';
import { remembering } from '../remembered';
import type { IngredientLine } from './ingredientLine';
import { readIngredientLine } from './ingredientLines';

type ReadLine = (line: string) => IngredientLine;

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
export const readLine = (
  line: string,
  { language, foreignLanguage }: { language: Language; foreignLanguage?: string },
): Readonly<IngredientLine> => (foreignLanguage === undefined ? SPOKEN[language] : foreign)(line);
