import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { degrees, ellipse, line, path } from '../canvas/svg';
import { searedFace } from '../textures/searedFace';
import { wetPatches } from '../textures/wetPatches';
import type { PieceKind } from './pieceKind';

const SLAB =
  'M-98 4C-102 -36 -70 -62 -24 -64C22 -68 88 -56 98 -16C103 16 74 34 40 40C12 44 -6 62 -42 62C-76 62 -95 40 -98 4Z';
const FAT = 'M-98 4C-102 -36 -70 -62 -24 -64C22 -68 88 -56 98 -16C101 6 92 18 78 27';

/** Bars that the grill has burnt in: here deep, there hardly touching, with the light on their edge. */
const bars = ({ d, colour }: Pen) => {
  let drawn = '';
  for (let x = -128; x < 150; x += d.random.between(33, 41)) {
    const lean = 70 + d.random.between(-6, 6);
    const gaps = `stroke-dasharray="${n(d.random.between(60, 130))} ${n(d.random.between(3, 16))}"`;
    drawn +=
      path(`M${n(x - lean)} 90L${n(x + lean)} -90`, line(darken(colour, 0.7), 15, 0.22)) +
      path(
        `M${n(x - lean)} 90L${n(x + lean)} -90`,
        `${line(mix(darken(colour, 0.82), '#1c0a06', 0.4), d.random.between(6.5, 9.5), 0.72)} ${gaps}`,
      ) +
      path(`M${n(x - lean - 7)} 90L${n(x + lean - 7)} -90`, line(lighten(colour, 0.5), 2, 0.2));
  }
  return drawn;
};

/** Its crust: coarse pepper and salt, and the fat that fried on it. */
const crust = ({ d, colour }: Pen) =>
  Array.from({ length: 60 }, () => {
    const [x, y, r] = [d.random.between(-90, 88), d.random.between(-54, 54), 0.8 + d.random.next() ** 2 * 2.6];
    const tone = d.random.pick([darken(colour, 0.75), lighten(colour, 0.5), '#2a120a']);
    return ellipse(x, y, r * 1.5, r, `fill="${tone}" fill-opacity=".5"`, d.random.between(0, 180));
  }).join('');

/** The rim of fat: uneven, golden where it crisped, nearly clear where it melted. */
const rimOfFat = ({ d }: Pen) => {
  const crisp = Array.from({ length: 11 }, (_, i) => {
    const angle = Math.PI * (1.02 + i * 0.098) + d.random.between(-0.06, 0.06);
    return path(
      blob(d.random, Math.cos(angle) * 92, Math.sin(angle) * 60 - 2, d.random.between(8, 16), d.random.between(4, 8), {
        wobble: 0.3,
        points: 7,
        turn: degrees(angle) + 90,
      }),
      `fill="${d.random.pick(['#b5702a', '#8a4a18', '#d9a256'])}" fill-opacity=".55"`,
    );
  }).join('');
  return (
    path(FAT, line('#8a5424', 25, 0.6)) +
    path(FAT, line('#dfb478', 19)) +
    path('M-92 -6C-92 -40 -62 -56 -22 -58C22 -61 78 -51 90 -18', line('#f6dfae', 6, 0.8)) +
    crisp
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const juice = mix(lighten(colour, 0.3), '#c4573a', 0.5);
  return (
    path(SLAB, `transform="translate(4 12)" fill="${darken(colour, 0.6)}"`) +
    path(SLAB, `transform="translate(2 7)" fill="${mix(darken(colour, 0.2), '#a8432f', 0.4)}"`) +
    searedFace({ ...pen, colour: mix(lighten(colour, 0.2), '#a4532c', 0.12) }, SLAB, { reach: [88, 52], gloss: 0 }) +
    d.clipped(
      path(SLAB, ''),
      ellipse(-14, -6, 62, 34, `fill="${d.spot(juice, 0)}" fill-opacity=".4"`) + crust(pen) + bars(pen) + rimOfFat(pen),
    ) +
    wetPatches(pen, { reach: [84, 48], count: 7, glow: mix(lighten(colour, 0.4), '#e88a48', 0.55), gloss: 0.7 })
  );
};

/** A grilled slab with its rim of fat and the marks of the bars. */
export const steak: PieceKind = { size: 138, count: 1, spin: 16, shadow: [98, 62], colour: '#7a4028', draw };
