import type { Language } from '@contracts/vocabulary';
import { isAside, isKeeping, subjectOf } from './asideLines';
import { BEGINS_WITH_QUANTITY, isListHeading } from './listLines';
import { scoresOf, type LineScores } from './lineScores';
import { metaOf, type MetaLine } from './metaLines';
import type { LineKind } from './recipeText';
import { labelledRest, sectionOf, type Section } from './sectionLabels';
import type { SourceLine } from './sourceLines';

/** A line of the source with what is known of it before its neighbours are asked. */
export interface JudgedLine extends SourceLine, LineScores {
  section?: Section;
  kind?: LineKind;
  meta?: MetaLine;
}

/** A line of the method with more words is a step, even if it begins as a cooking time does. */
const META_WORDS_MAX = 4;
/** "Chocolate frosting" above the steps for it. */
const HEADING_WORDS_MAX = 6;

/** "1." or "2)": the number of the step or of the ingredient below. A bare "2" may be a quantity. */
const NUMBER_ALONE = /^\d{1,2}[.)]$/;

/** What a line is, whatever its place; undefined if that depends on the lines around it. */
export const judgedLine = (line: SourceLine, language: Language): JudgedLine => {
  const section = sectionOf(line.plain);
  const none = { ingredient: 0, step: 0, words: line.plain.split(' ').length };
  if (section) return { ...line, ...none, section, kind: 'label' };
  if (NUMBER_ALONE.test(line.plain)) return { ...line, ...none, kind: 'label' };
  const subject = subjectOf(line.plain);
  if (subject !== undefined) return { ...line, ...none, plain: subject, kind: 'title' };
  const meta = metaOf(line.plain);
  if (meta) {
    const kind = meta.isOther ? 'aside' : meta.servings !== undefined ? 'servings' : 'time';
    return { ...line, ...none, meta, kind };
  }
  if (isAside(line.plain)) return { ...line, ...none, kind: 'aside' };
  if (isKeeping(line.plain)) return { ...line, ...none, kind: 'about' };
  const labelled = labelledRest(line.plain);
  // "Tip: use a glass bowl" between two steps does not end the method.
  if (labelled?.section === 'notes') return { ...line, ...none, kind: 'about' };
  const plain = labelled?.rest ?? line.plain;
  return { ...line, ...scoresOf(plain, language), plain, ...(labelled && { section: labelled.section }) };
};

/** Of a line that looks like both, its first words decide: what the cook is to do, or how much. */
export const isClearStep = ({ step, ingredient, words, plain }: JudgedLine) =>
  step >= 3 && words > 2 && (step > ingredient || (step === ingredient && !BEGINS_WITH_QUANTITY.test(plain)));
export const isClearIngredient = ({ ingredient, step, words }: JudgedLine) =>
  ingredient >= 3 && ingredient > step && words <= 25;

/** A line without a number that announces those below: "For the sauce", "Masa:". */
const isHeading = (line: JudgedLine) => line.words <= 7 && !/\d/.test(line.plain) && isListHeading(line.plain);

const isInCapitals = ({ plain }: JudgedLine) => /\p{Lu}{3}/u.test(plain) && plain === plain.toUpperCase();

/** "WHITE SAUCE" among lines that are not in capitals announces those below. */
const settleCapitals = (lines: JudgedLine[]): void => {
  const list = lines.filter(({ kind }) => kind === 'ingredient');
  if (list.filter(isInCapitals).length * 2 > list.length) return;
  lines.forEach((line, i) => {
    const isBefore = lines[i + 1]?.kind === 'ingredient' && !isInCapitals(lines[i + 1]!);
    if (line.kind === 'ingredient' && isBefore && isInCapitals(line) && line.words <= 4 && !/\d/.test(line.plain))
      line.kind = 'heading';
  });
};

/** Kinds inside a section that a label announced. */
const inSection = (line: JudgedLine, section: Section, isMethodLabelled: boolean): LineKind => {
  if (section === 'notes') return 'about';
  if (isHeading(line)) return 'heading';
  if (section === 'method') return 'step';
  // Without a heading for the method, the list ends with the first clear step.
  return !isMethodLabelled && isClearStep(line) && line.words > 5 ? 'step' : 'ingredient';
};

/** Kinds where no label was seen: by the look of the line. */
const byLook = (line: JudgedLine, hasList: boolean, hasSteps: boolean): LineKind | undefined => {
  if (line.plain.endsWith(':') && isHeading(line)) return 'heading';
  if (isClearIngredient(line) && !(hasSteps && !line.isListed && line.words > 8)) return 'ingredient';
  if (isHeading(line)) return 'heading';
  if (hasList && isClearStep(line)) return 'step';
  if (hasSteps && line.words > 4) return 'step';
  if (hasList && line.isListed && line.words <= 8) return 'ingredient';
  return undefined;
};

/** A line that names a food scores as much for that alone. */
const NAMES_FOOD = 2;

/**
 * Where the list begins. "Lemon tart" above "My mother made this every Sunday" looks like an ingredient, because of its
 * lemon, and is the name of the dish.
 */
