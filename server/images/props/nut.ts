import type { PropKind } from './propKind';
import { HANDFUL, several } from './several';

/** A handful of nuts. */
export const nut: PropKind = {
  shadow: [0, 0],
  spin: 20,
  scale: 0.82,
  colour: '#b9803e',
  draw: several('nut', HANDFUL),
};
