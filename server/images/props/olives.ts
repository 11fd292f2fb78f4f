import type { PropKind } from './propKind';
import { HANDFUL, several } from './several';

/** A handful of olives. */
export const olives: PropKind = {
  shadow: [0, 0],
  spin: 20,
  scale: 0.8,
  colour: '#7f8f34',
  draw: several('olive', HANDFUL),
};
