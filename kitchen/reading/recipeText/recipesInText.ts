import { isClearIngredient, isClearStep, judgedLine, type JudgedLine } from './lineKinds';
import { isNumberedRecipe, isPartOfDish } from './dishParts';
import { BEGINS_WITH_QUANTITY } from './listLines';
import { readRecipeText } from './readRecipeText';
import { sourceLines } from './sourceLines';
import { textTongue } from './textTongue';

/** A list without a label begins with so many ingredients in a row; under a label there are at least two. */
const BARE_LIST_MIN = 3;
const LABELLED_LIST_MIN = 2;
/** How far above its list a recipe's title stands: servings, times and a few words about the dish lie between. */
const ABOVE_MAX = 10;
const TITLE_WORDS_MAX = 12;
const TITLE_MAX = 90;

const hasAmount = (line: JudgedLine) => isClearIngredient(line) && BEGINS_WITH_QUANTITY.test(line.plain);
const isStep = (line: JudgedLine) => line.kind === undefined && isClearStep(line) && line.words > 3;

/** How many of the lines below a label begin with an amount, up to the next label. */
const amountsBelow = (lines: readonly JudgedLine[], at: number): number => {
  const next = lines.findIndex(({ section }, i) => i > at && section !== undefined);
  return lines.slice(at + 1, next < 0 ? undefined : next).filter(({ plain }) => BEGINS_WITH_QUANTITY.test(plain))
    .length;
};

/** Whether an ingredient list begins at this line: at its label, or at the first of several ingredients. */
const beginsList = (lines: readonly JudgedLine[], at: number): boolean => {
  const line = lines[at]!;
  if (line.section === 'ingredients') return line.kind !== 'label' || amountsBelow(lines, at) >= LABELLED_LIST_MIN;
  if (line.section !== undefined || !hasAmount(line)) return false;
  const before = lines[at - 1];
  if (before && (hasAmount(before) || before.section === 'ingredients')) return false;
  return lines.slice(at, at + BARE_LIST_MIN).filter(hasAmount).length === BARE_LIST_MIN;
};

/** Whether a line can name a dish: short, set apart, and neither a sentence nor the heading of a part. */
const namesDish = (line: JudgedLine): boolean => {
  const { plain, kind, section, isApart, words, text } = line;
  if (section !== undefined || !(isApart || /^(?:#|\*\*)/.test(text.trim()))) return false;
  if (isNumberedRecipe(plain)) return true;
  return (
    (kind === undefined || kind === 'title') &&
    !isStep(line) &&
    !BEGINS_WITH_QUANTITY.test(plain) &&
    words <= TITLE_WORDS_MAX &&
    plain.length <= TITLE_MAX &&
    /\p{L}{3}/u.test(plain) &&
    !/[.,;:!?…]$/.test(plain) &&
    !isPartOfDish(plain)
  );
};

/** The line that names the dish of the list at `at`: the nearest above it, below the method of the dish before. */
const titleAbove = (lines: readonly JudgedLine[], at: number, methodAt: number): number | undefined => {
  for (let i = at - 1; i > methodAt && i >= at - ABOVE_MAX; i -= 1) {
    if (namesDish(lines[i]!)) return i;
    if (isStep(lines[i]!)) return undefined;
  }
  return undefined;
};

/**
 * The first lines of the recipes: of the first the beginning of the text, or its name where more stands above that; of
 * the others where a named list follows the method of the one before.
 */
const beginnings = (lines: readonly JudgedLine[]): number[] => {
  const found: number[] = [];
  let hasList = false;
  let methodAt = -1;
  lines.forEach((line, i) => {
    if (beginsList(lines, i)) {
      const title = !hasList || methodAt >= 0 ? titleAbove(lines, i, methodAt) : undefined;
      if (!hasList) found.push(title ?? 0);
      else if (title !== undefined) found.push(title);
      if (title !== undefined || !hasList) methodAt = -1;
      hasList = true;
    } else if (hasList && methodAt < 0 && (line.section === 'method' || isStep(line))) methodAt = i;
  });
  return found;
};

const textOf = (lines: readonly JudgedLine[]): string =>
  lines.map(({ text, isApart }, i) => (isApart && i > 0 ? `\n${text}` : text)).join('\n');

/** Enough of a recipe to stand by itself. */
const isRecipe = (text: string, claimed: string): boolean => {
  const { title, ingredients, steps } = readRecipeText(text, claimed);
  const count = ingredients.filter(({ isHeading }) => !isHeading).length;
  return title !== '' && count >= LABELLED_LIST_MIN && steps.length > 0;
};

/**
 * The texts of the recipes that a text consists of, in its order; the text alone when it is one recipe. A second one is
 * taken for a recipe only when it has a name, a list and a method, so that the parts of one dish ("For the icing") stay
 * together. What stands before the name of the first (a greeting) is left out. The work is linear in the text.
 * @param claimed the language to assume when the text does not tell
 */
export const recipesInText = (text: string, claimed: string): string[] => {
  const { language } = textTongue(text, claimed);
  const lines = sourceLines(text).map((line) => judgedLine(line, language));
  const starts = beginnings(lines);
  if (starts.length < 2) return [text];
  // What is no recipe by itself belongs to the one before it.
  const whole: { lines: JudgedLine[]; isRecipe: boolean }[] = [];
  starts.forEach((from, i) => {
    const part = lines.slice(from, starts[i + 1]);
    const found = isRecipe(textOf(part), claimed);
    const last = whole.at(-1);
    if (last && !(last.isRecipe && found)) {
      last.lines.push(...part);
      last.isRecipe ||= found;
    } else whole.push({ lines: part, isRecipe: found });
  });
  return whole.length === 1 ? [text] : whole.map((part) => textOf(part.lines));
};
