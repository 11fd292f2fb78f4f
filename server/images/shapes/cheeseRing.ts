import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { degrees, ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const pale = mix(colour, '#f6e2a8', 0.4);
  const baked = mix(colour, '#a8601c', 0.6);
  const ring =
    blob(d.random, 0, 0, 96, 92, { wobble: 0.07, points: 13 }) +
    blob(d.random, 0, 2, 24, 21, { wobble: 0.16, points: 9 });
  const around = (reach: number) => {
    const angle = d.random.next() * 6.283;
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach, degrees: degrees(angle) };
  };
  const spots = Array.from({ length: 13 }, () => {
    const { x, y } = around(d.random.between(40, 84));
    return ellipse(
      x,
      y,
      d.random.between(9, 22),
      d.random.between(6, 14),
      `fill="${d.spot(baked, 0.1)}" fill-opacity=".7"`,
      d.random.between(0, 180),
    );
  }).join('');
  // The crust tears where the cheese has risen.
  const cracks = Array.from({ length: 6 }, () => {
    const { x, y, degrees } = around(d.random.between(48, 74));
    const crack = `M-14 0l8 ${n(d.random.between(-6, 6))}l8 ${n(d.random.between(-6, 6))}l12 ${n(d.random.between(-5, 5))}`;
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees + 80)})">${path(crack, line(darken(baked, 0.2), 4, 0.6))}${path(crack, `${line(lighten(pale, 0.7), 2.4, 0.8)} transform="translate(-1 -3)"`)}</g>`;
  }).join('');
  return (
    path(ring, `transform="translate(4 11)" fill-rule="evenodd" fill="${darken(colour, 0.6)}" fill-opacity=".8"`) +
    path(ring, `fill-rule="evenodd" fill="${body(pen, pale, 0.26, 0.34)}"`) +
    d.clipped(path(ring, 'clip-rule="evenodd"'), path(ring, line(baked, 16, 0.45)) + spots + cracks)
  );
};

/** A ring of cheese bread: dull, pale gold, cracked and browned in spots. Recipes write `dough-ring`. */
export const cheeseRing: PieceKind = {
  size: 76,
  count: 5,
  spin: 180,
  isOpen: true,
  shadow: [98, 96],
  colour: '#e8b858',
  side: { lean: 0.68, high: 26, wall: 'bulging', foot: 0.9 },
  draw,
};
