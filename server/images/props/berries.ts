import type { PropKind } from './propKind';
import { HANDFUL, several } from './several';

/** A handful of berries. */
export const berries: PropKind = {
  shadow: [0, 0],
  spin: 20,
  scale: 0.86,
  colour: '#b3203a',
  draw: several('berry', HANDFUL),
};
