import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@contracts/vocabulary';
import { searchByName } from '@kitchen/search/nameSearch';
import { createCorpusBook } from '../corpus/corpusBook';
import { compiledCorpus } from './compiledCorpus';
import { fillShelf } from '../services/recipeShelf';

const ROOT = join(__dirname, '../..');
const FIRST = 6;

/** A name as a cook types it, and the judgement made before any answer was seen. */
interface JudgedName {
  /** `second` names were written before the rule was changed for the first ones, and show what it does to others. */
  half: 'first' | 'second';
  language: Language;
  typed: string;
  /** Slug that must come first; empty for a dish that is not in the collection. */
  first: string;
  /** Slugs that are truly near a dish that is not there, and slugs that are wrong. */
  near: string[];
  wrong: string[];
}

const readNames = (): JudgedName[] =>
  readFileSync(join(ROOT, 'tests/data/named-dishes.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [half, language, typed = '', first = '', near = '', wrong = ''] = row.split('\t');
      return {
        half: half === 'second' ? 'second' : 'first',
        language: language as Language,
        typed,
        first,
        near: near.split(','),
        wrong: wrong.split(','),
      };
    });

/** Searches the collection by name as the server does. */
export const openNamedDishes = async () => {
  const recipes = compiledCorpus();
  const imported = { batches: async function* () {}, findAll: () => Promise.resolve(new Map()) };
  const shelf = await fillShelf({ corpus: createCorpusBook(recipes), imported });

  const search = (name: string, language: Language) => {
    const fields = { category: 'None' as const, preferences: {} };
    const { positions, isNear = false } = searchByName(shelf, fields, name, language);
    return { slugs: positions.slice(0, FIRST).map((at) => recipes[at]!.slug), isNear };
  };

  const isAsJudged = ({ language, typed, first, near, wrong }: JudgedName): boolean => {
    const { slugs, isNear } = search(typed, language);
    if (first !== '') return slugs[0] === first && !isNear;
    const isOffer = near[0] === '' ? slugs.length === 0 : slugs.some((slug) => near.includes(slug));
    return isNear && isOffer && !slugs.some((slug) => wrong.includes(slug));
  };

  const tally = (names: readonly JudgedName[]) => ({
    count: names.length,
    missed: names.filter((name) => !isAsJudged(name)).map(({ language, typed }) => `${language} ${typed}`),
  });

  return {
    search,

    /** The judged names, by whether the dish is there, with those that are answered otherwise. */
    judged(half?: JudgedName['half']) {
      const names = readNames().filter((name) => half === undefined || name.half === half);
      return {
        there: tally(names.filter(({ first }) => first !== '')),
        notThere: tally(names.filter(({ first }) => first === '')),
      };
    },

    /** Every title in every language, with those that do not find their recipe first. */
    titles() {
      const titles = LANGUAGES.flatMap((language) =>
        recipes.map(({ slug }, at) => ({ language, slug, title: shelf.titleAt(at, language) })),
      );
      const missed = titles.filter(({ language, slug, title }) => search(title, language).slugs[0] !== slug);
      return { count: titles.length, missed: missed.map(({ language, title }) => `${language} ${title}`) };
    },
  };
};

export type NamedDishes = Awaited<ReturnType<typeof openNamedDishes>>;
