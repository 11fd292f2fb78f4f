import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 88, 80, { wobble: 0.13, points: 13 });
  const brown = mix(darken(colour, 0.4), '#7a3a10', 0.4);
  let crags = '';
  for (let i = 0; i < 22; i++) {
    const angle = d.random.next() * 6.283;
    const far = Math.sqrt(d.random.next()) * 78;
    const [x, y, r] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.9, d.random.between(9, 22)];
    const crag = blob(d.random, x, y, r, r * 0.7, { wobble: 0.26, points: 7, turn: d.random.between(0, 180) });
    crags +=
      path(crag, `transform="translate(2 5)" fill="${brown}" fill-opacity=".5"`) +
      path(crag, `fill="${d.random.chance(0.5) ? lighten(colour, 0.28) : mix(colour, brown, 0.3)}" fill-opacity=".75"`);
  }
  const threads = Array.from({ length: 4 }, () => {
    const [x, y] = [d.random.between(-60, 30), d.random.between(-50, 50)];
    return path(`M${x.toFixed(0)} ${y.toFixed(0)}q24 -22 50 -4`, line(lighten(colour, 0.5), 6, 0.6));
  }).join('');
  return (
    path(shape, `transform="translate(4 9)" fill="${darken(colour, 0.65)}"`) +
    path(shape, `fill="${body(pen, colour, 0.35, 0.45)}"`) +
    crags +
    threads +
    path(shape, `fill="${d.edge(brown, 0.66, 0.6)}"`) +
    shine(pen, 46, 24, 11, 0.3)
  );
};

/** A craggy ball of batter out of hot oil. */
export const fritter: PieceKind = { size: 66, count: 9, spin: 180, shadow: [92, 84], colour: '#c98a36', draw };
