import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const SLICE =
  'M-94 10C-98 -54 -48 -88 -2 -90C46 -92 98 -58 94 8C74 30 48 24 32 12C28 40 36 64 26 86C10 96 -12 98 -26 88C-36 66 -28 40 -32 12C-46 24 -72 30 -94 10Z';

/** A small one left whole, its cap up: browned where it lay in the pan, a ring of gills seen at one side. */
const cap = (pen: Pen) => {
  const { d, colour } = pen;
  const fried = mix(darken(colour, 0.2), '#8a4a14', 0.6);
  const tone = mix(colour, '#e0b47c', 0.3);
  const dome = blob(d.random, 0, -8, 78, 66, { wobble: 0.06, points: 11 });
  const spot = (x: number, y: number, r: number, opacity: number) =>
    ellipse(
      x,
      y,
      r * 1.4,
      r * 0.8,
      `fill="${d.spot(fried, 0.1)}" fill-opacity="${opacity}"`,
      d.random.between(-40, 40),
    );
  return (
    path(dome, `transform="translate(3 16)" fill="${darken(colour, 0.62)}" fill-opacity=".7"`) +
    ellipse(0, 26, 66, 42, `fill="${darken(fried, 0.35)}"`) +
    ellipse(4, 40, 26, 30, `fill="${body(pen, mix(colour, '#f4dcae', 0.6), 0.3, 0.3)}"`) +
    path(dome, `fill="${body(pen, tone, 0.44, 0.36)}"`) +
    d.clipped(
      path(dome, ''),
      spot(d.random.between(-40, 0), d.random.between(-30, 10), d.random.between(22, 34), 0.7) +
        spot(d.random.between(10, 46), d.random.between(-10, 30), d.random.between(18, 30), 0.8) +
        path(dome, line(fried, 16, 0.4)),
    ) +
    path('M-50 -34C-34 -58 -10 -66 14 -66', line('#ffffff', 7, 0.6))
  );
};

const sliced = (pen: Pen) => {
  const { d, colour } = pen;
  const flesh = mix(colour, '#efcf98', 0.46);
  const rind = mix(darken(colour, 0.2), '#7a4a20', 0.5);
  const fried = mix(darken(colour, 0.2), '#8a4a14', 0.62);
  const at = (low: number, high: number) => d.random.between(low, high);
  return (
    path(SLICE, `transform="translate(3 9)" fill="${darken(colour, 0.62)}" fill-opacity=".7"`) +
    path(SLICE, `fill="${body(pen, flesh, 0.36, 0.26)}" stroke="${rind}" stroke-width="10" stroke-linejoin="round"`) +
    d.clipped(
      path(SLICE, ''),
      path(SLICE, line(fried, 26, 0.4)) +
        ellipse(
          at(-50, 10),
          at(-60, -30),
          at(30, 50),
          at(16, 28),
          `fill="${d.spot(fried, 0.15)}" fill-opacity=".75"`,
          at(-30, 30),
        ) +
        ellipse(at(-10, 20), at(20, 70), at(16, 26), at(18, 34), `fill="${d.spot(fried, 0.1)}" fill-opacity=".6"`),
    ) +
    path('M-74 2C-46 -24 46 -24 74 2', line(darken(fried, 0.35), 10, 0.75)) +
    path('M-54 0l10 -14M-24 -8l6 -13M24 -8l-6 -13M54 0l-10 -14', line(darken(fried, 0.3), 4, 0.5)) +
    path('M-66 -34C-48 -58 -26 -68 0 -70', line(lighten(flesh, 0.85), 7, 0.75))
  );
};

const draw = (pen: Pen) => (pen.d.random.chance(0.3) ? cap(pen) : sliced(pen));

/** A mushroom sliced lengthwise, golden from the pan; small ones are left whole. */
export const mushroom: PieceKind = { size: 27, count: 12, spin: 180, shadow: [90, 88], colour: '#b58a5e', draw };
