import { glint } from '../canvas/light';
import { brightness, darken, deepen, lighten, mix } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import { spoonSwirl } from '../textures/spoonSwirl';
import type { PieceKind } from './pieceKind';

/** From this brightness on it is thick: yoghurt, mayonnaise, a purée; darker ones, such as soy, are thin. */
const THICK = 0.6;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const isThick = brightness(colour) > THICK;
  const glaze = brightness(colour) > 0.55 ? '#5f7f86' : '#f1e8da';
  return (
    circle(0, 0, 100, `fill="${span(pen, [lighten(glaze, 0.5), darken(glaze, 0.4)])}"`) +
    circle(0, 0, 93, `fill="${span(pen, [lighten(glaze, 0.2), darken(glaze, 0.1)])}"`) +
    circle(0, 0, 82, `fill="${span(pen, [darken(glaze, 0.5), lighten(glaze, 0.15)])}"`) +
    circle(2, 3, 76, `fill="${body(pen, colour, 0.4, 0.26)}"`) +
    (isThick
      ? d.clipped(
          circle(2, 3, 76, ''),
          ellipse(22, 44, 62, 34, `fill="${d.spot(mix(deepen(colour, 1), '#8a5220', 0.3), 0)}" fill-opacity=".5"`) +
            spoonSwirl(d, { x: 0, y: 0, rx: 82, ry: 80 }, colour),
        )
      : circle(2, 3, 76, `fill="${d.edge(darken(colour, 0.6), 0.5, 0.6)}"`) +
        ellipse(-14, -26, 44, 22, `fill="${d.spot(lighten(colour, 0.6), 0)}" fill-opacity=".5"`, -24) +
        path('M-56 -8C-52 -44 -20 -60 12 -58C-16 -50 -40 -34 -56 -8Z', 'fill="#ffffff" fill-opacity=".6"')) +
    path('M-88 -28A92 92 0 0 1 -20 -90', line('#ffffff', 6, 0.7)) +
    glint(30, 40, 16, 5, 0.25, -30)
  );
};

/** A small dish of sauce to dip in; the colour is the sauce's. */
export const dip: PieceKind = { size: 66, count: 1, spin: 0, shadow: [104, 104], colour: '#efe2c4', draw };
