import type { Metal } from './metals';

/** Where glasses stand, in pictures seen from the front. */
export const FOOT = 524;

/** A glass seen from the front, as a profile that is turned about its axis. */
export interface Glass {
  /** Half its width at heights from the rim down to the inner bottom: [y, half]. */
  profile: readonly (readonly [number, number])[];
  /** Height of the drink's surface. */
  fillTop: number;
  /** Thickness of the glass below the drink. */
  thick: number;
  /** A stem down to a foot of this half width. */
  foot?: number;
  handle?: 'loop' | 'jug' | 'ear';
  /** It is of metal: the drink is seen at its mouth only. */
  metal?: Metal;
  hasThread?: boolean;
  /** Half the width of its shadow on the table. */
  shadow: number;
}
