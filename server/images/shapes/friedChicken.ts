import { n } from '../canvas/drawing';
import { blob, type Point, smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { wetPatches } from '../textures/wetPatches';
import type { PieceKind } from './pieceKind';

const BONE = 'M62 -9L92 -9C96 -24 115 -21 111 -4C118 9 105 23 94 12L62 11Z';

/** A leg in its crust: a pear. */
const LEG: readonly Point[] = [
  { x: -96, y: 0 },
  { x: -84, y: -36 },
  { x: -52, y: -56 },
  { x: -12, y: -52 },
  { x: 22, y: -36 },
  { x: 50, y: -22 },
  { x: 74, y: -16 },
  { x: 76, y: 14 },
  { x: 48, y: 24 },
  { x: 20, y: 38 },
  { x: -14, y: 53 },
  { x: -54, y: 55 },
  { x: -86, y: 34 },
];

/** A thigh or the side of a breast: broad, one corner drawn out. */
const CUSHION: readonly Point[] = [
  { x: -94, y: 6 },
  { x: -86, y: -34 },
  { x: -50, y: -58 },
  { x: -4, y: -60 },
  { x: 44, y: -52 },
  { x: 84, y: -34 },
  { x: 94, y: -4 },
  { x: 74, y: 24 },
  { x: 40, y: 44 },
  { x: 0, y: 54 },
  { x: -44, y: 58 },
  { x: -80, y: 42 },
];

/** The crust's edge: it stands off in knobs and flakes, no two of a size. */
const cragged = ({ d: { random } }: Pen, outline: readonly Point[]) =>
  smooth(
    outline.flatMap((at, i) => {
      const next = outline[(i + 1) % outline.length]!;
      const knob = random.between(1, 1.05);
      const dip = random.between(0.97, 1.02);
      return [
        { x: at.x * knob + random.between(-3, 3), y: at.y * knob + random.between(-3, 3) },
        { x: ((at.x + next.x) / 2) * dip, y: ((at.y + next.y) / 2) * dip },
      ];
    }),
  );

/** Knobs of crust: each swells over its neighbours, lit on its crown, dark below; crisp flakes on top, all smaller at the edge. */
const crags = (pen: Pen, [rx, ry]: readonly [number, number]) => {
  const { d, colour, turn } = pen;
  const { random } = d;
  const angle = ((232 - turn) * Math.PI) / 180;
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const [deep, crown] = [mix(darken(colour, 0.55), '#5a2408', 0.5), mix(lighten(colour, 0.4), '#ffd890', 0.3)];
  const tones = [colour, mix(colour, deep, 0.2), mix(lighten(colour, 0.12), '#e8962e', 0.2)];
  let knobs = '';
  let flakes = '';
  for (let i = 0; i < 19; i++) {
    const at = random.next() * 6.283;
    const far = Math.sqrt((i + 0.5) / 19) * 0.95;
    const [x, y, r] = [Math.cos(at) * rx * far, Math.sin(at) * ry * far, random.between(11, 22) * (1 - far * 0.25)];
    const shape = blob(random, x, y, r * 1.3, r * 0.86, { wobble: 0.26, points: 8, turn: random.between(0, 180) });
    knobs =
      path(shape, `transform="translate(${n(-ux * 4)} ${n(-uy * 5)})" fill="${deep}" fill-opacity=".55"`) +
      path(shape, `fill="${body(pen, tones[i % 3]!, 0.42, 0.36)}"`) +
      knobs;
    const size = random.between(2, 5);
    flakes += blob(
      random,
      x + ux * r * 0.4 + random.between(-9, 9),
      y + uy * r * 0.4 + random.between(-7, 7),
      size * 1.5,
      size,
      {
        wobble: 0.4,
        points: 6,
        turn: random.between(0, 180),
      },
    );
  }
  return (
    knobs +
    path(flakes, `transform="translate(1 3)" fill="${deep}" fill-opacity=".5"`) +
    path(flakes, `fill="${crown}" fill-opacity=".85"`)
  );
};

/** Where the fat was hottest: broad brown patches under the knobs. */
const fried = ({ d, colour }: Pen, [rx, ry]: readonly [number, number]) =>
  Array.from({ length: 7 }, (_, i) => {
    const angle = i * 0.9 + d.random.between(-0.3, 0.3);
    return ellipse(
      Math.cos(angle) * rx * 0.8,
      Math.sin(angle) * ry * 0.8,
      rx * d.random.between(0.2, 0.36),
      ry * d.random.between(0.2, 0.36),
      `fill="${d.spot(mix(darken(colour, 0.4), '#7a340a', 0.5), 0.15)}" fill-opacity=".6"`,
    );
  }).join('');

const draw = (pen: Pen) => {
  const { d, colour, turn } = pen;
  const isLeg = d.random.chance(/wing/i.test(pen.ingredient) ? 0.7 : 0.62);
  const shape = cragged(pen, isLeg ? LEG : CUSHION);
  const reach = isLeg ? ([80, 44] as const) : ([86, 50] as const);
  const shift = isLeg ? 'transform="translate(-14 0)"' : '';
  const under = mix(darken(colour, 0.7), '#2a0d06', 0.4);
  const angle = ((78 - turn) * Math.PI) / 180;
  const down = (by: number) => `transform="translate(${n(Math.cos(angle) * by)} ${n(Math.sin(angle) * by)})"`;
  return (
    path(shape, `${down(18)} fill="${under}" fill-opacity=".36"`) +
    (isLeg
      ? path(BONE, `${down(8)} fill="${darken('#d9c3a0', 0.6)}" fill-opacity=".7"`) +
        path(BONE, `fill="${span(pen, ['#fffaf0', '#ead7b4', '#b99468'])}" stroke="#8a6238" stroke-width="2.5"`)
      : '') +
    path(shape, `${down(8)} fill="${under}" stroke="${under}" stroke-width="4"`) +
    path(shape, `fill="${body(pen, colour, 0.3, 0.42)}"`) +
    d.clipped(
      path(shape, ''),
      `<g ${shift}>${crags(pen, reach)}${fried(pen, reach)}</g>` + path(shape, line(mix(under, colour, 0.4), 7, 0.5)),
    ) +
    `<g ${shift}>${wetPatches(pen, { reach, count: 5, glow: mix(lighten(colour, 0.5), '#ffdc9a', 0.5), gloss: 0.5 })}</g>`
  );
};

/** A leg or a thigh of chicken in a craggy fried crust. */
export const friedChicken: PieceKind = { size: 90, count: 5, spin: 56, shadow: [94, 54], colour: '#c98636', draw };
