import { brightness, darken, lighten, mix } from '../canvas/palette';
import { type Pen, shine } from '../canvas/pen';
import { ellipse } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The layers of a leek or an onion, from the skin inwards: their share of the radius. */
const LAYERS = [1, 0.78, 0.56, 0.34];

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const squash = d.random.between(0.8, 0.98);
  const pale = mix(colour, '#fbf7e2', 0.72);
  // The lines between the layers of a white onion would vanish in its own colour.
  const skin = brightness(colour) > 0.75 ? darken(colour, 0.3) : colour;
  const layers = LAYERS.map((share, i) => {
    const r = 94 * share;
    return (
      ellipse(0, 0, r, r * squash, `fill="${i % 2 ? pale : mix(pale, colour, 0.28)}"`) +
      ellipse(0, 0, r, r * squash, `fill="none" stroke="${mix(skin, pale, i * 0.2)}" stroke-width="${9 - i}"`)
    );
  }).join('');
  return (
    ellipse(2, 6, 98, 98 * squash, `fill="${darken(colour, 0.5)}" fill-opacity=".5"`) +
    layers +
    ellipse(0, 0, 14, 12, `fill="${lighten(colour, 0.2)}" fill-opacity=".7"`) +
    shine(pen, 66, 24, 7, 0.45)
  );
};

/** A slice of leek or a whole onion ring: layer in layer, never a hole. */
export const layeredRing: PieceKind = {
  size: 18,
  count: 13,
  spin: 180,
  shadow: [84, 78],
  colour: '#a8c87a',
  draw,
  layer: 1,
};
