import { createBracketStack, type BracketHandlers, type BracketStack, type OpenBracket } from './bracketStack';

/** Tracks the brackets of JSON that arrives in pieces. */
export interface BracketReader {
  push: (piece: string) => void;
  /** No more pieces come. */
  end: () => void;
  readonly text: string;
  /** The innermost bracket that is still open. */
  readonly open: OpenBracket | undefined;
}

/** Closing quote for each opening quote. */
const CLOSING_QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”“"', '‘': '’‘', '`': '`' };
const BEFORE_A_STRING = '{[,:}]';
const AFTER_A_STRING = ',:}]';
const SIGNS = '{}[]:,';
const THINKING = '<think';
const THOUGHT = '</think';

/**
 * Reading waits until 1/256 of the text's length has arrived, so that tiny pieces of a huge text do not copy it each
 * time.
 */
const SHARE_THAT_WAITS = 256;

/** How far the text is read. */
interface Reading {
  readonly brackets: BracketStack;
  text: string;
  /** No more text comes. */
  isOver: boolean;
  position: number;
  /** What closes the current string; undefined outside strings. */
  quote: string | undefined;
  stringStart: number;
  /** The last character outside strings that is not a space. */
  before: string;
  hasNewLine: boolean;
  /** The last string, or the last word without quotes. */
  word: string;
  isInWord: boolean;
}

const isSpace = (character: string) => /\s/.test(character);

/** The next non-space character; '' at the end of the text, undefined if it has not arrived. */
const lookAhead = ({ text, isOver }: Reading, from: number) => {
  let at = from;
  let crossesLine = false;
  while (at < text.length && isSpace(text.charAt(at))) {
    if (text.charAt(at) === '\n') crossesLine = true;
    at += 1;
  }
  if (at >= text.length && !isOver) return undefined;
  return { character: text.charAt(at), crossesLine, isComment: text.startsWith('//', at) };
};

/** Moves behind the mark, or to the end of the text; false when more text is needed. */
const skipTo = (reading: Reading, mark: string): boolean => {
  const { text, position, isOver } = reading;
  const at = text.indexOf(mark, position);
  if (at === -1 && !isOver) return false;
  reading.position = at === -1 ? text.length : at + mark.length;
  return true;
};

const endString = (reading: Reading, quote: string): void => {
  reading.word = reading.text.slice(reading.stringStart, reading.position);
  reading.quote = undefined;
  reading.before = quote;
  reading.hasNewLine = false;
};

/** Reads one character of a string; false when more text is needed. */
const readInString = (reading: Reading, character: string): boolean => {
  if (character === '\\') {
    if (reading.position + 1 >= reading.text.length && !reading.isOver) return false;
    reading.position += 2;
    return true;
  }
  if (reading.quote?.includes(character)) {
    const next = lookAhead(reading, reading.position + 1);
    if (!next) return false;
    const isEnd =
      next.character === '' ||
      AFTER_A_STRING.includes(next.character) ||
      next.isComment ||
      (next.crossesLine && next.character in CLOSING_QUOTES);
    if (isEnd) endString(reading, character);
  }
  reading.position += 1;
  return true;
};

/** Reads one character before or between the outermost brackets; false when more text is needed. */
const readProse = (reading: Reading, character: string): boolean => {
  const { text, position, isOver, brackets } = reading;
  if (character === '<') {
    const head = text.slice(position, position + THINKING.length);
    if (!isOver && head.length < THINKING.length && THINKING.startsWith(head)) return false;
    if (head === THINKING) return skipTo(reading, THOUGHT);
  }
  if (character === '{' || character === '[') brackets.begin(character, position);
  reading.before = character;
  reading.position += 1;
  return true;
};

/** The mark that ends a comment, if one begins here. */
const commentEnd = ({ text, position }: Reading, character: string): string | undefined => {
  if (character === '#' || (character === '/' && text.startsWith('//', position))) return '\n';
  return character === '/' && text.startsWith('/*', position) ? '*/' : undefined;
};

/** Reads a bracket, a colon, a comma, or a letter of a word without quotes. */
const readSign = (reading: Reading, character: string): void => {
  const { brackets, position } = reading;
  if (character === '{' || character === '[') brackets.begin(character, position);
  else if (character === '}') brackets.close('{', position);
  else if (character === ']') brackets.close('[', position);
  else if (character === ':') brackets.name(reading.word);
  else if (character === ',') brackets.separate(position);
  else reading.word = reading.isInWord ? reading.word + character : character;
  reading.isInWord = !SIGNS.includes(character);
  reading.before = character;
  reading.hasNewLine = false;
};

/** Reads one character inside a bracket and outside strings; false when more text is needed. */
const readInBracket = (reading: Reading, character: string): boolean => {
  const end = commentEnd(reading, character);
  if (end !== undefined) {
    if (end === '\n') reading.hasNewLine = true;
    return skipTo(reading, end);
  }
  const closing = CLOSING_QUOTES[character];
  const isString = BEFORE_A_STRING.includes(reading.before) || (reading.hasNewLine && character !== "'");
  if (closing !== undefined && isString) {
    reading.quote = closing;
    reading.stringStart = reading.position + 1;
    reading.isInWord = false;
  } else if (isSpace(character)) {
    if (character === '\n') reading.hasNewLine = true;
    reading.isInWord = false;
  } else readSign(reading, character);
  reading.position += 1;
  return true;
};

/** Reads as far as the text has arrived. */
const readOn = (reading: Reading): void => {
  while (reading.position < reading.text.length) {
    const character = reading.text.charAt(reading.position);
    const read = reading.quote !== undefined ? readInString : reading.brackets.open ? readInBracket : readProse;
    if (!read(reading, character)) return;
  }
};

/**
 * Tracks brackets through text that is JSON or nearly so: with prose and fences around it, unescaped or unusual quotes,
 * comments, wrong commas or missing brackets. Skips a model's reasoning before its answer.
 */
export const createBracketReader = (handlers: BracketHandlers): BracketReader => {
  const reading: Reading = {
    brackets: createBracketStack(handlers),
    text: '',
    isOver: false,
    position: 0,
    quote: undefined,
    stringStart: 0,
    before: '',
    hasNewLine: false,
    word: '',
    isInWord: false,
  };
  let waiting = '';

  const read = () => {
    reading.text += waiting;
    waiting = '';
    readOn(reading);
  };

  return {
    push: (piece) => {
      waiting += piece;
      if (waiting.length * SHARE_THAT_WAITS >= reading.text.length) read();
    },
    end: () => {
      reading.isOver = true;
      read();
    },
    get text() {
      return reading.text + waiting;
    },
    get open() {
      return reading.brackets.open;
    },
  };
};