const beginOfList = (lines: readonly JudgedLine[]): number => {
  const first = lines.findIndex(({ kind }) => kind === 'ingredient');
  const [line, next] = lines.slice(Math.max(0, first), first + 2);
  const isName = line !== undefined && !line.isListed && !/\d/.test(line.plain) && !line.section;
  if (!isName || next === undefined || next.kind !== undefined || next.ingredient >= NAMES_FOOD) return first;
  const second = lines.findIndex(({ kind }, i) => i > first && kind === 'ingredient');
  return second < 0 ? first : second;
};

/** The open lines: between two ingredients an ingredient, behind the steps a step, before everything about the dish. */
const settle = (lines: JudgedLine[]): void => {
  const first = beginOfList(lines);
  const last = lines.findLastIndex(({ kind }) => kind === 'ingredient');
  let hasSteps = false;
  lines.forEach((line, i) => {
    if (line.kind !== undefined) hasSteps ||= line.kind === 'step';
    else if (i > first && i < last && !hasSteps) line.kind = line.words <= 12 ? 'ingredient' : 'about';
    else if (
      first >= 0 &&
      i === last + 1 &&
      !line.isApart &&
      line.words <= 5 &&
      line.ingredient >= Math.max(1, line.step)
    )
      line.kind = 'ingredient';
    else if (hasSteps) line.kind = 'step';
    else line.kind = first >= 0 && i > last && (line.words > 3 || line.step > line.ingredient) ? 'step' : 'about';
  });
};

/** A short line without an amount, set apart and followed by a step, is the heading of those steps. */
const isHeadingOfSteps = (line: JudgedLine, before: JudgedLine, next: JudgedLine | undefined) =>
  (line.isApart || before.kind === 'step') &&
  !line.isListed &&
  line.words <= HEADING_WORDS_MAX &&
  !/[\d.!?]/.test(line.plain) &&
  next !== undefined &&
  next.step > next.ingredient &&
  next.step >= 3;

const settleHeadingsOfSteps = (lines: JudgedLine[]): void => {
  const first = Math.max(
    0,
    lines.findIndex(({ kind }) => kind === 'ingredient'),
  );
  lines.forEach((line, i) => {
    const isOpen = line.kind === undefined || line.kind === 'ingredient';
    if (i > first && isOpen && isHeadingOfSteps(line, lines[i - 1]!, lines[i + 1])) line.kind = 'heading';
  });
};

/** Behind the closing of a letter stands a name. */
const settleSignature = (lines: JudgedLine[]): void => {
  const closing = lines.findLastIndex(({ kind }) => kind === 'aside');
  const last = lines.at(-1);
  if (last && closing > 0 && closing === lines.length - 2 && last.words <= 2 && !/[\d.]/.test(last.plain))
    last.kind = 'aside';
};

/** Headings that nothing follows, or that stand outside list and method, are text. */
const settleHeadings = (lines: JudgedLine[]): void => {
  lines.forEach((line, i) => {
    if (line.kind !== 'heading') return;
    const next = lines.slice(i + 1).find(({ kind }) => kind !== 'heading' && kind !== 'label')?.kind;
    if (next !== 'ingredient' && next !== 'step') line.kind = 'about';
  });
};

/** "Sugar: 50 g" below "Calories: 320" is a fact about the dish, and without such a neighbour it is an ingredient. */
const settleSugar = (lines: JudgedLine[], language: Language): void => {
  const isFact = (line: JudgedLine | undefined) => line?.meta?.isOther === true;
  const alone = lines.filter(
    (line, i) => isFact(line) && /^sugar[^|•·;]*$/i.test(line.plain) && !isFact(lines[i - 1]) && !isFact(lines[i + 1]),
  );
  for (const line of alone) {
    delete line.meta;
    delete line.kind;
    Object.assign(line, scoresOf(line.plain, language));
  }
};

/** What each line of a text is. */
export const kindsOfLines = (source: readonly SourceLine[], language: Language): JudgedLine[] => {
  const lines = source.map((line) => judgedLine(line, language));
  settleSugar(lines, language);
  const isMethodLabelled = lines.some((line, i) => line.section === 'method' && i > 0);
  const isListLabelled = lines.some((line) => line.section === 'ingredients');
  let section: Section | undefined;
  let hasList = false;
  let hasSteps = false;
  for (const line of lines) {
    if (line.section) section = line.section;
    if (line.kind !== undefined && !line.meta) continue;
    // "Cook on high for 2 to 3 hours" in a method is a step.
    if (line.meta && (section !== 'method' || line.words <= META_WORDS_MAX)) continue;
    const kind: LineKind | undefined = section
      ? inSection(line, section, isMethodLabelled)
      : byLook(line, hasList, hasSteps);
    // Before a labelled list stands what the text says about the dish.
    line.kind = !section && isListLabelled ? undefined : kind;
    if (section === 'ingredients' && line.kind === 'step') section = 'method';
    hasList ||= line.kind === 'ingredient';
    hasSteps ||= line.kind === 'step';
  }
  if (!lines.some(({ section: one }) => one === 'method')) settleHeadingsOfSteps(lines);
  settle(lines);
  settleCapitals(lines);
  settleHeadings(lines);
  settleSignature(lines);
  return lines;
};
