import { minutesOf, servingsOf, sumOf } from './amounts';
import { decodeText } from './decodeText';
import { ImportError, type RawRecipe, type RecipeReader } from './importTypes';
import { labelsOf } from './looseValues';
import { plainLines } from './markup';

const ROWS_MAX = 50_000;

/** The quote at the beginning of a field; any other ('Pizza 12" base') is a letter of it. */
const OPENING_QUOTE = /[^\S\n]{0,20}"/y;

/** The rows of a CSV text: quoted fields may contain separators, line breaks and doubled quotes. */
export const csvRows = (text: string, separator: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let from = 0;
  let hasQuotes = false;
  const begin = (at: number) => {
    from = at;
    OPENING_QUOTE.lastIndex = at;
    hasQuotes = OPENING_QUOTE.test(text);
  };
  const field = (to: number) => {
    const written = text.slice(from, to).trim();
    row.push(hasQuotes ? written.slice(1, written.endsWith('"') && written.length > 1 ? -1 : undefined).replaceAll('""', '"') : written); // prettier-ignore
    begin(to + 1);
  };
  begin(0);
  let isQuoted = false;
  for (let i = 0; i < text.length && rows.length < ROWS_MAX; i += 1) {
    const sign = text[i];
    if (sign === '"') isQuoted = hasQuotes && !isQuoted;
    else if (isQuoted) continue;
    else if (sign === separator) field(i);
    else if (sign === '\n') {
      field(i);
      rows.push(row);
      row = [];
    }
  }
  if (from < text.length && rows.length < ROWS_MAX) {
    field(text.length);
    rows.push(row);
  }
  return rows.filter((one) => one.some((value) => value !== ''));
};

/** Column names of Plan to Eat, My Recipe Box and COOKmate, without case and blanks. */
const COLUMNS = {
  title: ['title', 'name', 'recipename'],
  description: ['description'],
  ingredients: ['ingredients'],
  steps: ['directions', 'instructions', 'recipe', 'method', 'steps', 'preparation'],
  servings: ['servings', 'serves', 'quantity', 'yield'],
  total: ['totaltime'],
  prep: ['preptime', 'preparationtime'],
  cook: ['cooktime', 'cookingtime'],
  labels: ['course', 'cuisine', 'categories', 'category', 'tags', 'mainingredient'],
  cuisine: ['cuisine'],
  source: ['url', 'source'],
  language: ['language', 'lang'],
} as const;

type Column = keyof typeof COLUMNS;

const columnName = (header: string) => header.toLowerCase().replace(/[^a-z]/g, '');

/** The most frequent separator in the first line. */
const separatorOf = (header: string): string =>
  [',', ';', '\t'].reduce((best, one) => (header.split(one).length > header.split(best).length ? one : best));

const recipeOf = (valuesOf: (column: Column) => string[]): RawRecipe => {
  const first = (column: Column) => valuesOf(column).find((value) => value !== '') ?? '';
  const minutes = (column: Column) => minutesOf(first(column));
  return {
    title: first('title'),
    description: first('description'),
    labels: labelsOf(valuesOf('labels').map((value) => value.replaceAll('^', ','))),
    cuisines: labelsOf(valuesOf('cuisine')),
    servings: servingsOf(first('servings')),
    minutes: minutes('total') ?? sumOf(minutes('prep'), minutes('cook')),
    ingredients: plainLines(first('ingredients')),
    steps: plainLines(first('steps')).map((text) => ({ text })),
    language: first('language') || undefined,
    source: first('source') || undefined,
  };
};

/** Whether a text is a table of recipes: its first line names a title, ingredients and more. */
export const isRecipeTable = (text: string): boolean => {
  const header = text.slice(0, 2_000).split('\n', 1)[0] ?? '';
  const names = header.split(/[,;\t]/).map(columnName);
  return names.includes('ingredients') && COLUMNS.title.some((name) => names.includes(name));
};

/** Recipes in a table, one per row: Plan to Eat, My Recipe Box, COOKmate and similar programs. */
export const readCsv: RecipeReader = ({ name, bytes }) => {
  const text = decodeText(bytes)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
  const [header = [], ...rows] = csvRows(text, separatorOf(text.split('\n', 1)[0] ?? ''));
  const names = header.map(columnName);
  if (!isRecipeTable(text))
    throw new ImportError('noRecipe', name, 'a table without columns for title and ingredients');
  if (rows.length === 0) throw new ImportError('noRecipe', name, 'a table without rows');
  return rows.map((row) =>
    recipeOf((column) =>
      COLUMNS[column].flatMap((wanted) => names.flatMap((one, i) => (one === wanted ? (row[i] ?? '') : []))),
    ),
  );
};
