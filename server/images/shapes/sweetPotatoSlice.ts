import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const SKIN = '#8a3f3a';

/** Fibres from the middle outwards, in a ring, as in a slice of any root. */
const fibres = ({ d, colour }: Pen) =>
  Array.from({ length: 34 }, () => {
    const angle = d.random.next() * 6.283;
    const [from, to] = [d.random.between(18, 50), d.random.between(58, 82)];
    const at = (far: number) => `${n(Math.cos(angle) * far)} ${n(Math.sin(angle) * far * 0.86)}`;
    return path(
      `M${at(from)}L${at(to)}`,
      line(d.random.chance(0.5) ? lighten(colour, 0.5) : darken(colour, 0.24), 2.4, 0.4),
    );
  }).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 97, 83, { wobble: 0.06, points: 10 });
  const flesh = mix(colour, '#f0a050', 0.25);
  return (
    path(shape, `transform="translate(3 18)" fill="${darken(SKIN, 0.4)}"`) +
    path(shape, `transform="translate(2 11)" fill="${mix(darken(flesh, 0.3), SKIN, 0.3)}"`) +
    path(shape, `fill="${SKIN}"`) +
    path(shape, `transform="scale(.95)" fill="${body(pen, flesh, 0.3, 0.2)}"`) +
    d.clipped(
      path(shape, 'transform="scale(.95)"'),
      path(shape, `transform="scale(.8)" ${line(darken(flesh, 0.24), 3, 0.4)}`) +
        fibres(pen) +
        ellipse(4, 2, 26, 20, `fill="${d.spot(lighten(flesh, 0.4), 0)}" fill-opacity=".7"`),
    ) +
    path('M-60 -46Q-30 -66 8 -68', line(lighten(flesh, 0.8), 4, 0.6))
  );
};

/** A coin of boiled sweet potato: matt and orange, its skin a thin dark rim. */
export const sweetPotatoSlice: PieceKind = { size: 36, count: 8, spin: 40, shadow: [98, 84], colour: '#e8862e', draw };
