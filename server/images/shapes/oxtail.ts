import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen, shine } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
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
  const seam = mix(lighten(colour, 0.4), '#d08a4a', 0.4);
  const lobes = LOBES.map(([degrees, r]) => {
    const turn = ((degrees + d.random.between(-12, 12)) * Math.PI) / 180;
    return path(
      blob(d.random, Math.cos(turn) * 58, Math.sin(turn) * 53, r, r * 0.84, { wobble: 0.09, points: 9 }),
      `fill="${body(pen, mix(colour, darken(colour, 0.3), d.random.next()), 0.44, 0.4)}" stroke="${seam}" stroke-width="3" stroke-opacity=".26"`,
    );
  }).join('');
  const marrow = path(blob(d.random, 1, 1, 12, 9, { wobble: 0.3, points: 7 }), 'fill="#9a6238"');
  return (
    path(outline, `transform="translate(4 18)" fill="${darken(colour, 0.62)}"`) +
    path(outline, `fill="${darken(colour, 0.3)}"`) +
    lobes +
    d.clipped(path(outline, ''), scorched(pen, 7, [76, 66], 18, 0.4)) +
    ellipse(2, 3, 25, 21, `fill="${darken('#cdb48c', 0.55)}"`) +
    path(blob(d.random, 0, 0, 23, 19, { wobble: 0.2, points: 8 }), `fill="${body(pen, '#dcc196', 0.4, 0.3)}"`) +
    marrow +
    gleam(pen, 66, 24, 0.8) +
    gleam(pen, 60, 14, 0.7, 64) +
    gleam(pen, 60, 13, 0.55, -70) +
    shine(pen, 62, 16, 7, 0.5)
  );
};

/** A joint of oxtail: lobes of dark glazed meat round a bone. */
export const oxtail: PieceKind = { size: 84, count: 5, spin: 180, shadow: [98, 94], colour: '#7a3a20', draw };
