import { n } from '../canvas/drawing';
import { lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { herbSprig } from '../garnishes/herbSprig';
import type { PropKind } from './propKind';

const draw = (pen: Pen) => {
  const { d, ingredient } = pen;
  const colour = pen.colour;
  let stems = '';
  for (let i = 0; i < 9; i++)
    stems += path(
      `M${n(96 + d.random.between(-6, 10))} ${n(-22 + i * 5.5)}Q20 ${n(-10 + i * 3)} -40 ${n(-46 + i * 11)}`,
      line(i % 2 ? '#6f9a48' : '#86b05a', 6),
    );
  let tops = '';
  for (const [x, y, turn] of [
    [-10, -50, -100],
    [-70, -66, -150],
    [-98, -16, 180],
    [-84, 40, 150],
    [-24, 56, 110],
    [-52, -24, -170],
    [-46, 16, 160],
    [-10, 4, 176],
  ] as const)
    tops += herbSprig(d, { x, y }, 44, turn, mix(colour, lighten(colour, 0.2), d.random.next()), ingredient);
  return stems + path('M34 -22Q44 4 36 30', line('#e9d9b8', 9)) + path('M36 -22Q46 4 38 30', line('#c9b08a', 3)) + tops;
};

/** A bunch of the herb that the recipe uses. */
export const herbBunch: PropKind = { shadow: [90, 66], spin: 24, scale: 1.06, colour: '#4b8a36', draw };
