import type { Pen } from '../canvas/pen';

/** How a thing that is drawn from above looks from the side of the table. */
export interface SideView {
  /** How high its upper face is seen by its width. */
  lean: number;
  /** How high its wall is below that face, of 100; nothing for what is too thin to have one. */
  high?: number;
  /** How wide its foot is by its width. */
  foot?: number;
  wall?: 'crust' | 'bulging' | 'fluted' | 'china';
  /** How many lie on each other at most. */
  stack?: number;
  /** A drawing from the side, where flattening the one from above would not do. */
  draw?: (pen: Pen) => string;
  /** Where toppings lie on that, of 100. */
  crown?: { y: number; rx: number; ry: number };
}
