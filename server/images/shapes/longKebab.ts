import { n } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import { smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { scorched } from '../textures/scorched';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const dark = mix(darken(colour, 0.4), '#3a1608', 0.4);
  /** Half its width from end to end: pressed on with the fingers, so that it rises and falls. */
  const side = (sign: number) =>
    Array.from({ length: 11 }, (_, i) => ({
      x: -86 + i * 17.2,
      y: sign * (i === 0 || i === 10 ? 9 : (i % 2 ? 22 : 17) * d.random.between(0.9, 1.1)),
    }));
  const shape = smooth([...side(-1), ...side(1).toReversed()]);
  const dents = [-60, -26, 8, 42, 70]
    .map((x) => path(`M${n(x)} -20Q${n(x - 7)} 0 ${n(x)} 20`, line(dark, 5, 0.42)))
    .join('');
  const flecks = Array.from({ length: 16 }, () =>
    ellipse(
      d.random.between(-80, 80),
      d.random.between(-16, 16),
      d.random.between(2, 4),
      2,
      `fill="${d.random.chance(0.5) ? lighten(colour, 0.5) : '#5f7a34'}" fill-opacity=".6"`,
    ),
  ).join('');
  return (
    path('M-118 0H118', line('#8f959a', 7)) +
    path('M-118 -2H118', line('#dfe3e6', 2.4)) +
    path(shape, `transform="translate(2 9)" fill="${darken(colour, 0.66)}"`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.3), colour, darken(colour, 0.34)])}"`) +
    d.clipped(path(shape, ''), scorched(pen, 9, [84, 18], 15, 0.6) + dents + flecks) +
    [-64, -26, 14, 52].map((x) => sliver(x + d.random.between(-6, 6), -10, d.random.between(8, 14), 0.7, -12)).join('')
  );
};

/** Minced meat pressed along a flat skewer and grilled. */
export const longKebab: PieceKind = { size: 140, count: 3, spin: 8, shadow: [100, 24], colour: '#8a4a2a', draw };
