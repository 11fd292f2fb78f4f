import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const CHIP =
  'M-88 62C-94 56 -92 48 -86 40C-54 -2 -30 -46 -12 -82C-6 -92 6 -92 12 -82C34 -40 58 6 90 46C96 56 92 66 82 68C30 56 -30 74 -76 70C-82 70 -86 66 -88 62Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(colour, '#8a4a14', 0.6);
  let blisters = '';
  for (let i = 0; i < 13; i++) {
    const y = d.random.between(-60, 58);
    const x = d.random.between(-0.7, 0.7) * (y + 90) * 0.56;
    const r = d.random.between(5, 13);
    blisters +=
      ellipse(x, y, r * 1.2, r * 0.8, `fill="${lighten(colour, 0.5)}" fill-opacity=".6"`) +
      ellipse(x + 2, y + 2, r * 0.6, r * 0.4, `fill="${brown}" fill-opacity=".45"`);
  }
  return (
    path(CHIP, `transform="translate(3 8)" fill="${darken(colour, 0.6)}"`) +
    path(CHIP, `fill="${body(pen, colour, 0.4, 0.28)}"`) +
    d.clipped(path(CHIP, ''), blisters + path(CHIP, line(brown, 12, 0.45))) +
    path('M-60 28C-40 0 -22 -36 -10 -62', line('#fff6e0', 6, 0.45))
  );
};

/** A crisp triangle of fried tortilla. */
export const chip: PieceKind = { size: 62, count: 12, spin: 180, shadow: [92, 78], colour: '#e4ae4c', draw };
