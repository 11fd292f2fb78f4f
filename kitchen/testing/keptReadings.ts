import { basename, join } from 'node:path';
import { readIngredientLine } from '../reading/lines/ingredientLines';
import { readRecipeText } from '../reading/recipeText/readRecipeText';
import { filesIn, TEST_DATA, textsOfFile, type WrittenText } from './writtenTexts';

const FOLDERS = ['fresh-texts', 'recipe-texts'];

/** Languages of the texts, and the one in which the kitchen reads each. */
const READ_AS = { en: 'en-GB', es: 'es', fr: 'fr' } as const;
export type KeptLanguage = keyof typeof READ_AS;
export const KEPT_LANGUAGES = Object.keys(READ_AS) as KeptLanguage[];

/** Everything that the kitchen makes of a text, a fact a line. */
const readingOf = (file: string, { name, rows }: WrittenText, language: KeptLanguage): string => {
  const text = rows.map(([, words]) => words).join('\n');
  const { lines, ingredients, steps, ...facts } = readRecipeText(text, READ_AS[language]);
  return [
    `# ${file} ${name}`,
    JSON.stringify(facts),
    `lines: ${lines.map(({ kind }) => kind).join(' ')}`,
    ...ingredients.map(({ text: line, isHeading }) =>
      isHeading ? `heading: ${line}` : `${line}\n  ${JSON.stringify(readIngredientLine(line, READ_AS[language]))}`,
    ),
    ...steps.map((step, i) => `${i + 1}. ${step}`),
  ].join('\n');
};

/** Where the readings of a language are kept. */
export const keptFile = (language: KeptLanguage): string => join(TEST_DATA, 'kept-readings', `${language}.txt`);

/** What the kitchen makes today of all texts of a language. */
export const readingsToday = (language: KeptLanguage): string =>
  `${FOLDERS.flatMap((folder) => filesIn(folder, language))
    .flatMap((file) => textsOfFile(file).map((text) => readingOf(basename(file), text, language)))
    .join('\n\n')}\n`;
