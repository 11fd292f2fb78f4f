import { BEGINS_WITH_QUANTITY, isListHeading } from '@kitchen/reading/recipeText/listLines';
import { metaOf } from '@kitchen/reading/recipeText/metaLines';
import { sectionOf, type Section } from '@kitchen/reading/recipeText/sectionLabels';
import { joinedLines } from './joinedLines';
import type { PageLine } from './pageLines';

/** Above the ingredients stand title, servings and times; what is longer is the story of the dish. */
const ABOVE_MAX = 12;
const SHORT_LINE = 80;
const METHOD_LINES_MAX = 120;

export interface Label {
  at: number;
  section: Section;
}

export const labelsOf = (lines: readonly PageLine[]): Label[] =>
  lines.flatMap(({ text }, at) => {
    const section = sectionOf(text);
    return section ? [{ at, section }] : [];
  });

/** How many of the lines below a label begin with an amount, up to the next label. */
export const amountsBelow = (lines: readonly PageLine[], labels: readonly Label[], { at }: Label): number => {
  const end = labels.find((label) => label.at > at)?.at ?? lines.length;
  return lines.slice(at + 1, end).filter(({ text }) => BEGINS_WITH_QUANTITY.test(text)).length;
};

/** Where the method ends: at the notes, or at a heading that is neither of the recipe nor below the method's own. */
const endOfMethod = (lines: readonly PageLine[], labels: readonly Label[], from: number): number => {
  const own = lines[from]!.level || 6;
  for (let i = from + 1; i < lines.length && i - from <= METHOD_LINES_MAX; i += 1) {
    const { text, level } = lines[i]!;
    if (labels.some(({ at, section }) => at === i && section !== 'method')) return i;
    const isOther = level > 0 && level <= own && !isListHeading(text) && sectionOf(text) === undefined;
    if (isOther && i > from + 1) return i;
  }
  return Math.min(lines.length, from + 1 + METHOD_LINES_MAX);
};

interface Part {
  list: Label;
  method: Label;
  /** The line with its title; -1 when it has none. */
  titleAt: number;
}

/** The title, what stands short above the ingredients, the ingredients and the method. */
export const linesOfPart = (lines: readonly PageLine[], labels: readonly Label[], part: Part): PageLine[] => {
  const { list, method, titleAt } = part;
  const above = lines
    .slice(Math.max(titleAt + 1, list.at - ABOVE_MAX), list.at)
    .filter(({ text, level }) => text.length <= SHORT_LINE && (level === 0 || metaOf(text) !== undefined));
  const title = titleAt < 0 ? [] : [lines[titleAt]!];
  return [...title, ...above, ...lines.slice(list.at, endOfMethod(lines, labels, method.at))];
};

/** The lines of a page that are its recipe, found by their labels. Undefined when the page labels none. */
export const recipePart = (given: readonly PageLine[]): PageLine[] | undefined => {
  const lines = joinedLines(given);
  const labels = labelsOf(lines);
  const [best] = labels
    .filter(({ section }) => section === 'ingredients')
    .map((label) => ({ label, amounts: amountsBelow(lines, labels, label) }))
    .sort((a, b) => b.amounts - a.amounts);
  const method = best && labels.find(({ at, section }) => section === 'method' && at > best.label.at);
  if (!best || !method) return undefined;
  const titleAt = lines.findLastIndex(({ level }, i) => i < best.label.at && level === 1);
  return linesOfPart(lines, labels, { list: best.label, method, titleAt });
};
