import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen, span } from '../canvas/pen';
import { line, path, placed } from '../canvas/svg';
import { crisped } from '../textures/crisped';
import type { PieceKind } from './pieceKind';

/** From the eye of the meat to the tail that curls back towards the rib. */
const MEAT =
  'M-92 8C-98 -28 -70 -56 -30 -58C4 -60 30 -44 42 -22C52 -6 66 -6 80 -14C94 -20 102 -8 94 6C82 26 58 34 34 44C4 58 -34 62 -62 50C-80 42 -90 26 -92 8Z';
/** The fat along its back. */
const FAT = 'M-92 8C-98 -28 -70 -56 -30 -58C4 -60 30 -44 42 -22';
/** The rib, scraped clean where it stands out. */
const BONE =
  'M-64 44C-30 62 20 54 60 30C80 18 96 2 112 -14C120 -22 132 -12 126 -2C110 22 88 42 62 54C20 72 -34 76 -66 56Z';

const bone = (pen: Pen) =>
  path(BONE, `transform="translate(3 8)" fill="${darken('#d9c3a0', 0.6)}" fill-opacity=".6"`) +
  path(BONE, `fill="${span(pen, ['#fff6e2', '#e0c79c', '#b98f5c'])}"`) +
  path('M-50 56C-10 64 30 54 66 38C88 26 104 8 118 -8', line('#fffaf0', 4, 0.6));

/** Bars that the grill has burnt in, each a little uneven. */
const bars = ({ d, colour }: Pen) =>
  [-104, -68, -32, 4, 40]
    .map((x) => {
      const lean = 72 + d.random.between(-5, 5);
      return path(`M${n(x)} 70L${n(x + lean)} -70`, line(mix(darken(colour, 0.8), '#2a0f06', 0.4), 8, 0.5));
    })
    .join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const fat = mix('#e0ac62', colour, 0.24);
  return (
    bone(pen) +
    path(MEAT, `transform="translate(3 10)" fill="${darken(colour, 0.64)}"`) +
    path(MEAT, `fill="${body(pen, lighten(colour, 0.06), 0.4, 0.4)}"`) +
    d.clipped(path(MEAT, ''), bars(pen) + path('M-40 30C-10 10 20 14 60 4', line(fat, 5, 0.4))) +
    crisped(pen, MEAT, { reach: [88, 54], freckles: 34, opacity: 0.45 }) +
    path(FAT, line(mix(darken(fat, 0.3), '#8a4a18', 0.5), 13)) +
    path(FAT, line(fat, 8.5)) +
    path('M-84 -14C-78 -38 -58 -51 -30 -53C0 -54 22 -42 33 -24', line('#fff0d0', 2.4, 0.6)) +
    placed(-22, 0, 0, gleam(pen, 30, 22, 0.8) + gleam(pen, 26, 10, 0.6, 70) + gleam(pen, 8, 8, 0.5, 150))
  );
};

/** A grilled chop with its rib, the fat crisp along its back. */
export const chop: PieceKind = { size: 96, count: 3, spin: 30, shadow: [96, 58], colour: '#8f5132', draw };
