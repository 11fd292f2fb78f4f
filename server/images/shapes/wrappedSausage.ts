import { darken, lighten, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { line, path, rect } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const meat = mix(colour, '#8a4424', 0.75);
  const run = (tone: string) => d.run([lighten(tone, 0.3), lighten(tone, 0.08), tone, darken(tone, 0.35)]);
  const band = 'rx="24"';
  let stripes = '';
  for (let x = -86; x < 110; x += 34) {
    stripes += path(
      `M${x - 24} 40C${x - 14} 10 ${x} -10 ${x + 14} -40`,
      line('#f6dcc0', d.random.between(6, 10), 0.85),
    );
    stripes += path(`M${x - 6} 40C${x + 4} 10 ${x + 16} -10 ${x + 30} -40`, line(darken(colour, 0.4), 4, 0.5));
  }
  return (
    rect(-96, -20, 196, 54, `rx="27" fill="${darken(meat, 0.6)}"`) +
    rect(-98, -26, 196, 52, `rx="26" fill="${run(meat)}"`) +
    rect(-66, -26, 134, 66, `${band} fill="${darken(colour, 0.6)}" fill-opacity=".7"`) +
    rect(-68, -33, 136, 66, `${band} fill="${run(colour)}"`) +
    d.clipped(rect(-68, -33, 136, 66, band), stripes) +
    path('M-56 -22C-20 -27 20 -27 56 -22', line('#fff3e4', 5, 0.5)) +
    path('M-88 -12C-84 -17 -80 -18 -76 -19', line('#fff3dc', 5, 0.5))
  );
};

/** A small sausage in its coat of bacon, both ends showing. */
export const wrappedSausage: PieceKind = {
  size: 84,
  count: 7,
  spin: 24,
  shadow: [98, 36],
  colour: '#bf5a40',
  side: { lean: 0.84 },
  draw,
};
