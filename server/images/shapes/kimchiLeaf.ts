import { n } from '../canvas/drawing';
import { blob, smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { gleam, type Pen, span } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The white rib of the leaf, thick where it grew from the head. */
const RIB =
  'M-98 -16C-94 -30 -60 -34 -24 -28C16 -22 44 -10 66 -2C44 12 14 26 -26 30C-62 34 -94 30 -98 14C-100 4 -100 -6 -98 -16Z';

/** The thin part of the leaf, frilled and limp from the salt. */
const frill = ({ d: { random } }: Pen, side: number) => {
  const edge = Array.from({ length: 9 }, (_, i) => ({
    x: -62 + i * 20 + random.between(-5, 5),
    y: side * (34 + Math.sin((i / 8) * Math.PI) * 26 + (i % 2 ? 4 : -3) + random.between(-5, 5)),
  }));
  return smooth([
    { x: -78, y: side * 14 },
    ...edge,
    { x: 102, y: side * random.between(-4, 14) },
    { x: 40, y: side * -2 },
    { x: -20, y: side * 8 },
  ]);
};

/** One layer: the frill to both sides, its veins, the rib on it, stained by the paste. */
const layer = (pen: Pen, red: string) => {
  const { d } = pen;
  const leaf = mix(mix('#d9c06a', red, 0.55), '#f0a04a', 0.2);
  const veins = Array.from({ length: 5 }, (_, i) => {
    const x = -56 + i * 26;
    return `M${x} 4q${n(d.random.between(14, 24))} ${n(d.random.between(22, 34))} ${n(d.random.between(28, 40))} ${n(d.random.between(34, 46))}M${x} -4q${n(d.random.between(14, 24))} ${n(d.random.between(-34, -22))} ${n(d.random.between(28, 40))} ${n(d.random.between(-46, -34))}`;
  }).join('');
  const sides = [frill(pen, -1), frill(pen, 1)];
  return (
    path(sides.join(''), `transform="translate(2 8)" fill="${darken(red, 0.66)}" fill-opacity=".85"`) +
    sides
      .map((side) =>
        path(
          side,
          `fill="${span(pen, [lighten(leaf, 0.24), leaf, darken(red, 0.24)])}" stroke="${darken(red, 0.4)}" stroke-width="2.5" stroke-opacity=".6"`,
        ),
      )
      .join('') +
    path(veins, line(lighten(leaf, 0.6), 3.5, 0.6)) +
    path(RIB, `transform="translate(1 5)" fill="${darken(red, 0.5)}" fill-opacity=".6"`) +
    path(RIB, `fill="${span(pen, ['#fff4d8', mix('#f6dcae', red, 0.14), mix('#e8b98a', red, 0.4)])}"`) +
    path('M-86 -8Q-30 -14 34 -4M-84 12Q-30 14 20 8', line(mix('#d9a070', red, 0.3), 3, 0.6))
  );
};

/** The paste that clings to it: smears of red, flakes of chilli, a wet light. */
const paste = (pen: Pen, red: string) => {
  const { d } = pen;
  const { random } = d;
  let smears = '';
  let flakes = '';
  for (let i = 0; i < 8; i++)
    smears += blob(
      random,
      random.between(-76, 78),
      random.between(-38, 38),
      random.between(12, 28),
      random.between(5, 11),
      {
        wobble: 0.4,
        points: 8,
        turn: random.between(-30, 30),
      },
    );
  for (let i = 0; i < 22; i++)
    flakes += ellipse(
      random.between(-84, 88),
      random.between(-48, 48),
      random.between(2, 4),
      random.between(1.4, 2.4),
      `fill="${random.pick(['#8a1408', '#e83a1c', '#a81c0c'])}"`,
      random.between(0, 180),
    );
  return (
    path(smears, `fill="${red}" fill-opacity=".78"`) +
    path(smears, `transform="translate(-2 -3) scale(.9)" fill="${lighten(red, 0.3)}" fill-opacity=".35"`) +
    flakes
  );
};

const draw = (pen: Pen) => {
  const red = mix(pen.colour, '#c81e0c', 0.4);
  return (
    placed(10, 8, 9, layer(pen, darken(red, 0.14)), 0.94) +
    layer(pen, red) +
    paste(pen, red) +
    gleam(pen, 40, 22, 0.7) +
    gleam(pen, 16, 10, 0.6, 60)
  );
};

/** A bite of fermented cabbage: the white rib between frilled leaf, red with its paste. Recipes write `cut-open`. */
export const kimchiLeaf: PieceKind = { size: 88, count: 12, spin: 70, shadow: [98, 58], colour: '#d8442c', draw };
