import { blob } from '../canvas/outlines';
import { darken } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path, rect } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const SHAPE =
  'M-18 -84C-8 -98 8 -98 18 -84C44 -50 74 6 92 48C98 68 88 80 70 82C24 86 -24 86 -70 82C-88 80 -98 68 -92 48C-74 6 -44 -50 -18 -84Z';
const NORI = '#1f2c26';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  let grains = '';
  for (let i = 0; i < 70; i++) {
    const [x, y] = [d.random.between(-88, 88), d.random.between(-86, 80)];
    grains += path(
      blob(d.random, x, y, 10, 5, { wobble: 0.14, points: 6, turn: d.random.between(0, 180) }),
      `fill="${d.random.chance(0.6) ? '#ffffff' : darken(colour, 0.16)}" fill-opacity=".7"`,
    );
  }
  return (
    path(SHAPE, `transform="translate(4 9)" fill="${darken(colour, 0.5)}"`) +
    path(SHAPE, `fill="${body(pen, colour, 0.7, 0.18)}"`) +
    d.clipped(
      path(SHAPE, ''),
      grains +
        rect(-38, 12, 76, 84, `rx="3" fill="${d.run(['#34463c', NORI, '#141d18'])}"`) +
        path('M-24 28H22M-28 48H26M-22 66H30', line('#5a7064', 3, 0.4)),
    )
  );
};

/** A triangle of rice with a band of seaweed. */
export const onigiri: PieceKind = { size: 86, count: 4, spin: 12, shadow: [94, 86], colour: '#f8f3e6', draw };
