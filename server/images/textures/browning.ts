import { type Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { mix } from '../canvas/palette';
import { patch } from './patch';

/** Patches where heat has been: tan, brown, nearly black. */
export const browning = (d: Drawing, points: readonly Point[], size: number, colour: string, opacity = 0.5) =>
  points
    .map((point) => {
      const r = size * d.random.between(0.4, 1.3);
      const brown = d.spot(mix(colour, '#6a2f10', d.random.between(0.45, 0.85)), 0.1);
      return patch(d, point, [r * 1.25, r * 0.85], brown, opacity);
    })
    .join('');
