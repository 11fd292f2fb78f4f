import type { PrintBox, PrintedLine } from './printedLine';

/** Lines with a lower confidence are mostly patterns, shadows and the edge of the paper. */
const READABLE = 60;
/** A letter or a number in print. A smaller share of a line is a pattern. */
const SIGNS_MIN = 0.5;

/** How a new entry of a list begins: a bullet, a number with a point, an amount. */
const ENTRY = /^(?:[-–—*•·▪●>+]\s|\d{1,2}\s?[.)]\s|[½¼¾⅓⅔⅛]|\d)/u;
const BULLET = /^(?:[-–—*•·▪●>+»«]|[eo©°](?=\s+(?:\d|[½¼¾⅓⅔])))\s*/u;
const ENDS_SENTENCE = /[.!?:;]["”»)]?$/u;
/** Lines of a list that begin with a number are short; a sentence that goes on with one was longer. */
const SENTENCE_MIN = 40;
/** Share of the width of a column by which its right edge differs from line to line. */
const TOLERANCE = 0.02;

interface PlacedLine {
  text: string;
  box: PrintBox | undefined;
  /** An empty line stood before it. */
  isApart: boolean;
}

const isLegible = ({ text, confidence }: PrintedLine): boolean => {
  const signs = text.replace(/\s/g, '');
  const known = signs.replace(/[^\p{L}\p{N}]/gu, '').length;
  return confidence >= READABLE && known >= 1 && known >= SIGNS_MIN * signs.length;
};

/** What readers take bullets and fractions for. */
const mended = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(BULLET, '- ')
    .replace(/(\d)\s?°\s?(?=[CF]\b)/gu, '$1 °')
    // No recipe asks for eleven halves: the space is narrow in print.
    .replace(/(?<!\S)(\d)([1-3]\/[2-8])(?=\s)/gu, '$1 $2');

/** A space wider than this many heights of the line is the margin, and what stands behind it the edge of the paper. */
const MARGIN = 1.2;
/** Longer words are print. */
const STRAY_MAX = 2;

/** Before a line, a bullet or the number of a step may stand apart. */
const isStrayBefore = (text: string, gap: number, height: number): boolean =>
  text.length <= STRAY_MAX &&
  !/^(?:[-–—*•·▪●]|\d{1,2}[.)])$/u.test(text) &&
  (gap > MARGIN * height || /^[^\p{L}\p{N}½¼¾⅓⅔]+$/u.test(text));

/** A line without the signs that the reader made of the edges of the paper. */
const withoutEdges = (line: PrintedLine): PrintedLine => {
  if (!line.words || !line.box) return line;
  const heights = line.words.map(({ box }) => box.bottom - box.top).sort((a, b) => a - b);
  const height = heights[Math.floor(heights.length / 2)] ?? 0;
  const words = [...line.words];
  const isStray = (text: string, gap: number) =>
    text.length <= STRAY_MAX && (gap > MARGIN * height || !/[\p{L}\p{N}½¼¾⅓⅔.!?)°%]/u.test(text));
  while (words.length > 1 && isStray(words.at(-1)!.text, words.at(-1)!.box.left - words.at(-2)!.box.right)) words.pop();
  while (words.length > 1 && isStrayBefore(words[0]!.text, words[1]!.box.left - words[0]!.box.right, height))
    words.shift();
  const [first, last] = [words[0]!, words.at(-1)!];
  return {
    text: words.map(({ text }) => text).join(' '),
    confidence: words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length,
    box: { ...line.box, left: first.box.left, right: last.box.right },
  };
};

const placedLines = (lines: readonly PrintedLine[]): PlacedLine[] => {
  const placed: PlacedLine[] = [];
  let isApart = false;
  for (const printed of lines) {
    const line = withoutEdges(printed);
    if (line.text.trim() === '') isApart = true;
    else if (isLegible(line)) {
      placed.push({ text: mended(line.text), box: line.box, isApart });
      isApart = false;
    }
  }
  return placed;
};

/** The right edge of the column that a line stands in: the furthest of the lines that begin at the same place. */
const edgeOf = ({ left, right }: PrintBox, lines: readonly PlacedLine[], width: number): number =>
  Math.max(right, ...lines.flatMap(({ box }) => (box && Math.abs(box.left - left) < 0.06 * width ? [box.right] : [])));

/** Whether the first word of a line had no room in the line before: then the print was broken, not ended, there. */
const hadNoRoom = (before: PlacedLine, line: PlacedLine, lines: readonly PlacedLine[], width: number): boolean => {
  if (!before.box || !line.box) return before.text.length >= SENTENCE_MIN;
  const letter = (line.box.right - line.box.left) / Math.max(1, line.text.length);
  const [word = ''] = line.text.split(' ');
  return before.box.right + letter * (word.length + 1) > edgeOf(before.box, lines, width) * (1 + TOLERANCE / 2);
};

/** Between paragraphs there is more room than between the lines of one. */
const FAR = 1.25;

const isFarBelow = (before: PlacedLine, line: PlacedLine, lines: readonly PlacedLine[]): boolean => {
  if (!before.box || !line.box) return false;
  const steps = lines.flatMap(({ box }, i) => {
    const last = lines[i - 1]?.box;
    return box && last && box.top > last.top ? [box.top - last.top] : [];
  });
  const usual = steps.sort((a, b) => a - b)[Math.floor(steps.length / 4)] ?? 0;
  return line.box.top - before.box.top > FAR * usual;
};

const continues = (before: PlacedLine, line: PlacedLine, lines: readonly PlacedLine[], width: number): boolean => {
  const isOpen = !ENDS_SENTENCE.test(before.text);
  if (/^(?:[-–•]\s|\d{1,2}\s?[.)]\s)/u.test(line.text)) return false;
  if (!hadNoRoom(before, line, lines, width)) return false;
  if (/^\p{Ll}/u.test(line.text)) return isOpen || !line.isApart;
  if (ENTRY.test(line.text)) return isOpen && before.text.length >= SENTENCE_MIN;
  return !line.isApart && !isFarBelow(before, line, lines) && before.text.length >= SENTENCE_MIN;
};

/**
 * The text of a printed page as it was before it was set: lines that the width of the paper broke are whole again, and
 * what no reader is sure of is left out.
 */
export const pageText = (lines: readonly PrintedLine[]): string => {
  const placed = placedLines(lines);
  const width = Math.max(1, ...placed.map(({ box }) => box?.right ?? 0));
  const entries: string[] = [];
  placed.forEach((line, i) => {
    const before = placed[i - 1];
    const text = line.text;
    if (before && continues(before, line, placed, width)) {
      const last = entries.pop()!;
      // A word divided at the end of a line.
      entries.push(/\p{L}-$/u.test(last) && /^\p{Ll}/u.test(text) ? `${last.slice(0, -1)}${text}` : `${last} ${text}`);
    } else {
      if (line.isApart && entries.length > 0) entries.push('');
      entries.push(text);
    }
  });
  return entries.join('\n');
};
