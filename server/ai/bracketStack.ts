export type BracketKind = '{' | '[';

/** An object or list being read. */
export interface OpenBracket {
  readonly kind: BracketKind;
  /** Position of its bracket in the text. */
  readonly start: number;
  /** The member name it is the value of, if it is inside an object. */
  readonly key: string | undefined;
  readonly parent: OpenBracket | undefined;
  readonly depth: number;
  /** Its members or elements are complete up to this position. */
  settled: number;
}

export interface BracketHandlers {
  closed?: (bracket: OpenBracket, end: number) => void;
  opened?: (bracket: OpenBracket) => void;
}

/** The brackets that are open at the current position of a text. */
export const createBracketStack = ({ closed, opened }: BracketHandlers) => {
  let innermost: OpenBracket | undefined;
  let key: string | undefined;

  const closeInnermost = (end: number) => {
    const bracket = innermost;
    if (!bracket) return;
    innermost = bracket.parent;
    key = undefined;
    if (innermost) innermost.settled = end;
    closed?.(bracket, end);
  };

  return {
    /** The innermost bracket that is still open. */
    get open() {
      return innermost;
    },

    /** A member name was read; it belongs to the next value. */
    name(word: string): void {
      key = word;
    },

    /** A comma was read: what stands before it is complete. */
    separate(position: number): void {
      if (innermost) innermost.settled = position;
      key = undefined;
    },

    begin(kind: BracketKind, start: number): void {
      innermost = {
        kind,
        start,
        key: innermost?.kind === '{' ? key : undefined,
        parent: innermost,
        depth: (innermost?.depth ?? 0) + 1,
        settled: start + 1,
      };
      key = undefined;
      opened?.(innermost);
    },

    /** Closes the nearest bracket of this kind, and unclosed brackets inside it. */
    close(kind: BracketKind, position: number): void {
      let match = innermost;
      while (match && match.kind !== kind) match = match.parent;
      if (!match) return;
      while (innermost && innermost !== match) closeInnermost(position);
      closeInnermost(position + 1);
    },
  };
};

export type BracketStack = ReturnType<typeof createBracketStack>;
