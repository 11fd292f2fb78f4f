import { lettersAndDigits } from './lettersAndDigits';

/** What recipes are compared by. */
interface Compared {
  title: string;
  ingredients: readonly { text: string; isHeading?: true }[];
  steps: readonly string[];
}

/** So much of the shorter list is in the other one when both are lists of one recipe. */
const SHARED_LINES = 0.8;
const SHARED_STEPS = 0.5;

/** The share of the shorter list that the other one has, too. */
const shared = (some: readonly string[], others: readonly string[]): number => {
  const [short, long] = some.length <= others.length ? [some, others] : [others, some];
  const known = new Set(long.map(lettersAndDigits));
  return short.length === 0 ? 0 : short.filter((line) => known.has(lettersAndDigits(line))).length / short.length;
};

const linesOf = ({ ingredients }: Compared) =>
  ingredients.filter(({ isHeading }) => !isHeading).map(({ text }) => text);

/**
 * Whether two recipes of one page are one that it gives twice: for two programs, or for two widths of the window. Two
 * versions of a dish have other ingredients, or another method under another name.
 */
export const isSameRecipe = (a: Compared, b: Compared): boolean =>
  shared(linesOf(a), linesOf(b)) >= SHARED_LINES &&
  (lettersAndDigits(a.title) === lettersAndDigits(b.title) || shared(a.steps, b.steps) >= SHARED_STEPS);
