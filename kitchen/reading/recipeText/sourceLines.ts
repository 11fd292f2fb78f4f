import { legible } from '../legible';
import { atLabels } from './sectionLabels';

/** Limits of a pasted text: far above a recipe, and a bound on the work of reading it. */
export const SOURCE_TEXT_MAX = 60_000;
const LINES_MAX = 800;
const LINE_MAX = 6_000;
/** A line of a mail that is at least this long may go on in the next one. */
const WRAPPED_MIN = 45;
/** Of the lines that begin with a letter, how many begin with a small one where no capitals are used. */
const SMALL_SHARE = 0.7;

/** One line of a pasted text. */
export interface SourceLine {
  /** As it stood in the text; joined where a mail had broken it. */
  text: string;
  /** Without quotation marks of mails, bullets, Markdown and pictures in front. */
  plain: string;
  /** A bullet or a number stood before it, so it is an entry of a list. */
  isListed: boolean;
  /** An empty line stood before it. */
  isApart: boolean;
}

const KEYCAP = /(\d)\ufe0f?\u20e3\s*/gu;
const QUOTE = /^(?:>\s?)+/;
/** One picture, with the signs that join it to others or colour it. */
const PICTURE = String.raw`(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|[\u{1f1e6}-\u{1f1ff}]|\ufe0f|\u200d)`;
const PICTURES = new RegExp(String.raw`^(?:${PICTURE}+\s*)+(?=\S)`, 'u');
const PICTURES_BEHIND = new RegExp(String.raw`\s*${PICTURE}+$`, 'u');
const MARKDOWN = /^#{1,6} |\*\*|__|(?<=\S)\*(?=\s|$|:)/g;
/** "2-inch pieces" is no entry with a number, and "2-Mix" is. */
const LISTED =
  /^(?:[-–—*•·▪●▢□☐◦‣✓✔»→➤➢+](?=\s|\p{L}{2}|\d|[½¼¾⅓⅔])|[oO] (?=\d|[½¼¾⅓⅔])|\[[ xX]?\]|(?:[Ss]tep|STEP|[Pp]aso|PASO|[ÉEée]tape|[ÉE]TAPE) \d{1,2}\b|\d{1,2}\s?(?:(?:[.)/º°]|-\s)\s*(?=[\p{L}¡«"])|-(?=[\p{Lu}¡«"])))/u;
/** Only a mark: "o" at the start of "oil" is none. */
const BULLET = /^(?:(?:[-–—*•·▪●▢□☐◦‣✓✔»→➤➢+]\s*|[oO] (?=\d|[½¼¾⅓⅔]))+|\[[ xX]?\]\s*)/u;

const withoutMarks = (line: string): string => {
  const text = legible(line).replace(KEYCAP, '$1. ').replace(QUOTE, '').replace(MARKDOWN, '').trim();
  const bare = text.replace(PICTURES, '').replace(PICTURES_BEHIND, '');
  // A line of pictures alone says something: "🥚🥚".
  return (/[\p{L}\p{N}]/u.test(bare) ? bare : text).replace(BULLET, '').trim();
};

/** Whether the writer uses no capitals, so that a small letter does not mean that a line goes on. */
const isWrittenSmall = (lines: readonly string[]): boolean => {
  const begun = lines.filter((line) => /^\p{L}/u.test(line));
  return begun.length > 2 && begun.filter((line) => /^\p{Ll}/u.test(line)).length > begun.length * SMALL_SHARE;
};

/** Whether a line goes on where a mail program broke the one before it. */
const continues = (before: SourceLine, line: string): boolean =>
  /^[\p{Ll}(&]/u.test(line) &&
  before.text.length >= WRAPPED_MIN &&
  !/[.!?:;]["”»)]?$/.test(before.text) &&
  !LISTED.test(line);

/** The lines of a text that are not empty; lines broken by a mail program are whole again. */
export const sourceLines = (text: string): SourceLine[] => {
  const lines: SourceLine[] = [];
  let isApart = false;
  const raw = text
    .slice(0, SOURCE_TEXT_MAX)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .slice(0, LINES_MAX)
    .flatMap((line) => atLabels(line.slice(0, LINE_MAX).replace(/\s+/g, ' ').trim()));
  const isSmall = isWrittenSmall(raw);
  for (const whole of raw) {
    const plain = withoutMarks(whole);
    if (plain === '') {
      isApart = true;
      continue;
    }
    const last = lines.at(-1);
    const unquoted = whole.replace(KEYCAP, '$1. ').replace(QUOTE, '').trim();
    if (last && !isApart && !isSmall && continues(last, unquoted) && last.text.length + whole.length < LINE_MAX) {
      last.text += ` ${unquoted}`;
      last.plain += ` ${plain}`;
    } else {
      lines.push({ text: whole, plain, isListed: LISTED.test(unquoted) || PICTURES.test(unquoted), isApart });
    }
    isApart = false;
  }
  return lines;
};
