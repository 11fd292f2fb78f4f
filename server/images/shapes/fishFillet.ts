import { n } from '../canvas/drawing';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { wetPatches } from '../textures/wetPatches';
import { flake, grain, parted } from './fishFlakes';
import type { PieceKind } from './pieceKind';

/** Portions cut across a side of fish: thick along the back, thin and ragged at the belly, blunt where the knife went. */
const SHAPES = [
  'M-94 -22C-88 -40 -58 -48 -18 -47C26 -50 70 -44 90 -34C98 -26 96 -8 99 6C96 18 86 22 74 26C50 40 22 38 -4 43C-36 50 -70 44 -88 34C-98 24 -92 10 -97 -2Z',
  'M-97 -10C-98 -30 -74 -38 -46 -44C-10 -52 34 -46 66 -40C88 -36 98 -24 96 -6C100 8 90 22 70 24C56 34 34 42 8 41C-18 48 -52 44 -74 42C-94 36 -92 18 -98 8Z',
] as const;

/** How thick the fish is: its side towards the viewer, below it the skin. */
const DEPTH = 27;
const SKIN = 7;

/** By how much its upper face lies above the middle, so that face and side together stay there. */
const RAISED = 12;

/** The side that the knife left, from the bottom up: the skin, then the flesh with the ends of its flakes. */
const side = (pen: Pen, shape: string, isWhite: boolean) => {
  const { d, colour } = pen;
  const flesh = mix(colour, isWhite ? '#fff6e4' : lighten(colour, 0.3), 0.6);
  const low = mix(darken(flesh, 0.24), isWhite ? '#c99a62' : '#b4501c', 0.3);
  const skin = mix(darken(colour, 0.5), isWhite ? '#77716a' : '#4a4650', 0.72);
  let seams = '';
  for (let x = -92; x < 96; x += d.random.between(17, 30)) {
    const lean = d.random.between(-16, -8);
    seams += `M${n(x)} 14q${n(lean * 0.2)} 34 ${n(lean)} ${n(DEPTH + 26)}`;
  }
  const whole = [0.34, 0.67, 1].map((share) => path(shape, `transform="translate(0 ${n(DEPTH * share)})"`)).join('');
  return (
    path(shape, `transform="translate(2 ${DEPTH + SKIN + 3})" fill="${darken(skin, 0.5)}"`) +
    path(shape, `transform="translate(1 ${DEPTH + SKIN})" fill="${skin}"`) +
    path(shape, `transform="translate(0 ${DEPTH})" fill="${low}"`) +
    path(shape, `transform="translate(0 ${n(DEPTH * 0.7)})" fill="${mix(flesh, low, 0.5)}"`) +
    path(shape, `transform="translate(0 ${n(DEPTH * 0.4)})" fill="${flesh}"`) +
    d.clipped(
      whole,
      path(seams, line(mix(darken(flesh, 0.4), '#a05a28', 0.3), 3.4, 0.28)) +
        path(seams, `${line(lighten(flesh, 0.8), 5, 0.26)} transform="translate(5 0)"`),
    )
  );
};

/** Where the pan browned it: the thick middle and the rim, golden and then brown. */
const sear = ({ d }: Pen, seared: string, isWhite: boolean) => {
  const dark = mix(seared, '#5a230a', 0.4);
  return Array.from({ length: 19 }, (_, i) => {
    const isRim = i % 3 !== 0;
    const [x, y] = isRim
      ? [d.random.between(-88, 88), d.random.pick([-1, -1, 1]) * d.random.between(28, 42)]
      : [d.random.between(-60, 60), d.random.between(-20, 14)];
    const [rx, ry] = [d.random.between(14, 34), d.random.between(6, 12)];
    const turn = d.random.between(-14, 14);
    return (
      ellipse(
        x,
        y,
        rx,
        ry,
        `fill="${d.spot(seared, 0.15)}" fill-opacity="${n(isRim ? 0.74 : isWhite ? 0.62 : 0.5)}"`,
        turn,
      ) + (i % 4 === 1 ? ellipse(x, y, rx * 0.5, ry * 0.5, `fill="${d.spot(dark, 0.1)}" fill-opacity=".6"`, turn) : '')
    );
  }).join('');
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const isWhite = brightness(colour) > 0.8;
  const seared = mix(colour, isWhite ? '#b8691c' : '#a3480f', 0.74);
  const shape = d.random.pick(SHAPES);
  const bend = d.random.between(20, 30);
  let seams = '';
  for (let x = -104; x < 96; x += d.random.between(34, 56)) seams += flake(pen, x, bend, isWhite);
  // The fork has parted it here and there: one looks into the gap, on the wet flank of the next flake.
  for (const x of [d.random.between(-62, -30), d.random.between(24, 58)]) seams += parted(pen, x, bend);
  const face =
    path(
      shape,
      `fill="${span(pen, [lighten(colour, 0.42), lighten(colour, 0.1), mix(colour, darken(colour, 0.2), 0.7)])}"`,
    ) +
    d.clipped(
      path(shape, ''),
      ellipse(-8, -14, 92, 26, `fill="${d.spot(lighten(colour, 0.7), 0.1)}" fill-opacity=".5"`, 3) +
        grain(pen) +
        seams +
        sear(pen, seared, isWhite) +
        path(shape, line(seared, 20, isWhite ? 0.1 : 0.2)) +
        path(shape, line(seared, 9, isWhite ? 0.14 : 0.26)) +
        path(shape, line(mix(seared, '#6a2c0c', 0.3), 3, 0.3)),
    ) +
    wetPatches(pen, { reach: [88, 40], count: 7, glow: lighten(colour, 0.6), gloss: 0.8 });
  return `<g transform="translate(0 ${-RAISED})">${side(pen, shape, isWhite)}${face}</g>`;
};

/** A cooked fillet of fish with its flakes, its seared edge and its skin below. */
export const fishFillet: PieceKind = { size: 128, count: 2, spin: 22, shadow: [99, 56], colour: '#f2b48a', draw };
