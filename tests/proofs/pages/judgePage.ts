import type { FoundOnPage } from '../../../contracts/pageRead';
import { readRecipeText } from '../../../kitchen/reading/recipeText/readRecipeText';

/** What a page is known to say, as the tests of recipe scrapers write it down. */
export interface KnownPage {
  title?: string;
  ingredients?: string[];
  instructions_list?: string[];
  instructions?: string;
  /** "4 servings". */
  yields?: string;
  /** Minutes from start to plate. */
  total_time?: number;
  language?: string;
}

/** How many of the known lines were read, and whether the facts are right; undefined if the page is known to say none. */
export interface PageVerdict {
  isMarked: boolean;
  ingredients: readonly [right: number, known: number];
  steps: readonly [right: number, known: number];
  isTitleRight: boolean;
  areServingsRight?: boolean;
  areMinutesRight?: boolean;
  /** The known title, ingredients and steps that were read as something else. */
  wrong: { title: string[]; ingredients: string[]; steps: string[] };
}

/** Letters and digits alone, because pages and scrapers differ in marks and spaces. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const bareLines = (lines: readonly string[]): string[] => lines.map(bare).filter((line) => line !== '');

/** Compares what was read with what is known. A known step is right when all its words stand in the steps, in their order. */
export const judgePage = (read: FoundOnPage, known: KnownPage): PageVerdict => {
  const recipe = read.recipe ?? readRecipeText(read.text, 'en-GB');
  const lines = new Set(bareLines(recipe.ingredients.filter(({ isHeading }) => !isHeading).map(({ text }) => text)));
  const method = bare(recipe.steps.join(' '));
  const said = (texts: readonly string[]) => texts.filter((text) => bare(text) !== '');
  const ingredients = said(known.ingredients ?? []);
  const steps = said(known.instructions_list ?? (known.instructions ?? '').split('\n'));
  const servings = /\d+/.exec(known.yields ?? '')?.[0];
  const isTitleRight = bare(recipe.title).includes(bare(known.title ?? ''));
  const wrong = {
    title: isTitleRight ? [] : [known.title ?? ''],
    ingredients: ingredients.filter((line) => !lines.has(bare(line))),
    steps: steps.filter((step) => !method.includes(bare(step))),
  };
  return {
    isMarked: read.recipe !== undefined,
    ingredients: [ingredients.length - wrong.ingredients.length, ingredients.length],
    steps: [steps.length - wrong.steps.length, steps.length],
    isTitleRight,
    ...(servings !== undefined && { areServingsRight: Number(servings) === recipe.servings }),
    ...(known.total_time ? { areMinutesRight: known.total_time === recipe.minutes } : {}),
    wrong,
  };
};
