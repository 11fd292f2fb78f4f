import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  WRITTEN_LANGUAGES,
  type CorpusRecipe,
  type CorpusText,
  type WrittenLanguage,
} from '@kitchen/recipes/recipeFormat';
import { computedAhead, titlesOf, type CompiledRecipe } from './corpusBook';

/** Facts and titles of every recipe, in one list of JSON. */
export const CORPUS_FACTS = 'corpus.json';
/**
 * The rest of what a recipe says: a line of JSON for each recipe and written language, in the order of the facts. The last
 * line names the facts, because texts of another build would show a cook the steps of one dish under the list of another.
 */
export const CORPUS_TEXTS = 'corpus-texts.jsonl';

type TextBody = Omit<CorpusText, 'title'>;
type StoredFacts = Omit<CompiledRecipe, 'text'> & { titles: Record<WrittenLanguage, string> };

interface StoredCorpus {
  stamp: string;
  recipes: StoredFacts[];
}

const LINE_END = 0x0a;

const factsOf = (recipe: CorpusRecipe): StoredFacts => {
  const { text: _text, ...facts } = computedAhead(recipe);
  return { ...facts, titles: titlesOf(recipe) };
};

const textLinesOf = ({ text }: CorpusRecipe): string[] =>
  WRITTEN_LANGUAGES.map((language) => {
    const { title: _title, ...body } = text[language];
    return `${JSON.stringify(body)}\n`;
  });

/** What both files of one build contain, and no other build does. */
const stampOf = (facts: string, texts: string): string =>
  createHash('sha256').update(facts).update(texts).digest('hex').slice(0, 32);

/**
 * Writes the corpus as the server reads it when it starts.
 * @param folder an existing one
 */
export const writeCorpus = (folder: string, recipes: readonly CorpusRecipe[]): void => {
  const all = recipes.map(factsOf);
  const texts = recipes.flatMap(textLinesOf).join('');
  const stamp = stampOf(JSON.stringify(all), texts);
  writeFileSync(join(folder, CORPUS_FACTS), JSON.stringify({ stamp, recipes: all } satisfies StoredCorpus));
  writeFileSync(join(folder, CORPUS_TEXTS), `${texts}${stamp}`);
};

/** Reads lines of JSON by their number. The line that was read last is kept, because its parts are asked for in turn. */
const createLineReader = (bytes: Buffer) => {
  const starts = [0];
  for (let end = bytes.indexOf(LINE_END); end !== -1; end = bytes.indexOf(LINE_END, end + 1)) starts.push(end + 1);
  let last: { line: number; body: TextBody } | undefined;
  return {
    /** What follows the last whole line. */
    rest: bytes.toString('utf8', starts.at(-1)),
    read(line: number): TextBody {
      if (last?.line === line) return last.body;
      const body = JSON.parse(bytes.toString('utf8', starts[line], starts[line + 1])) as TextBody;
      last = { line, body };
      return body;
    },
  };
};

const lazyText = (title: string, read: () => TextBody): CorpusText => ({
  title,
  get description() {
    return read().description;
  },
  get notes() {
    return read().notes;
  },
  get steps() {
    return read().steps;
  },
});

/**
 * Reads what `writeCorpus` wrote. The texts stay bytes until they are asked for: they are nine tenths of the corpus, and
 * a start needs none of them.
 * @throws when the files do not belong together
 */
export const readCorpus = (folder: string): CompiledRecipe[] => {
  const { stamp, recipes } = JSON.parse(readFileSync(join(folder, CORPUS_FACTS), 'utf8')) as StoredCorpus;
  const { rest, read } = createLineReader(readFileSync(join(folder, CORPUS_TEXTS)));
  if (rest !== stamp) throw new Error(`${CORPUS_TEXTS} does not belong to ${CORPUS_FACTS}: build the program again.`);
  return recipes.map(({ titles, ...facts }, recipe) => {
    const textIn = (language: WrittenLanguage) =>
      lazyText(titles[language], () => read(recipe * WRITTEN_LANGUAGES.length + WRITTEN_LANGUAGES.indexOf(language)));
    return { ...facts, text: { en: textIn('en'), es: textIn('es'), fr: textIn('fr') } };
  });
};
