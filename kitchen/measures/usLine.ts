import { fractional, HALVES, nearestPositive } from './shownNumbers';

/** Ingredient lines as an American cook writes them, where the name depends on how the quantity is measured. */

interface Line {
  quantity: string;
  name: string;
  note?: string;
}

const IN_CANS = /-oz\) cans?$/;

/** What a note says about food that the quantity takes from a can. */
const FROM_CANS =
  /(?:^|(?<=, ))(?:canned|cooked|(?:cooked|dried) or canned|canned or cooked|cooked or from cans|from a can)(?:, from a jar)?(?:, |$)/;

/** The quantity has counted the cans already. */
const COUNT_OF_CANS = /^(?:one|two|three) cans?(?:, |$)|[,;] (?:one|two|three) cans?(?=,|$)/;

const besideCans = (note: string): string =>
  note
    .replace(COUNT_OF_CANS, '')
    .replace(FROM_CANS, '')
    .replace(/, $/, '')
    .replace('drained weight; keep the liquid', 'with their liquid')
    .replace('drained weight, ', 'drained and ')
    .replace('drained weight', 'drained');

/** How tomatoes are sold: the knife's work is done in the factory. The rest of the note stays. */
const TOMATOES: readonly (readonly [note: RegExp, sold: string])[] = [
  [/^(?:chopped(?:, |$)|$)/, 'diced'],
  [/^crushed(?:, (?!or )|$)/, 'crushed'],
  [/^whole(?: peeled)?, /, 'whole peeled'],
];

const soldTomatoes = (note: string): Pick<Line, 'name' | 'note'> | undefined => {
  const found = TOMATOES.find(([begins]) => begins.test(note));
  if (!found) return undefined;
  const [start, sold] = found;
  const rest = note.replace(start, '');
  return { name: `${sold} tomatoes`, ...(rest !== '' && { note: rest }) };
};

/** A line whose quantity is a number of cans: its name and note need not say "canned" once more. */
export const withoutCanned = (line: Line): Line => {
  if (!IN_CANS.test(line.quantity)) return line;
  const { note: written = '', ...rest } = line;
  const name = line.name.replace(/^(?:canned|cooked)(?: or (?:canned|cooked))? /, '');
  const note = besideCans(written);
  const tomatoes = name === 'tomatoes' ? soldTomatoes(note) : undefined;
  return { ...rest, ...(tomatoes ?? { name, ...(note !== '' && { note }) }) };
};

const GRAMS_PER_INCH = 14;

/** Ginger that is grated or chopped goes into a spoon; in slices or whole it is bought and measured by its length. */
const IN_A_SPOON = /grated|chopped|minced|crushed|powder|puree|purée|juice/;

/** "1 (2-inch) piece ginger" for ginger that is not cut small; undefined for less than half an inch, and in any other form. */
export const lengthOfGinger = (grams: number, note = ''): string | undefined => {
  if (note === '' || (IN_A_SPOON.test(note) && !/^half /.test(note)) || grams < GRAMS_PER_INCH / 3) return undefined;
  const inches = fractional(nearestPositive(grams / GRAMS_PER_INCH, HALVES), 'inch', 'en-US').replace(/ inch(es)?/, '');
  return `1 (${inches}-inch) piece`;
};

/** A piece is weighed, even of a food that fills a cup once it is grated. */
const IN_ONE_PIECE = /^(?:a (?:large )?piece|in (?:one|a) (?:piece|block)|shaved)\b/;

/** Whether an American weighs what a note says is not cut small. */
export const isWhole = (note = ''): boolean => IN_ONE_PIECE.test(note);

const FRESH_CRUMBS = /\b(?:fresh|soft)\b/i;
/** About 45 g fill a cup, and about 110 g of the dry crumbs that the ingredient's own density is for. */
const FRESH_CRUMBS_DENSITY = 0.19;

/** The millilitres a weight fills: fresh bread crumbs, which the name or the note tells, more than twice those of dry. */
export const volumeOf = (
  line: Partial<Record<'id' | 'name' | 'note', string>> & { grams?: number; ml?: number },
): number | undefined => {
  const { id, name, note, grams, ml } = line;
  const isFresh = id === 'breadcrumb' && FRESH_CRUMBS.test([name, note].join(' '));
  return isFresh && grams !== undefined ? grams / FRESH_CRUMBS_DENSITY : ml;
};
