import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { circle, ellipse } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const crumb = mix(colour, '#f8e4b8', 0.6);
  let holes = '';
  for (let ring = 0; ring < 6; ring++)
    for (let i = 0; i < 3 + ring * 6; i++) {
      const angle = (i / (3 + ring * 6)) * 6.283 + d.random.between(-0.12, 0.12);
      const far = ring * 14 + d.random.between(-4, 4);
      const r = d.random.between(3, 6);
      const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far];
      holes += ellipse(x, y, r * 1.1, r, `fill="${darken(colour, 0.42)}" fill-opacity=".8"`);
    }
  return (
    circle(3, 10, 97, `fill="${darken(colour, 0.55)}"`) +
    circle(0, 4, 97, `fill="${darken(colour, 0.22)}"`) +
    circle(0, 0, 96, `fill="${body(pen, colour, 0.3, 0.24)}"`) +
    circle(0, -1, 84, `fill="${body(pen, crumb, 0.3, 0.16)}"`) +
    holes +
    ellipse(-28, -38, 40, 20, `fill="${d.spot(lighten(crumb, 0.6), 0)}" fill-opacity=".5"`, -20)
  );
};

/** A thick round cooked in a ring, its top full of holes. */
export const crumpet: PieceKind = {
  size: 80,
  count: 4,
  spin: 180,
  shadow: [98, 98],
  colour: '#d9a458',
  side: { lean: 0.62, high: 38, wall: 'crust', stack: 3 },
  draw,
};
