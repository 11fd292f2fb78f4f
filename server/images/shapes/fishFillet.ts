import { n } from '../canvas/drawing';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { gleam, type Pen, span } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Portions cut across a side of fish: thick along the back, thin and ragged at the belly, blunt where the knife went. */
const SHAPES = [
  'M-94 -22C-88 -40 -58 -48 -18 -47C26 -50 70 -44 90 -34C98 -26 96 -8 99 6C96 18 86 22 74 26C50 40 22 38 -4 43C-36 50 -70 44 -88 34C-98 24 -92 10 -97 -2Z',
  'M-97 -10C-98 -30 -74 -38 -46 -44C-10 -52 34 -46 66 -40C88 -36 98 -24 96 -6C100 8 90 22 70 24C56 34 34 42 8 41C-18 48 -52 44 -74 42C-94 36 -92 18 -98 8Z',
] as const;

/** How deep the fish is: its cut side below the upper face, where the flakes end, and the skin at the bottom of it. */
const DEPTH = 15;

/** Where a flake ends along the back, the middle and the belly: a V with a bent point, as muscle lies in a fish. */
const chevron = ({ d }: Pen, x: number, bend: number) => {
  const j = () => d.random.between(-4, 4);
  return `M${n(x - 20 + j())} -56C${n(x - 4 + j())} -34 ${n(x + bend + j())} -22 ${n(x + bend + 2)} ${n(-6 + j())}C${n(x + bend + 1)} 10 ${n(x - 2 + j())} 22 ${n(x - 22 + j())} 54`;
};

/** A seam between two flakes, in some places opened by the heat, in some hardly to be seen. */
const seam = (pen: Pen, x: number, bend: number, isWhite: boolean) => {
  const { d, colour } = pen;
  const route = chevron(pen, x, bend);
  const deep = mix(darken(colour, isWhite ? 0.22 : 0.34), '#b5763c', isWhite ? 0.3 : 0.2);
  const opened = d.random.chance(0.4);
  const dashes = `stroke-dasharray="${n(d.random.between(26, 80))} ${n(d.random.between(4, 22))} ${n(d.random.between(20, 60))} ${n(d.random.between(6, 30))}"`;
  return (
    path(route, `${line(deep, opened ? 10 : 6, 0.16)} transform="translate(-4 0)"`) +
    path(route, `${line(lighten(colour, 0.75), isWhite ? 3 : 2.4, isWhite ? 0.6 : 0.44)} transform="translate(3 0)"`) +
    path(route, `${line(deep, opened ? 2.8 : 1.6, opened ? 0.6 : 0.42)} ${opened ? '' : dashes}`)
  );
};

/** The fine grain of a flake. */
const grain = ({ d, colour }: Pen) =>
  Array.from({ length: 34 }, () => {
    const [x, y] = [d.random.between(-88, 84), d.random.between(-40, 38)];
    return path(
      `M${n(x)} ${n(y)}l${n(d.random.between(9, 20))} ${n(y < 0 ? d.random.between(0, 4) : d.random.between(-4, 0))}`,
      line(d.random.chance(0.55) ? lighten(colour, 0.7) : darken(colour, 0.22), 1.8, 0.34),
    );
  }).join('');

/** Where the pan browned it: the thick middle and the rim, golden and then brown. */
const sear = ({ d }: Pen, seared: string, isWhite: boolean) => {
  const dark = mix(seared, '#5a230a', 0.4);
  return Array.from({ length: 13 }, (_, i) => {
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
        `fill="${d.spot(seared, 0.15)}" fill-opacity="${n(isRim ? 0.7 : isWhite ? 0.5 : 0.4)}"`,
        turn,
      ) + (i % 4 === 1 ? ellipse(x, y, rx * 0.5, ry * 0.5, `fill="${d.spot(dark, 0.1)}" fill-opacity=".6"`, turn) : '')
    );
  }).join('');
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const isWhite = brightness(colour) > 0.8;
  const seared = mix(colour, isWhite ? '#b8691c' : '#a3480f', 0.74);
  const skin = mix(darken(colour, 0.5), isWhite ? '#6f6a62' : '#544c50', 0.62);
  const shape = d.random.pick(SHAPES);
  const bend = d.random.between(20, 30);
  let seams = '';
  for (let x = -104; x < 96; x += d.random.between(21, 38)) seams += seam(pen, x, bend, isWhite);
  const side = mix(colour, isWhite ? '#d9b98c' : darken(colour, 0.3), 0.55);
  return (
    path(shape, `transform="translate(2 ${DEPTH + 4})" fill="${darken(skin, 0.2)}"`) +
    path(shape, `transform="translate(2 ${DEPTH})" fill="${skin}"`) +
    path(shape, `transform="translate(1 ${DEPTH - 5})" fill="${darken(side, 0.08)}"`) +
    path(shape, `transform="translate(1 5)" fill="${side}"`) +
    path(
      shape,
      `fill="${span(pen, [lighten(colour, 0.42), lighten(colour, 0.1), mix(colour, darken(colour, 0.2), 0.7)])}"`,
    ) +
    d.clipped(
      path(shape, ''),
      ellipse(-8, -14, 92, 26, `fill="${d.spot(lighten(colour, 0.7), 0.1)}" fill-opacity=".5"`, 3) +
        grain(pen) +
        seams +
        // The lateral line, where the two halves of the muscle meet.
        path(
          `M-96 ${n(d.random.between(-12, -4))}Q0 ${n(d.random.between(-16, 0))} 98 -4`,
          `${line(mix(darken(colour, 0.3), '#8f5a3c', 0.4), 2.4, 0.28)}`,
        ) +
        sear(pen, seared, isWhite) +
        path(shape, line(seared, 13, 0.34)) +
        path(shape, line(mix(seared, '#6a2c0c', 0.3), 4, 0.5)),
    ) +
    placed(-24, 2, 0, gleam(pen, 34, 20, 0.6) + gleam(pen, 42, 10, 0.5, 46) + gleam(pen, 22, 8, 0.5, 150))
  );
};

/** A cooked fillet of fish with its flakes, its seared edge and its skin below. */
export const fishFillet: PieceKind = { size: 128, count: 2, spin: 22, shadow: [99, 47], colour: '#f2b48a', draw };
