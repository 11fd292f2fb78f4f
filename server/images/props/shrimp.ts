import type { PropKind } from './propKind';
import { several, TRIO } from './several';

/** Three shrimps. */
export const shrimp: PropKind = { shadow: [0, 0], spin: 20, scale: 1, colour: '#f07a4a', draw: several('prawn', TRIO) };
