import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIngredientLine } from '../reading/lines/ingredientLines';
import { readRecipeText } from '../reading/recipeText/readRecipeText';

const DATA = join(__dirname, '../../tests/data');
/** Each block of a file is a text. Before the words of a row stand what the row is, and a space or a tab. */
const FOLDERS = [
  { folder: 'fresh-texts', words: (row: string) => row.slice(2) },
  { folder: 'recipe-texts', words: (row: string) => row.replace(/^[a-z]*\t/, '') },
] as const;

/** Languages of the texts, and the one in which the kitchen reads each. */
const READ_AS = { en: 'en-GB', es: 'es', fr: 'fr' } as const;
export type KeptLanguage = keyof typeof READ_AS;
export const KEPT_LANGUAGES = Object.keys(READ_AS) as KeptLanguage[];

/** A text that was not written for the program, under its name. */
interface NamedText {
  name: string;
  text: string;
}

const textsOf = (language: KeptLanguage): NamedText[] =>
  FOLDERS.flatMap(({ folder, words }) =>
    readdirSync(join(DATA, folder))
      .filter((file) => file.endsWith(`${language}.txt`))
      .sort()
      .flatMap((file) =>
        readFileSync(join(DATA, folder, file), 'utf8')
          .split(/^# /m)
          .slice(1)
          .map((block) => {
            const [name = '', ...rows] = block.trim().split('\n');
            const text = rows.filter((row) => !row.startsWith('= ')).map(words);
            return { name: `${file} ${name}`, text: text.join('\n') };
          }),
      ),
  );

/** Everything that the kitchen makes of a text, a fact a line. */
const readingOf = ({ name, text }: NamedText, language: KeptLanguage): string => {
  const { lines, ingredients, steps, ...facts } = readRecipeText(text, READ_AS[language]);
  return [
    `# ${name}`,
    JSON.stringify(facts),
    `lines: ${lines.map(({ kind }) => kind).join(' ')}`,
    ...ingredients.map(({ text: line, isHeading }) =>
      isHeading ? `heading: ${line}` : `${line}\n  ${JSON.stringify(readIngredientLine(line, READ_AS[language]))}`,
    ),
    ...steps.map((step, i) => `${i + 1}. ${step}`),
  ].join('\n');
};

/** Where the readings of a language are kept. */
export const keptFile = (language: KeptLanguage): string => join(DATA, 'kept-readings', `${language}.txt`);

/** What the kitchen makes today of all texts of a language. */
export const readingsToday = (language: KeptLanguage): string =>
  `${textsOf(language)
    .map((text) => readingOf(text, language))
    .join('\n\n')}\n`;
