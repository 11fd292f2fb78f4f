import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import { searedFace } from '../textures/searedFace';
import type { PieceKind } from './pieceKind';

/** Its seared face, and the whole with its side below. */
const FACE = 'M-96 -16C-94 -46 -52 -62 0 -62C54 -62 94 -46 97 -14C94 14 52 28 0 28C-54 28 -94 12 -96 -16Z';
const WHOLE =
  'M-96 -18C-94 -46 -52 -62 0 -62C54 -62 94 -46 97 -16C103 2 100 22 92 34C70 58 36 64 0 64C-38 64 -72 56 -92 34C-101 20 -102 0 -96 -18Z';

/** Grains of the mince along the side, paler than the crust, with cracks between them. */
const grains = ({ d, colour }: Pen) =>
  Array.from({ length: 58 }, () => {
    const angle = d.random.between(0.02, 0.98) * Math.PI;
    const down = d.random.between(4, 34);
    const [x, y] = [Math.cos(angle) * 95, Math.sin(angle) * 30 - 4 + down];
    const r = d.random.between(4, 8.5);
    const grain = blob(d.random, x, y, r * 1.25, r * 0.85, { wobble: 0.3, points: 7, turn: d.random.between(-40, 40) });
    const tone = d.random.pick([lighten(colour, 0.16), colour, mix(colour, '#b8744a', 0.4), darken(colour, 0.16)]);
    return (
      path(grain, `transform="translate(1 3)" fill="${darken(colour, 0.66)}" fill-opacity=".6"`) +
      path(grain, `fill="${tone}"`) +
      ellipse(x - r * 0.3, y - r * 0.36, r * 0.44, r * 0.18, `fill="${lighten(colour, 0.7)}" fill-opacity=".5"`, -20)
    );
  }).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    path(WHOLE, `transform="translate(3 9)" fill="${darken(colour, 0.75)}" fill-opacity=".8"`) +
    path(WHOLE, `fill="${d.run([colour, darken(colour, 0.2), darken(colour, 0.5)])}"`) +
    d.clipped(path(WHOLE, ''), grains(pen)) +
    path(FACE, `transform="translate(0 4)" fill="${darken(colour, 0.6)}" fill-opacity=".5"`) +
    `<g transform="translate(0 -17)">${searedFace(
      pen,
      FACE.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => `${x} ${n(Number(y) + 17)}`),
      { reach: [92, 44], count: 30, gloss: 0.62 },
    )}</g>`
  );
};

/** A thick patty of mince from the pan, seen from the side: a seared face, and below it the grain of the meat. */
export const thickPatty: PieceKind = { size: 92, count: 3, spin: 6, shadow: [98, 60], colour: '#8a5230', draw };
