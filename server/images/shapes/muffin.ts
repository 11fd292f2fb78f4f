import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';
import { bakedFace } from '../textures/bakedFace';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const paper = '#f3e7d0';
  let pleats = '';
  for (let i = 0; i < 36; i++) {
    const angle = (i / 36) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    pleats +=
      path(`M${n(cos * 78)} ${n(sin * 78)}L${n(cos * 99)} ${n(sin * 99)}`, line(darken(paper, 0.4), 4, 0.5)) +
      path(`M${n(cos * 80 + 3)} ${n(sin * 80 - 3)}L${n(cos * 98 + 3)} ${n(sin * 98 - 3)}`, line('#ffffff', 3, 0.6));
  }
  const top = blob(d.random, -2, -4, 86, 84, { wobble: 0.045, points: 13 });
  const crack = 'M-46 18C-24 30 -8 12 12 22C28 30 44 18 52 6';
  return (
    circle(3, 7, 99, `fill="${darken(paper, 0.6)}"`) +
    circle(0, 0, 100, `fill="${body(pen, paper, 0.6, 0.28)}"`) +
    pleats +
    path(top, `transform="translate(3 7)" fill="${SHADOW}" fill-opacity=".34"`) +
    path(top, `fill="${body(pen, colour, 0.4, 0.36)}"`) +
    d.clipped(
      path(top, ''),
      path(top, `fill="${d.edge(mix(colour, '#8a4412', 0.65), 0.5, 0.75)}"`) +
        ellipse(-16, -22, 50, 40, `fill="${d.spot(lighten(colour, 0.6), 0)}" fill-opacity=".7"`) +
        bakedFace(d, { x: -2, y: -4, rx: 86, ry: 84 }, colour, { cracks: 3, grain: 1.6, turn: pen.turn }) +
        path(crack, line(darken(colour, 0.45), 6, 0.34)) +
        path(crack, `${line(lighten(colour, 0.7), 5, 0.55)} transform="translate(1 5)"`),
    ) +
    shine(pen, 52, 26, 10, 0.45)
  );
};

/** Its case from the side, and the dome that has risen over its rim. */
const CASE = 'M-70 8L-54 80C-34 94 34 94 54 80L70 8Z';
const DOME =
  'M-84 14C-104 -4 -92 -40 -66 -58C-46 -78 -22 -84 4 -82C32 -84 60 -72 74 -52C96 -34 100 -2 82 14C60 34 -60 34 -84 14Z';

const fromSide = (pen: Pen) => {
  const { d, colour } = pen;
  const paper = /egg/i.test(pen.ingredient) ? mix(colour, '#c98a3a', 0.4) : '#ecd9b6';
  const pleats = [-58, -44, -29, -14, 0, 14, 29, 44, 58]
    .map(
      (x) =>
        path(`M${x} 14L${n(x * 0.78)} 90`, line(darken(paper, 0.45), 4, 0.5)) +
        path(`M${x + 5} 14L${n(x * 0.78 + 4)} 88`, line('#ffffff', 3, 0.45)),
    )
    .join('');
  const crack = 'M-52 -22C-30 -38 -8 -20 14 -34C30 -42 46 -30 58 -34';
  return (
    path(CASE, `transform="translate(3 6)" fill="${darken(paper, 0.6)}"`) +
    path(CASE, `fill="${d.run([lighten(paper, 0.5), paper, darken(paper, 0.38)], true)}"`) +
    pleats +
    path('M-72 22C-50 40 50 40 72 22L70 34C48 50 -48 50 -70 34Z', `fill="${SHADOW}" fill-opacity=".3"`) +
    path(DOME, `fill="${body(pen, colour, 0.4, 0.36)}"`) +
    d.clipped(
      path(DOME, ''),
      ellipse(0, 34, 110, 34, `fill="${d.spot(mix(darken(colour, 0.3), '#8a4412', 0.5), 0.3)}" fill-opacity=".8"`) +
        bakedFace(d, { x: -2, y: -30, rx: 92, ry: 58 }, colour, { cracks: 3, grain: 1.4, turn: 0 }) +
        path(crack, line(darken(colour, 0.45), 6, 0.34)) +
        path(crack, `${line(lighten(colour, 0.7), 5, 0.55)} transform="translate(1 5)"`) +
        ellipse(-30, -54, 40, 20, `fill="${d.spot(lighten(colour, 0.7), 0)}" fill-opacity=".7"`, -20),
    )
  );
};

/** A muffin from above: its domed top over the pleats of its paper case. */
export const muffin: PieceKind = {
  size: 74,
  count: 6,
  spin: 0,
  shadow: [100, 100],
  colour: '#dda94e',
  side: { lean: 1, draw: fromSide, crown: { y: -34, rx: 64, ry: 34 } },
  draw,
};
