import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  return Array.from({ length: 5 }, (_, i) => {
    const y = (i - 2) * 24 + random.between(-12, 12);
    const [from, to] = [random.between(-104, -30), random.between(24, 104)];
    const bend = random.between(-40, 40);
    const thick = random.between(13, 24);
    const route = `M${n(from)} ${n(y)}Q${n((from + to) / 2)} ${n(y + bend)} ${n(to)} ${n(y + random.between(-22, 22))}`;
    const tone = mix(colour, random.chance(0.3) ? '#d9952e' : lighten(colour, 0.4), random.between(0, 0.6));
    return (
      path(route, `${line(darken(colour, 0.58), thick + 4, 0.5)} transform="translate(2 6)"`) +
      path(route, line(tone, thick)) +
      path(route, `${line(lighten(tone, 0.75), thick * 0.26, 0.75)} transform="translate(-1 ${n(-thick * 0.24)})"`)
    );
  }).join('');
};

/** A few noodles of batter scraped from a board into the water: short, uneven, lying across each other. */
export const spaetzle: PieceKind = { size: 40, count: 26, spin: 180, shadow: [88, 56], colour: '#f0cf72', draw };
