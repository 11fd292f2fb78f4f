import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const TWISTS = 8;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(darken(colour, 0.25), '#8a4412', 0.55);
  const step = 188 / TWISTS;
  const twists = Array.from({ length: TWISTS }, (_, i) => {
    const x = -94 + i * step;
    const [high, low] = [-13 + d.random.between(-2, 2), 13 + d.random.between(-2, 2)];
    const turn = `M${n(x)} ${n(low - 6)}C${n(x + 4)} ${n(high - 4)} ${n(x + 14)} ${n(high - 6)} ${n(x + step + 6)} ${n(high + 4)}C${n(x + step + 8)} ${n(low)} ${n(x + 16)} ${n(low + 6)} ${n(x)} ${n(low - 6)}Z`;
    return (
      path(turn, `fill="${d.sweep([lighten(colour, 0.4), colour, brown], pen.turn)}"`) +
      path(turn, line(brown, 2, 0.6)) +
      path(
        `M${n(x + 5)} ${n(low - 8)}C${n(x + 9)} 0 ${n(x + 15)} ${n(high)} ${n(x + step)} ${n(high + 3)}`,
        line('#fff0c8', 2.6, 0.6),
      )
    );
  }).join('');
  const cheese = Array.from({ length: 16 }, () =>
    ellipse(
      d.random.between(-88, 92),
      d.random.between(-11, 12),
      d.random.between(2, 6),
      d.random.between(1.5, 3.5),
      `fill="${d.random.chance(0.6) ? '#c8701c' : '#f6cf6a'}" fill-opacity=".75"`,
      d.random.between(0, 180),
    ),
  ).join('');
  const foot = 'M-96 6C-60 22 60 22 100 4L98 14C60 30 -60 30 -94 16Z';
  return path(foot, `transform="translate(2 4)" fill="${darken(colour, 0.6)}" fill-opacity=".6"`) + twists + cheese;
};

/** A strip of puff pastry twisted with cheese and baked to a thin stick. Recipes write `braid` with the pastry. */
export const cheeseStraw: PieceKind = { size: 150, count: 7, spin: 12, shadow: [98, 16], colour: '#dca64a', draw };
