import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 100, 84, { wobble: 0.07, points: 13 });
  let furrows = '';
  for (let i = 0; i < 5; i++) {
    const r = 82 - i * 17;
    const route = `M${n(-r)} ${n(8 - i * 4)}C${n(-r)} ${n(-r * 0.9 - i * 4)} ${n(r)} ${n(-r * 0.9 - i * 4)} ${n(r * 0.98)} ${n(2 - i * 4)}C${n(r * 0.9)} ${n(r * 0.62 - i * 4)} ${n(r * 0.1)} ${n(r * 0.82 - i * 4)} ${n(-r * 0.5)} ${n(r * 0.62 - i * 4)}`;
    furrows +=
      path(route, line(darken(colour, 0.34), 7, 0.34)) +
      path(route, `${line(lighten(colour, 0.75), 6, 0.8)} transform="translate(-2 -5)"`);
  }
  let lumps = '';
  for (let i = 0; i < 16; i++) {
    const [x, y] = [d.random.between(-76, 76), d.random.between(-56, 56)];
    lumps += ellipse(
      x,
      y,
      d.random.between(5, 13),
      d.random.between(3, 7),
      `fill="${lighten(colour, 0.5)}" fill-opacity=".45"`,
    );
  }
  return (
    path(shape, `transform="translate(3 9)" fill="${darken(colour, 0.34)}"`) +
    path(shape, `fill="${body(pen, colour, 0.6, 0.2)}"`) +
    d.clipped(path(shape, ''), lumps + furrows) +
    shine(pen, 64, 20, 7, 0.8)
  );
};

/** A swirl of mashed potato with a spoon's furrows. */
export const mash: PieceKind = { size: 110, count: 1, spin: 30, shadow: [98, 84], colour: '#f5e3ac', draw };
