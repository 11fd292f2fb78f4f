import { lemonLike } from './lemonLike';
import type { PropKind } from './propKind';

/** A lemon with a leaf. */
export const lemon: PropKind = {
  shadow: [104, 74],
  spin: 40,
  scale: 0.84,
  colour: '#f7cf2e',
  draw: (pen) => lemonLike(pen, true),
};
