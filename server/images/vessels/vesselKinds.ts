import { type Drawing } from '../canvas/drawing';
import { bakingDish } from './bakingDish';
import { board } from './board';
import { bowl, BOWLS } from './bowl';
import { cup } from './cup';
import { demitasse } from './demitasse';
import { mug } from './mug';
import { pan } from './pan';
import { plate } from './plate';
import { pot } from './pot';
import { tray } from './tray';
import type { Vessel } from './vessel';

const VESSELS: Readonly<Record<string, (d: Drawing, x: number, y: number, food?: string) => Vessel>> = {
  plate: (d, x, y, food) => plate(d, x, y, false, food),
  'plate-rim': (d, x, y, food) => plate(d, x, y, true, food),
  'bowl-cream': (d, x, y) => bowl(d, x, y, BOWLS['bowl-cream']!),
  'bowl-slate': (d, x, y) => bowl(d, x, y, BOWLS['bowl-slate']!),
  'bowl-terracotta': (d, x, y) => bowl(d, x, y, BOWLS['bowl-terracotta']!),
  pan,
  pot,
  board: (d, x) => board(d, x),
  'baking-dish': bakingDish,
  tray: (d, x) => tray(d, x),
  cup,
  demitasse,
  mug,
};

/**
 * The vessel of this name, or a plain plate for an unknown one with its centre at (x, y): seen from above, a board
 * or a tray from the side of the table. A plate takes
 * the glaze that the colour of its food stands out from.
 */
export const drawVessel = (d: Drawing, name: string, x: number, y: number, food?: string): Vessel => {
  const draw = Object.hasOwn(VESSELS, name) ? VESSELS[name] : undefined;
  return draw ? draw(d, x, y, food) : plate(d, x, y, false, food);
};
