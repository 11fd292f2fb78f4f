import { pointsIn } from '../canvas/areas';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const CRUST = '#b0702c';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const bread = blob(d.random, 0, 0, 99, 84, { wobble: 0.05, points: 12 });
  // It has run over the crust here and there, and hangs in the soup.
  const cheese = blob(d.random, 0, -6, 95, 80, { wobble: 0.13, points: 15 });
  const gold = mix(colour, '#c9781c', 0.7);
  const blisters = pointsIn(d.random, { x: 0, y: -6, rx: 78, ry: 62 }, 17)
    .map(({ x, y }, i) => {
      const r = d.random.between(9, 22);
      const turn = d.random.between(-30, 30);
      return (
        ellipse(x, y, r * 1.3, r * 0.8, `fill="${d.spot(gold, 0.2)}" fill-opacity=".75"`, turn) +
        (i % 3 === 0
          ? ellipse(x, y, r * 0.8, r * 0.5, `fill="${d.spot('#7a3a0c', 0.2)}" fill-opacity=".7"`, turn)
          : ellipse(
              x - r * 0.3,
              y - r * 0.4,
              r * 0.5,
              r * 0.2,
              `fill="${lighten(colour, 0.9)}" fill-opacity=".7"`,
              -20,
            ))
      );
    })
    .join('');
  return (
    path(bread, `transform="translate(3 14)" fill="${darken(CRUST, 0.66)}"`) +
    path(bread, `transform="translate(0 6)" fill="${darken(CRUST, 0.3)}"`) +
    path(bread, `fill="${body(pen, CRUST, 0.3, 0.4)}"`) +
    path(cheese, `transform="translate(1 7)" fill="${darken(gold, 0.5)}" fill-opacity=".7"`) +
    path(cheese, `fill="${body(pen, colour, 0.6, 0.24)}"`) +
    d.clipped(path(cheese, ''), blisters + path(cheese, `fill="${d.edge(gold, 0.7, 0.6)}"`)) +
    gleam(pen, 50, 24, 0.7) +
    gleam(pen, 30, 10, 0.6, 60)
  );
};

/** A slice of bread under melted cheese with brown blisters. Recipes write `cheese-toast`. */
export const gratinToast: PieceKind = {
  size: 84,
  count: 2,
  spin: 30,
  shadow: [99, 88],
  colour: '#f6d27c',
  draw,
  layer: 1,
};
