import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { scorched } from '../textures/scorched';
import type { PieceKind } from './pieceKind';

/** The muscles round the bone: degrees, and half their width. */
const LOBES = [
  [-90, 42],
  [-14, 40],
  [60, 46],
  [136, 38],
  [204, 46],
] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const outline = blob(d.random, 0, 0, 96, 88, { wobble: 0.07, points: 12 });
  const seam = mix(lighten(colour, 0.5), '#e0b488', 0.5);
  const lobes = LOBES.map(([degrees, r]) => {
    const turn = ((degrees + d.random.between(-12, 12)) * Math.PI) / 180;
    return path(
      blob(d.random, Math.cos(turn) * 58, Math.sin(turn) * 53, r, r * 0.84, { wobble: 0.09, points: 9 }),
      `fill="${body(pen, mix(colour, darken(colour, 0.3), d.random.next()), 0.44, 0.4)}" stroke="${seam}" stroke-width="3" stroke-opacity=".26"`,
    );
  }).join('');
  return (
    path(outline, `transform="translate(4 18)" fill="${darken(colour, 0.62)}"`) +
    path(outline, `fill="${darken(colour, 0.3)}"`) +
    lobes +
    d.clipped(path(outline, ''), scorched(pen, 7, [76, 66], 18, 0.4)) +
    ellipse(2, 3, 31, 27, `fill="${darken('#cdb48c', 0.5)}"`) +
    path(blob(d.random, 0, 0, 29, 25, { wobble: 0.14, points: 8 }), `fill="${body(pen, '#f1e2c4', 0.6, 0.22)}"`) +
    ellipse(0, 1, 12, 9, `fill="#b98a64"`) +
    path('M-70 -34C-48 -66 -8 -78 30 -70', line('#fff1d8', 8, 0.5)) +
    shine(pen, 62, 26, 10, 0.55)
  );
};

/** A joint of oxtail: lobes of dark glazed meat round a bone. */
export const oxtail: PieceKind = { size: 84, count: 5, spin: 180, shadow: [98, 94], colour: '#7a3a20', draw };
