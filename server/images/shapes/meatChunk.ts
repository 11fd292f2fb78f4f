import { brightness, darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ARCHED, ASKEW, BLOCKY, drawCutMeat, FRAYED, LOBED, type MeatColours, TAPERED } from './cutMeat';
import type { PieceKind } from './pieceKind';

/** Poultry and rabbit stay pale inside, however dark their sauce. */
const ALWAYS_PALE = /chicken|turkey|thigh|rabbit|hen|poussin/i;

/** Golden from the pan, and the pale flesh inside that no potato has. */
const paleColours = (colour: string): MeatColours => {
  const isBright = brightness(colour) > 0.68;
  const flesh = mix(colour, '#f3dfba', isBright ? 0.5 : 0.62);
  const crust = mix(colour, '#cc8230', isBright ? 0.66 : 0.4);
  return {
    flesh,
    crust,
    seared: mix(darken(crust, 0.24), '#8a4612', 0.6),
    seam: mix(darken(flesh, 0.3), '#a8682c', 0.5),
    fibre: 0.36,
    browned: 0.8,
    gloss: 0.7,
  };
};

/** Nearly black from the pan, glazed by its sauce; the side towards the viewer lies in the shade of its crust. */
const redColours = (colour: string): MeatColours => {
  const flesh = mix(lighten(colour, 0.12), '#a5603c', 0.5);
  const crust = mix(darken(colour, 0.06), '#7c3413', 0.45);
  return {
    flesh,
    crust,
    seared: mix(darken(colour, 0.36), '#431a08', 0.6),
    seam: mix(darken(flesh, 0.5), '#3a1206', 0.4),
    fibre: 0.5,
    browned: 0.75,
    gloss: 0.72,
  };
};

const draw = (pen: Pen) => {
  const { d, colour, ingredient } = pen;
  return brightness(colour) > 0.52 || ALWAYS_PALE.test(ingredient)
    ? drawCutMeat(pen, d.random.pick([TAPERED, LOBED, ARCHED]), paleColours(colour))
    : drawCutMeat(pen, d.random.pick([BLOCKY, FRAYED, ASKEW]), redColours(colour));
};

/** A bite of braised or roast meat: its crust on top, the torn face with its long fibres below. */
export const meatChunk: PieceKind = { size: 42, count: 14, spin: 46, shadow: [94, 70], colour: '#8a5030', draw };
