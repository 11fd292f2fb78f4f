import { darken, lighten } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, line, path, rect } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const CONE = 'M-98 -34C-104 -14 -104 14 -98 34C-60 26 34 18 62 14C74 8 74 -8 62 -14C34 -18 -60 -26 -98 -34Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  let nuts = '';
  for (let i = 0; i < 16; i++) {
    const x = d.random.between(-86, 50);
    nuts += ellipse(
      x,
      d.random.between(-0.7, 0.7) * (20 - x * 0.08),
      6,
      3.5,
      `fill="${d.random.pick(['#7f9a3c', '#94ad4e', '#5f7a2c'])}"`,
      d.random.between(0, 180),
    );
  }
  return (
    rect(58, -8, 42, 16, 'rx="7" fill="#c99a62"') +
    path('M60 -4H94', line('#f3d9ac', 4, 0.7)) +
    path(CONE, `transform="translate(2 9)" fill="${darken(colour, 0.4)}"`) +
    path(CONE, `fill="${d.run([lighten(colour, 0.7), lighten(colour, 0.2), colour, darken(colour, 0.24)])}"`) +
    d.clipped(path(CONE, ''), speckled(pen, 24, 90, 4) + nuts) +
    ellipse(-98, 0, 10, 32, `fill="${lighten(colour, 0.35)}"`) +
    path('M-84 -22C-40 -16 10 -10 52 -8', line('#ffffff', 6, 0.7))
  );
};

/** A cone of frozen milk with chopped pistachios in it, on a stick. */
export const kulfi: PieceKind = { size: 122, count: 4, spin: 14, shadow: [98, 34], colour: '#f3dfae', draw };
