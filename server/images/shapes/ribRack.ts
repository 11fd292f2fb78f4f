import { type Drawing, n } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import { type Point, smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import { scorched } from '../textures/scorched';
import type { PieceKind } from './pieceKind';

const RIBS = [-84, -56, -28, 0, 28, 56, 84];

/** The slab: its lower edge has drawn back from every bone, its upper one is ragged. */
const slabOf = ({ random }: Drawing) => {
  const upper: Point[] = RIBS.flatMap((x) => [
    { x: x - 7, y: -52 + random.between(-4, 3) },
    { x: x + 9, y: -47 + random.between(-5, 5) },
  ]);
  const lower: Point[] = RIBS.flatMap((x) => [
    { x: x - 10, y: 46 + random.between(-3, 5) },
    { x: x + 4, y: 38 + random.between(-4, 2) },
  ]);
  return smooth([
    { x: -102, y: -30 },
    ...upper,
    { x: 103, y: -26 },
    { x: 105, y: 18 + random.between(-6, 6) },
    ...lower.toReversed(),
    { x: -104, y: 22 + random.between(-6, 6) },
  ]);
};

/** Bare ends of the bones, sawn across: no two of a length. */
const bonesOf = ({ random }: Drawing) =>
  RIBS.map((x) => {
    const [down, lean] = [random.between(58, 70), random.between(1, 6)];
    return (
      path(`M${n(x + 2)} 28L${n(x + lean + 2)} ${n(down + 4)}`, line('#7a4a28', 13, 0.6)) +
      path(`M${n(x)} 26L${n(x + lean)} ${n(down)}`, line('#e6cfa4', 11.5)) +
      path(`M${n(x - 2)} 40L${n(x + lean - 2.5)} ${n(down - 2)}`, line('#fff6e2', 3.5, 0.8)) +
      ellipse(x + lean, down + 2, 4.4, 2.6, 'fill="#a8764c" fill-opacity=".7"') +
      // The glaze runs down to the bone.
      path(`M${n(x - 4)} 34q4 ${n(random.between(8, 18))} 9 0Z`, 'fill="#5a1f0e" fill-opacity=".75"')
    );
  }).join('');

/** Between two ribs the meat sinks, over each it stands up and is lacquered. */
const ridges = ({ d }: Pen, colour: string, char: string) => {
  const { random } = d;
  const amber = mix(lighten(colour, 0.4), '#e0762a', 0.5);
  return RIBS.map((x) => {
    const [bend, off] = [random.between(2, 9), random.between(-2, 2)];
    const sunk = `M${n(x + 14 + off)} -48C${n(x + 14 + bend)} -20 ${n(x + 13 + bend)} 16 ${n(x + 13)} 46`;
    return (
      path(sunk, line(char, 13, 0.28)) +
      path(sunk, line(char, 5, 0.6)) +
      ellipse(x - 3 + off, random.between(-14, -4), 9.5, 40, `fill="${d.spot(amber, 0.05)}" fill-opacity=".72"`, 4) +
      ellipse(
        x + random.between(-3, 3),
        random.between(14, 32),
        11,
        12,
        `fill="${d.spot(char, 0.1)}" fill-opacity=".6"`,
      )
    );
  }).join('');
};

const lacquer = ({ random }: Drawing) =>
  RIBS.flatMap((x) =>
    [-34, -14, 10].map((y) =>
      random.chance(0.72)
        ? sliver(
            x - 5 + random.between(-4, 4),
            y + random.between(-7, 7),
            random.between(4, 10),
            0.62,
            random.between(-74, -44),
          )
        : '',
    ),
  ).join('');

/** A rib cut off the rack: its glazed back, the meat round the bone in the cut, the bone below. */
const cutRib = (pen: Pen, x: number, y: number, lean: number) => {
  const { d, colour } = pen;
  const { random } = d;
  const char = mix(darken(colour, 0.66), '#2a0c06', 0.4);
  const meat = mix(lighten(colour, 0.34), '#d09070', 0.5);
  const back = 'M-16 -54C-2 -60 14 -56 20 -46C26 -10 26 20 18 46C8 54 -8 54 -18 46C-24 12 -24 -22 -16 -54Z';
  const cut = 'M-4 -52C10 -56 20 -50 24 -42C30 -8 30 18 22 44C14 50 4 50 0 44C-6 10 -8 -24 -4 -52Z';
  let fibres = '';
  for (let i = 0; i < 16; i++)
    fibres += `M${n(random.between(0, 18))} ${n(random.between(-44, 34))}q${n(random.between(-2, 2))} 5 ${n(random.between(-2, 3))} ${n(random.between(8, 14))}`;
  return placed(
    x,
    y,
    lean,
    path('M8 34L12 72', line('#7a4a28', 14, 0.6)) +
      path('M6 30L10 68', line('#ecd6aa', 12)) +
      path('M4 44L7 66', line('#fff6e2', 3.5, 0.8)) +
      path(back, `transform="translate(5 10)" fill="${char}" fill-opacity=".6"`) +
      path(back, `fill="${span(pen, [lighten(colour, 0.26), colour, darken(colour, 0.3)])}"`) +
      path(cut, `fill="${char}"`) +
      path(
        cut,
        `transform="translate(2 0) scale(.88 .94)" fill="${d.run([lighten(meat, 0.2), meat, mix(meat, char, 0.4)])}"`,
      ) +
      path(fibres, line(darken(meat, 0.4), 2, 0.5)) +
      path(fibres, `${line(lighten(meat, 0.5), 1.6, 0.5)} transform="translate(2 -1)"`) +
      ellipse(11, 20, 7, 9, 'fill="#f0dcb4" stroke="#8a5a34" stroke-width="2"') +
      sliver(-11, -20, 10, 0.7, -74),
  );
};

const rack = (pen: Pen) => {
  const { d, colour } = pen;
  const slab = slabOf(d);
  const char = mix(darken(colour, 0.66), '#2a0c06', 0.4);
  const fibres = Array.from({ length: 46 }, () => {
    const [x, y] = [d.random.between(-98, 98), d.random.between(-44, 40)];
    return `M${n(x)} ${n(y)}q${n(d.random.between(-3, 3))} ${n(d.random.between(5, 9))} ${n(d.random.between(-3, 3))} ${n(d.random.between(10, 18))}`;
  }).join('');
  return (
    bonesOf(d) +
    path(slab, `transform="translate(3 10)" fill="${darken(colour, 0.7)}" fill-opacity=".8"`) +
    path(slab, `fill="${span(pen, [lighten(colour, 0.26), colour, darken(colour, 0.36)])}"`) +
    d.clipped(
      path(slab, ''),
      scorched(pen, 14, [96, 46], 15, 0.5) +
        ridges(pen, colour, char) +
        path(fibres, line(char, 1.8, 0.3)) +
        path(slab, line(char, 10, 0.36)) +
        path(slab, line(char, 3, 0.5)),
    ) +
    lacquer(d)
  );
};

const draw = (pen: Pen) =>
  placed(24, -6, 0, rack(pen), 0.84) + placed(0, 4, 0, cutRib(pen, -92, 6, 12) + cutRib(pen, -120, 16, 22), 0.86);

/** A rack of ribs: meat that sinks between the bones, charred at its edges and lacquered on every ridge, the ends of the bones bare, two ribs cut off. */
export const ribRack: PieceKind = { size: 200, count: 1, spin: 12, shadow: [102, 60], colour: '#7a2f1a', draw };
