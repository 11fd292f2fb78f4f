import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const off = () => n(d.random.between(-7, 7));
  const edge = (fill: string) => `fill="${fill}" stroke="${fill}" stroke-width="10" stroke-linejoin="round"`;
  const brown = mix(darken(colour, 0.3), '#8a3c0a', 0.5);
  const top = `M-82 ${off()}L-6 -54L82 -20L10 34Z`;
  return (
    path('M-82 0L-6 -54L82 -20L84 44L14 92L-78 60Z', `transform="translate(5 8)" ${edge(darken(colour, 0.66))}`) +
    path('M-82 0L10 34L14 90L-78 58Z', edge(body(pen, darken(colour, 0.08), 0.2, 0.24))) +
    path('M10 34L82 -20L84 42L14 90Z', edge(body(pen, darken(colour, 0.26), 0.1, 0.2))) +
    path(top, edge(body(pen, lighten(colour, 0.18), 0.4, 0.06))) +
    path('M-84 0L-6 -56L82 -20', line(brown, 7, 0.55)) +
    path('M-78 6L10 36L78 -14M11 38L14 84', line(lighten(colour, 0.5), 4, 0.7)) +
    path('M-58 28L-20 42M-54 46L-10 62M32 48L60 28', line(lighten(colour, 0.3), 3, 0.4)) +
    path('M-52 -6L-8 -36', line('#ffffff', 6, 0.5))
  );
};

/** A cube of pumpkin with the edges that the knife gave it. Recipes write `ingot pumpkin`. */
export const pumpkinDice: PieceKind = { size: 30, count: 12, spin: 20, shadow: [84, 84], colour: '#e8812a', draw };
