import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 100, 62, { wobble: 0.035, points: 15 });
  const mashed = mix(colour, '#d9a868', 0.35);
  let inside = '';
  for (let i = 0; i < 120; i++) {
    const [angle, far] = [d.random.next() * 6.283, Math.sqrt(d.random.next())];
    const [x, y, turn] = [Math.cos(angle) * far * 92, Math.sin(angle) * far * 55, d.random.between(0, 180)];
    const isBean = i % 5 === 0;
    const tone = isBean ? mix(colour, '#5a2c14', 0.5) : d.random.pick(['#fbf2dc', '#f3e2bd', '#e9cf9a']);
    const [rx, ry] = isBean ? [11, 7] : [6.5, 2.6];
    inside +=
      ellipse(x + 1, y + 2, rx, ry, `fill="${darken(tone, 0.55)}" fill-opacity=".5"`, turn) +
      ellipse(x, y, rx, ry, `fill="${tone}"`, turn) +
      (isBean ? ellipse(x - 3, y - 2, 4, 1.6, 'fill="#fff" fill-opacity=".35"', turn) : '');
  }
  return (
    path(shape, `transform="translate(3 16)" fill="${darken(colour, 0.55)}"`) +
    path(shape, `transform="translate(2 8)" fill="${darken(colour, 0.3)}"`) +
    path(shape, `fill="${body(pen, mashed, 0.3, 0.24)}"`) +
    d.clipped(path(shape, ''), inside) +
    path(shape, `fill="${d.edge(mix(colour, '#4a220c', 0.6), 0.62, 0.72)}"`) +
    path(
      shape,
      `transform="scale(.97 .95)" fill="none" stroke="${lighten(colour, 0.4)}" stroke-width="3" stroke-opacity=".5"`,
    ) +
    shine(pen, 46, 34, 8, 0.3)
  );
};

/** An oval cake of rice and beans, crusted in the pan. */
export const beanCake: PieceKind = { size: 130, count: 1, spin: 12, shadow: [100, 66], colour: '#a5713f', draw };
