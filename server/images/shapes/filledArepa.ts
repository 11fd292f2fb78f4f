import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { browning } from '../textures/browning';
import type { PieceKind } from './pieceKind';

/** Half the width of the cake and of its height as it is seen, and how thick each half of it is. */
const [RX, RY, THICK] = [94, 62, 20];

/** The lower or the upper half: a disc with a thick, slightly uneven side. */
const half = ({ d, colour }: Pen, y: number, tilt: number) => {
  const side = blob(d.random, 0, y + THICK, RX, RY, { wobble: 0.02, points: 14, turn: tilt });
  const top = blob(d.random, 0, y, RX, RY, { wobble: 0.02, points: 14, turn: tilt });
  return { side, top, wall: mix(colour, '#f8e8bc', 0.4) };
};

/** Shredded chicken in mashed avocado. */
const REINA = ['#a9c45c', '#8fb048', '#c8d88a', '#f0e2c0', '#f6ead0'] as const;

/** Cheese that has melted to lumps and threads. */
const CHEESE = ['#fbe9b0', '#ecd486', '#fff6da', '#f7e4a6', '#fdf0c8'] as const;

/** What pushes out of the slit along the front. */
const bursting = ({ d, ingredient }: Pen) => {
  const tones = /cheese/i.test(ingredient) ? CHEESE : REINA;
  return Array.from({ length: 92 }, () => {
    const angle = d.random.between(0.04, 0.96) * Math.PI;
    const reach = d.random.between(0.66, 1.1);
    const [x, y] = [Math.cos(angle) * RX * reach, 4 + Math.sin(angle) * RY * reach + d.random.between(-10, 12)];
    const tone = d.random.pick(tones);
    if (tone.startsWith('#f')) {
      const [dx, dy] = [d.random.between(-22, 22), d.random.between(-8, 12)];
      const strand = `M${n(x - dx)} ${n(y - dy)}q${n(dx)} ${n(-6)} ${n(dx * 2)} ${n(dy * 2)}`;
      return (
        path(strand, `${line(darken(tone, 0.5), 9, 0.5)} transform="translate(1 3)"`) + path(strand, line(tone, 6.5))
      );
    }
    const r = d.random.between(8, 15);
    const lump = blob(d.random, x, y, r, r * 0.8, { wobble: 0.22, points: 8 });
    return (
      path(lump, `transform="translate(1 4)" fill="${darken(tone, 0.5)}" fill-opacity=".6"`) +
      path(lump, `fill="${d.shade(tone, { light: 0.4, dark: 0.2 })}"`)
    );
  }).join('');
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const low = half(pen, 26, 0);
  const high = half(pen, -30, -3);
  const at = (share: number) => {
    const angle = d.random.next() * 6.283;
    const far = Math.sqrt(d.random.next()) * share;
    return { x: Math.cos(angle) * RX * far, y: -30 + Math.sin(angle) * RY * far };
  };
  return (
    path(low.side, `transform="translate(4 10)" fill="${darken(colour, 0.66)}" fill-opacity=".7"`) +
    path(low.side, `fill="${d.run([lighten(low.wall, 0.2), low.wall, darken(low.wall, 0.34)], true)}"`) +
    path(low.top, `fill="${darken(low.wall, 0.2)}"`) +
    bursting(pen) +
    path(high.side, `fill="${d.run([lighten(high.wall, 0.2), high.wall, darken(high.wall, 0.34)], true)}"`) +
    path(high.top, `fill="${d.shade(colour, { light: 0.34, dark: 0.24 })}"`) +
    d.clipped(
      path(high.top, ''),
      browning(
        d,
        Array.from({ length: 11 }, () => at(0.8)),
        17,
        mix(colour, '#7a3c10', 0.5),
        0.85,
      ) +
        browning(
          d,
          Array.from({ length: 16 }, () => at(0.95)),
          7,
          '#6a3010',
          0.7,
        ),
    ) +
    ellipse(-34, -58, 26, 8, 'fill="#fff" fill-opacity=".34"', -18)
  );
};

/** An arepa: a flat thick cake of maize from the griddle, split like a pocket and filled until it bursts. */
export const filledArepa: PieceKind = { size: 92, count: 4, spin: 8, shadow: [96, 84], colour: '#ecd08a', draw };
