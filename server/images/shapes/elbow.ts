import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = ({ d, colour }: Pen) => {
  const high = d.random.between(34, 66);
  const half = d.random.between(62, 74);
  const route = `M${n(-half)} ${n(high * 0.4)}C${n(-half * 0.7)} ${n(-high)} ${n(half * 0.7)} ${n(-high)} ${n(half)} ${n(high * 0.4)}`;
  const along = (tone: string, width: number, opacity: number, dx: number, dy: number) =>
    path(route, `${line(tone, width, opacity)} transform="translate(${n(dx)} ${n(dy)})"`);
  const turn = d.random.between(8, 20);
  const mouth = (side: 1 | -1) =>
    ellipse(half * side, high * 0.42, 27, 19, `fill="${lighten(colour, 0.36)}"`, -turn * side) +
    ellipse(half * side, high * 0.48, 17, 11, `fill="${darken(mix(colour, '#c8862c', 0.4), 0.5)}"`, -turn * side);
  return (
    along(darken(colour, 0.55), 58, 0.5, 3, 9) +
    path(route, line(darken(colour, 0.24), 55)) +
    along(colour, 44, 1, -1, -4) +
    along(lighten(colour, 0.42), 20, 0.75, -4, -11) +
    along('#ffffff', 6, 0.7, -6, -15) +
    mouth(-1) +
    mouth(1)
  );
};

/** Elbow macaroni: a short bent tube, glossy, open at both ends. */
export const elbow: PieceKind = { size: 30, count: 34, spin: 180, shadow: [92, 52], colour: '#f2d07a', draw };
