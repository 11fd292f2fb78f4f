import { grown } from '../canvas/areas';
import type { Filling, FillNeeds } from './filling';
import { pie } from './pie';
import { cutTurnover, turnover } from './turnover';

/** Where five turnovers lie, in shares of the ground's half sizes. */
const PLACES = [
  [-0.56, -0.46],
  [0.5, -0.5],
  [-0.04, 0.06],
  [-0.58, 0.56],
  [0.54, 0.5],
] as const;

const turnovers = ({ d, ground, pieces }: FillNeeds, colour: string): Filling => {
  const size = Math.min(ground.rx * 0.43, ground.ry * 0.58);
  const surface = PLACES.map(([px, py], i) => {
    const at = { x: ground.x + px * ground.rx, y: ground.y + py * ground.ry };
    const turn = d.random.between(-24, 24);
    return i === PLACES.length - 1 && pieces.length > 0
      ? cutTurnover(d, { x: at.x - size * 0.2, y: at.y }, size * 1.15, turn * 0.4, colour, pieces)
      : turnover(d, at.x, at.y, size, turn, colour);
  }).join('');
  return { surface, areas: [grown(ground, 0.9)], garnished: grown(ground, 0.9), pieces: [], crowd: 0.4 };
};

/**
 * Half-moon turnovers on a board or tray, one of them cut open to the pieces of the recipe, else a round pie. Colours: the
 * pastry, the filling of an open pie.
 */
export const pastry = (needs: FillNeeds): Filling => {
  const { ground, colours } = needs;
  const [colour = '#d99a4a', filling] = colours;
  const isWide = ground.rx > ground.ry * 1.2;
  return isWide && !filling ? turnovers(needs, colour) : pie(needs, colour, filling);
};
