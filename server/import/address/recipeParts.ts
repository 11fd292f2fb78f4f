import { isPartOfDish } from '@kitchen/reading/recipeText/dishParts';
import { sectionOf } from '@kitchen/reading/recipeText/sectionLabels';
import { joinedLines } from './joinedLines';
import type { PageLine } from './pageLines';
import { amountsBelow, labelsOf, linesOfPart, type Label } from './recipePart';

/** A list with fewer amounts is the heading of a menu, or of a related recipe. */
const AMOUNTS_MIN = 2;

/** Whether a heading can name a dish. */
const namesDish = ({ text, level }: PageLine): boolean =>
  level > 0 && sectionOf(text) === undefined && !isPartOfDish(text);

/**
 * The recipes of a page that labels the ingredients and the method of each, below a heading with its name. Empty unless
 * there are at least two: the parts of one dish ("For the icing") are one recipe.
 */
export const recipeParts = (given: readonly PageLine[]): PageLine[][] => {
  const lines = joinedLines(given);
  const labels = labelsOf(lines);
  const lists = labels.filter(
    (label) => label.section === 'ingredients' && amountsBelow(lines, labels, label) >= AMOUNTS_MIN,
  );
  let end = -1;
  const parts = lists.flatMap((list, i) => {
    const next = lists[i + 1]?.at ?? lines.length;
    const method = labels.find(({ at, section }: Label) => section === 'method' && at > list.at && at < next);
    const titleAt = lines.findLastIndex((line, at) => at > end && at < list.at && namesDish(line));
    if (!method || titleAt < 0) return [];
    end = method.at;
    return [linesOfPart(lines, labels, { list, method, titleAt })];
  });
  return parts.length > 1 ? parts : [];
};
