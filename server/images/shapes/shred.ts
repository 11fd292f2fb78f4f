import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  let strands = '';
  for (let i = 0; i < 7; i++) {
    const y = -36 + i * 12 + d.random.between(-8, 8);
    const bend = d.random.between(-26, 26);
    const [from, to] = [d.random.between(-88, -56), d.random.between(56, 88)];
    const route = `M${n(from)} ${n(y)}Q${n(d.random.between(-20, 20))} ${n(y + bend)} ${n(to)} ${n(y + d.random.between(-14, 14))}`;
    const tone = mix(lighten(colour, 0.24), darken(colour, 0.14), d.random.next());
    strands +=
      path(route, `${line(darken(colour, 0.4), 25, 0.3)} transform="translate(2 4)"`) +
      path(route, line(tone, 22)) +
      path(route, `${line(lighten(tone, 0.5), 5, 0.32)} transform="translate(0 -4)"`);
  }
  return path(blob(d.random, 0, 4, 84, 46, { wobble: 0.14, points: 11 }), `fill="${darken(colour, 0.24)}"`) + strands;
};

/** A soft clump of shreds: pulled meat, grated vegetable. */
export const shred: PieceKind = { size: 34, count: 14, spin: 180, shadow: [88, 48], colour: '#e0b884', draw };
