import type { RecipeText } from '../../../kitchen/reading/recipeText/recipeText';
import { LABELS, type PrintedRecipe } from './pages';

/** How a page was read. */
export interface Judgement {
  lines: number;
  right: number;
  wrong: { printed: string; read: string | undefined }[];
  /** Lines that resemble no printed one. */
  invented: string[];
}

const WRONG_LETTERS_MAX = 0.02;
const ALIKE_MIN = 0.6;

const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}'/%°]+/gu, ' ')
    .trim();
/** Letters and digits alone, as they are compared. */
const bare = (text: string) => plain(text).replace(/[^\p{L}\p{N}/]/gu, '');
const numbersIn = (text: string) => (text.match(/\d+/g) ?? []).join(' ');

/** Letters that have to be changed, added or left out to make the one of the other. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1)
      next.push(Math.min(next[j - 1]! + 1, row[j]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length]!;
};
const likeness = (a: string, b: string) => 1 - distance(a, b) / Math.max(1, a.length, b.length);

const isRight = (printed: string, read: string) => {
  const [a, b] = [bare(printed), bare(read)];
  return numbersIn(plain(printed)) === numbersIn(plain(read)) && distance(a, b) <= WRONG_LETTERS_MAX * a.length;
};

const nearest = (text: string, among: readonly string[]) =>
  among.toSorted((a, b) => likeness(plain(b), plain(text)) - likeness(plain(a), plain(text)))[0];

/** Compares what was printed with what was read, part by part. */
export const judged = (recipe: PrintedRecipe, read: RecipeText): Judgement => {
  const parts: [string[], string[]][] = [
    [[recipe.title], [read.title]],
    [[recipe.servings], [read.servings === undefined ? '' : recipe.servings.replace(/\d+/, String(read.servings))]],
    [recipe.ingredients, read.ingredients.map(({ text }) => text)],
    [recipe.steps, read.steps],
  ];
  const wrong = parts.flatMap(
    ([printed, found]) =>
    printed.flatMap((line) => (found.some((one) => isRight(line, one)) ? [] : [{ printed: line, read: nearest(line, found) }])), // prettier-ignore
  );
  const all = [recipe.title, ...recipe.ingredients, ...recipe.steps, ...LABELS[recipe.language.slice(0, 2)]!];
  const wholePage = plain(all.join(' '));
  const lines = [read.title, ...read.ingredients.map(({ text }) => text), ...read.steps, ...read.about.split('\n')];
  const isPrinted = (line: string) =>
    wholePage.includes(line) || all.some((one) => likeness(plain(one), line) >= ALIKE_MIN);
  /** A piece of a line, or several lines in one. */
  const isPatchwork = (line: string) => {
    const words = line.split(' ');
    return words.filter((word) => wholePage.includes(word)).length >= ALIKE_MIN * words.length;
  };
  const invented = lines.filter((line) => plain(line) !== '' && !isPrinted(plain(line)) && !isPatchwork(plain(line)));
  const count = parts.reduce((sum, [printed]) => sum + printed.length, 0);
  return { lines: count, right: count - wrong.length, wrong, invented };
};
