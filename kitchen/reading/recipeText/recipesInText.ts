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
  let amounts = 0;
  for (const { plain, section } of lines.slice(at + 1)) {
    if (section !== undefined) break;
    if (BEGINS_WITH_QUANTITY.test(plain)) amounts += 1;
  }
  return amounts;
};

/** Whether an ingredient list begins at this line, or goes on: at its label, or at one of several ingredients. */
const beginsList = (lines: readonly JudgedLine[], at: number): boolean => {
  const { section, kind } = lines[at]!;
  if (section === 'ingredients') return kind !== 'label' || amountsBelow(lines, at) >= LABELLED_LIST_MIN;
  return lines.slice(at, at + BARE_LIST_MIN).filter(hasAmount).length === BARE_LIST_MIN;
};

/** Whether a line can name a dish: short, set apart, and neither a sentence nor the heading of a part. */
const namesDish = (line: JudgedLine): boolean => {
  const { plain, kind, section, isApart, words, text } = line;
  if (section !== undefined || !(isApart || /^(?:#|\*\*)/.test(text))) return false;
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

const isMethod = (line: JudgedLine) => line.section === 'method' || isStep(line);

/** The line that names the dish of the list at `at`: the nearest above it, below the method of the dish before. */
const titleAbove = (lines: readonly JudgedLine[], at: number): number | undefined => {
  const from = Math.max(0, at - ABOVE_MAX);
  const above = lines.slice(from, at);
  const title = above.findLastIndex(namesDish);
  return title > above.findLastIndex(isMethod) ? from + title : undefined;
};

/**
 * The first lines of the recipes: of the first the beginning of the text, or its name where more stands above that; of
 * the others where a named list follows the method of the one before.
 */
const beginnings = (lines: readonly JudgedLine[]): number[] => {
  const found: number[] = [];
  let hasMethod = false;
  lines.forEach((line, i) => {
    if (beginsList(lines, i)) {
      const isFirst = found.length === 0;
      const title = isFirst || hasMethod ? titleAbove(lines, i) : undefined;
      const start = isFirst ? (title ?? 0) : title;
      if (start === undefined) return;
      found.push(start);
      hasMethod = false;
    } else if (isMethod(line)) hasMethod = true;
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
