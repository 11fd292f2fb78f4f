import { lemonLike } from './lemonLike';
import type { PropKind } from './propKind';

/** A lime. */
export const lime: PropKind = {
  shadow: [104, 74],
  spin: 40,
  scale: 0.76,
  colour: '#86b53a',
  draw: (pen) => lemonLike(pen, false),
};
