import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  let strands = '';
  for (let i = 0; i < 9; i++) {
    const [y, bend] = [d.random.between(-44, 44), d.random.between(-60, 60)];
    const [from, to] = [d.random.between(-100, -40), d.random.between(40, 100)];
    const route = `M${n(from)} ${n(y)}Q${n(d.random.between(-20, 20))} ${n(y + bend)} ${n(to)} ${n(y + d.random.between(-26, 26))}`;
    const tone = mix(lighten(colour, 0.35), darken(colour, 0.2), d.random.next());
    strands +=
      path(route, line(darken(colour, 0.5), 17, 0.35)) +
      path(route, line(tone, 13)) +
      path(route, `${line('#ffffff', 3, 0.4)} transform="translate(0 -3)"`);
  }
  return strands;
};

/** A tangle of shreds: pulled meat, grated vegetable. */
export const shred: PieceKind = { size: 34, count: 14, spin: 180, shadow: [88, 48], colour: '#e0b884', draw };
