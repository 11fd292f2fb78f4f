import type { Pen } from '../canvas/pen';
import type { SideView } from './sideView';

export interface PieceKind {
  /** Half its length on a full plate, in picture units. */
  size: number;
  /** How many lie on a full plate. */
  count: number;
  /** The most degrees by which it is turned either way. */
  spin: number;
  /** Half sizes of its shadow, of 100. */
  shadow: readonly [number, number];
  colour: string;
  /** The ground shows through a hole or a hollow, which a round shadow would darken: the piece draws its own. */
  isOpen?: true;
  /** Things with a higher layer lie on those with a lower one; within a layer the larger lie below. */
  layer?: number;
  /** How it looks on a board or a tray that is seen from the side; what has none is drawn from the side already. */
  side?: SideView;
  /** Drawn about (0, 0) in a box of 200 x 200, lengthwise along x. */
  draw: (pen: Pen) => string;
}
