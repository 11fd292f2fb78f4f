import { n } from '../canvas/drawing';
import { type Point, smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { batterCrust } from '../textures/batterCrust';
import type { PieceKind } from './pieceKind';

/** How often one is broken, so that the fish is seen. */
const BROKEN = 0.36;

/** Where it is broken, along its length. */
const BREAK = 44;

/** A fillet: blunt at its head, thin at the tail, its edge in soft knobs of batter. */
const outlineOf = ({ d: { random } }: Pen): string =>
  smooth(
    Array.from({ length: 26 }, (_, i): Point => {
      const angle = (i / 26) * Math.PI * 2;
      const x = Math.cos(angle) * 100;
      const thick = 47 - 0.16 * (x + 20);
      return { x: x + random.between(-2, 2), y: Math.sin(angle) * thick * random.between(0.95, 1.06) - x * 0.03 };
    }),
  );

/** The broken end: white flakes within the brown line of the batter, seen a little from the side. */
const brokenEnd = ({ d, colour }: Pen) => {
  const arcs = [-16, -4, 8, 19].map(
    (y) => `M${BREAK - 7} ${y}Q${BREAK + 1} ${y - 7} ${BREAK + 9} ${n(y + d.random.between(-2, 3))}`,
  );
  return (
    ellipse(BREAK + 2, 3, 19, 38, `fill="${mix(darken(colour, 0.3), '#8a3f0c', 0.5)}"`) +
    ellipse(BREAK + 2, 2, 14, 32, `fill="${d.sweep(['#fffef8', '#fdf5e4', '#e6cfa6'])}"`) +
    path(arcs.join(''), line('#d3b78a', 3, 0.8))
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const isBroken = /fish|hake|cod|haddock|pollock/i.test(pen.ingredient) && d.random.chance(BROKEN);
  const shape = outlineOf(pen);
  const under = mix(darken(colour, 0.62), '#3a1606', 0.3);
  const whole =
    path(shape, `transform="translate(3 12)" fill="${under}"`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.42), colour, mix(darken(colour, 0.3), '#a8560f', 0.4)])}"`) +
    d.clipped(
      path(shape, ''),
      batterCrust(pen, { reach: [94, 40], count: 17, size: 22 }) +
        path(shape, line(mix(under, colour, 0.4), 8, 0.4)) +
        ellipse(6, 44, 100, 20, `fill="${d.spot(darken(colour, 0.55), 0.1)}" fill-opacity=".55"`),
    );
  if (!isBroken) return whole;
  return d.clipped(`<path d="M-120 -80H${BREAK}V90H-120Z"/>`, whole) + brokenEnd(pen);
};

/** A fillet in batter: puffed, thin at the tail, some of them broken open. */
export const batteredFish: PieceKind = { size: 140, count: 1, spin: 16, shadow: [100, 44], colour: '#dda23e', draw };
