import { type Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { mix } from '../canvas/palette';
import { ellipse } from '../canvas/svg';

/** Patches where heat has been: tan, brown, nearly black. */
export const browning = (d: Drawing, points: readonly Point[], size: number, colour: string, opacity = 0.5) =>
  points
    .map(({ x, y }) => {
      const r = size * d.random.between(0.4, 1.3);
      return ellipse(
        x,
        y,
        r * 1.25,
        r * 0.85,
        `fill="${d.spot(mix(colour, '#6a2f10', d.random.between(0.45, 0.85)), 0.1)}" fill-opacity="${opacity}"`,
        d.random.between(0, 180),
      );
    })
    .join('');
