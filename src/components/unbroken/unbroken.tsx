import type { ReactNode } from 'react';

/** Two or three short words with hyphens, such as “grand-mère”. */
const COMPOUND = /(?<![\p{L}-])(\p{L}{1,9}(?:-\p{L}{1,9}){1,2})(?![\p{L}-])/u;

/** A text whose short compounds are not broken after their hyphen, as a browser would at the end of a line. */
export const unbroken = (text: string): ReactNode =>
  COMPOUND.test(text)
    ? text.split(COMPOUND).map((piece, i) =>
        // The pieces in odd places are what the expression captured.
        i % 2 === 1 ? (
          <span key={i} style={{ whiteSpace: 'nowrap' }}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )
    : text;
