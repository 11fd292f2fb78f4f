/** An object or list that is being read. */
export interface OpenBracket {
  readonly kind: '{' | '[';
  /** Where its bracket stands in the text. */
  readonly start: number;
  /** The name that it is the value of, where it is the member of an object. */
  readonly key: string | undefined;
  readonly parent: OpenBracket | undefined;
  readonly depth: number;
  /** Up to here its members or elements are complete. */
  settled: number;
}

interface Heard {
  closed?: (bracket: OpenBracket, end: number) => void;
  opened?: (bracket: OpenBracket) => void;
}

/** Follows the brackets of JSON that arrives piece by piece. */
export interface LooseReader {
  push: (piece: string) => void;
  /** No more pieces come. */
  end: () => void;
  readonly text: string;
  /** The innermost bracket that is still open. */
  readonly open: OpenBracket | undefined;
}

/** What ends a string, by what began it. */
const CLOSING_QUOTES: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”“"', '‘': '’‘', '`': '`' };
const BEFORE_A_STRING = '{[,:}]';
const AFTER_A_STRING = ',:}]';
const THINKING = '<think';
const THOUGHT = '</think';

/** Reading waits for a piece of the text's 256th part, so that tiny pieces of a huge text do not copy it each time. */
const SHARE_THAT_WAITS = 256;

const isSpace = (character: string) => /\s/.test(character);

/**
 * Follows brackets through text that is JSON or nearly so: prose and fences around it, quotes that were not escaped or
 * are of another kind, comments, commas too few or too many, brackets that were forgotten. What a model thinks aloud
 * before it answers is passed over.
 */
export const createLooseReader = ({ closed, opened }: Heard): LooseReader => {
  let text = '';
  let waiting = '';
  let isOver = false;
  let position = 0;
  let open: OpenBracket | undefined;
  let quote: string | undefined;
  let stringStart = 0;
  let before = '';
  let hasNewLine = false;
  let word = '';
  let isInWord = false;
  let key: string | undefined;

  /** The next character that is no space; '' at the end of the text, undefined while it is not known. */
  const lookAhead = (from: number) => {
    let at = from;
    let crossesLine = false;
    while (at < text.length && isSpace(text.charAt(at))) {
      if (text.charAt(at) === '\n') crossesLine = true;
      at += 1;
    }
    if (at >= text.length && !isOver) return undefined;
    return { character: text.charAt(at), crossesLine, isComment: text.startsWith('//', at) };
  };

  const openBracket = (kind: '{' | '[') => {
    open = {
      kind,
      start: position,
      key: open?.kind === '{' ? key : undefined,
      parent: open,
      depth: (open?.depth ?? 0) + 1,
      settled: position + 1,
    };
    key = undefined;
    opened?.(open);
  };

  const closeInnermost = (end: number) => {
    const bracket = open;
    if (!bracket) return;
    open = bracket.parent;
    key = undefined;
    if (open) open.settled = end;
    closed?.(bracket, end);
  };

  /** Closes the nearest bracket of the kind, and those inside it whose own end was forgotten. */
  const closeBracket = (kind: '{' | '[') => {
    let match = open;
    while (match && match.kind !== kind) match = match.parent;
    if (!match) return;
    while (open && open !== match) closeInnermost(position);
    closeInnermost(position + 1);
  };

  /** False when more text is needed to go on. */
  const readInString = (character: string): boolean => {
    if (character === '\\') {
      if (position + 1 >= text.length && !isOver) return false;
      position += 2;
      return true;
    }
    if (quote?.includes(character)) {
      const next = lookAhead(position + 1);
      if (!next) return false;
      const isEnd =
        next.character === '' ||
        AFTER_A_STRING.includes(next.character) ||
        next.isComment ||
        (next.crossesLine && next.character in CLOSING_QUOTES);
      if (isEnd) {
        word = text.slice(stringStart, position);
        quote = undefined;
        before = character;
        hasNewLine = false;
      }
    }
    position += 1;
    return true;
  };

  const skipTo = (mark: string): boolean => {
    const at = text.indexOf(mark, position);
    if (at === -1 && !isOver) return false;
    position = at === -1 ? text.length : at + mark.length;
    return true;
  };

  const readOutside = (character: string): boolean => {
    if (!open) {
      if (character === '<') {
        const head = text.slice(position, position + THINKING.length);
        if (!isOver && head.length < THINKING.length && THINKING.startsWith(head)) return false;
        if (head === THINKING) return skipTo(THOUGHT);
      }
      if (character === '{' || character === '[') openBracket(character);
      before = character;
      position += 1;
      return true;
    }
    if (character === '#' || (character === '/' && text.startsWith('//', position))) {
      hasNewLine = true;
      return skipTo('\n');
    }
    if (character === '/' && text.startsWith('/*', position)) return skipTo('*/');
    const closing = CLOSING_QUOTES[character];
    if (closing !== undefined && (BEFORE_A_STRING.includes(before) || (hasNewLine && character !== "'"))) {
      quote = closing;
      stringStart = position + 1;
      isInWord = false;
      position += 1;
      return true;
    }
    if (isSpace(character)) {
      if (character === '\n') hasNewLine = true;
      isInWord = false;
      position += 1;
      return true;
    }
    if (character === '{' || character === '[') openBracket(character);
    else if (character === '}') closeBracket('{');
    else if (character === ']') closeBracket('[');
    else if (character === ':') key = word;
    else if (character === ',') {
      open.settled = position;
      key = undefined;
    } else {
      word = isInWord ? word + character : character;
      isInWord = true;
    }
    if ('{}[]:,'.includes(character)) isInWord = false;
    before = character;
    hasNewLine = false;
    position += 1;
    return true;
  };

  const read = () => {
    text += waiting;
    waiting = '';
    while (position < text.length) {
      const character = text.charAt(position);
      if (!(quote === undefined ? readOutside(character) : readInString(character))) return;
    }
  };

  return {
    push: (piece) => {
      waiting += piece;
      if (waiting.length * SHARE_THAT_WAITS >= text.length) read();
    },
    end: () => {
      isOver = true;
      read();
    },
    get text() {
      return text + waiting;
    },
    get open() {
      return open;
    },
  };
};
