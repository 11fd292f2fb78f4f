import type { Drawing } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { ellipse, path } from '../canvas/svg';
import type { Lying } from './inSauce';

/** The sauce that a piece of pasta was tossed in: a film across it, soft at its edges and thick enough to shine. */
export const clingTo = (d: Drawing, { x, y, rx, ry, turn }: Lying, sauce: string): string => {
  const { random } = d;
  const angle = (turn * Math.PI) / 180;
  const along = random.between(-0.5, 0.5) * rx;
  const [cx, cy] = [x + Math.cos(angle) * along, y + Math.sin(angle) * along];
  const size = Math.sqrt(rx * ry);
  const drop = blob(
    random,
    cx + size * 0.12,
    cy + ry * 0.2,
    rx * random.between(0.14, 0.24),
    ry * random.between(0.3, 0.46),
    {
      wobble: 0.24,
      points: 8,
      turn,
    },
  );
  return (
    ellipse(
      cx,
      cy + ry * 0.1,
      rx * random.between(0.5, 0.86),
      ry * 1.06,
      `fill="${d.spot(sauce, 0.36)}" fill-opacity=".8"`,
      turn,
    ) +
    path(drop, `fill="${sauce}" fill-opacity=".5"`) +
    sliver(cx - size * 0.1, cy - size * 0.14, size * 0.22, 0.6)
  );
};
