/** A part of a text, and what replaces it; without a replacement it is cut out. */
export interface TextPart {
  from: number;
  to: number;
  by?: string;
}

const DANGLING_JOINER = /(?:^|(?<=[\s,;]))(?:and|or|but|with|y|e|o|pero|con|et|ou|mais|avec|[&+])$/iu;
const LEADING_JOINER = /^(?:and|or|but|with|y|e|o|pero|con|et|ou|mais|avec|[&+])(?=\s|$)/iu;
/** The longest of these, and a letter beside it. */
const JOINER_WINDOW = 6;
const ENDS_PIECE = ',;:.(\n';
const STARTS_PIECE = ',;.)!?\n';
const JOINS_NOTHING = ',;:(\n';

/** A line break is none: it ends a piece, like a comma. */
const isSpace = (character: string): boolean => character !== '\n' && character.trim() === '';

/** The text that is left of a cut: a text up to a position that only moves to the left. */
const createLeft = (text: string, from: number) => {
  let end = from;
  const trim = (signs = '') => {
    while (end > 0 && (isSpace(text.charAt(end - 1)) || signs.includes(text.charAt(end - 1)))) end -= 1;
  };
  return {
    trim,
    trimJoiner: () => {
      const joiner = DANGLING_JOINER.exec(text.slice(Math.max(0, end - JOINER_WINDOW), end));
      if (joiner) end -= joiner[0].length;
      trim();
    },
    last: () => text.charAt(end - 1),
    drop: () => {
      end -= 1;
      trim();
    },
    get end() {
      return end;
    },
  };
};

/** The text that is right of a cut, in pieces, so that its start can be changed without copying the rest. */
const createRight = () => {
  /** Pieces, each from a position to its end. The first one is the last of the list. */
  const pieces: { text: string; from: number }[] = [];

  const push = (text: string) => {
    if (text !== '') pieces.push({ text, from: 0 });
  };

  const first = (): string => {
    const piece = pieces.at(-1);
    return piece ? piece.text.charAt(piece.from) : '';
  };

  /** Drops characters from the start while they are unwanted. */
  const dropWhile = (isUnwanted: (character: string) => boolean) => {
    for (let character = first(); character !== '' && isUnwanted(character); character = first()) {
      const piece = pieces.at(-1)!;
      piece.from += 1;
      if (piece.from === piece.text.length) pieces.pop();
    }
  };

  const drop = (count: number) => {
    let left = count;
    dropWhile(() => (left -= 1) >= 0);
  };

  /** The first characters. */
  const peek = (count: number): string => {
    let start = '';
    for (let i = pieces.length - 1; i >= 0 && start.length < count; i -= 1) {
      const { text, from } = pieces[i]!;
      start += text.slice(from, from + count - start.length);
    }
    return start;
  };

  const trim = (signs = '') => dropWhile((character) => isSpace(character) || signs.includes(character));

  return {
    push,
    drop,
    first,
    trim,
    dropJoiner: () => drop(LEADING_JOINER.exec(peek(JOINER_WINDOW))?.[0].length ?? 0),
    isEmpty: () => pieces.length === 0,
    text: () =>
      pieces
        .reverse()
        .map(({ text, from }) => text.slice(from))
        .join(''),
  };
};

type Right = ReturnType<typeof createRight>;

/**
 * Cuts out what is before a position, with the comma or the "and" that joined it to the rest.
 * @returns the position up to which the text is left
 */
const cutBefore = (text: string, from: number, right: Right): number => {
  const left = createLeft(text, from);
  left.trim();
  left.trimJoiner();
  right.trim();
  if (left.last() === '(' && right.first() === ')') {
    left.drop();
    right.drop(1);
    right.trim();
  }
  if (left.end === 0 || ENDS_PIECE.includes(left.last())) {
    right.dropJoiner();
    right.trim(STARTS_PIECE);
  }
  if (right.isEmpty()) left.trim(JOINS_NOTHING);
  const isApart = left.end === 0 || left.last() === '\n' || right.isEmpty() || STARTS_PIECE.includes(right.first());
  if (!isApart) right.push(' ');
  return left.end;
};

/**
 * Replaces parts of a text, from the last to the first. A part that is cut out takes the comma or the "and" with it that
 * joined it to the rest. The work grows with the length of the text, however many parts there are.
 * @param parts in the order of the text
 */
export const replaceParts = (text: string, parts: readonly TextPart[]): string => {
  const right = createRight();
  let end = text.length;
  for (const { from, to, by } of [...parts].reverse()) {
    if (to <= end) right.push(text.slice(to, end));
    // The cut behind it took its last characters.
    else right.drop(to - end);
    if (by === undefined) end = cutBefore(text, from, right);
    else {
      right.push(by);
      end = from;
    }
  }
  right.push(text.slice(0, end));
  return right.text();
};
