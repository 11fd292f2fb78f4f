import { brightness, darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { drawCutMeat } from './cutMeat';
import type { MeatColours } from './cutMeatFront';
import type { PieceKind } from './pieceKind';

/** Poultry and rabbit are pale inside whatever they were cooked in. */
const ALWAYS_PALE = /chicken|turkey|thigh|rabbit|hen|poussin/i;

/** Meat that is brown when it is cooked, in the palest sauce too. */
const RED = /beef|lamb|mutton|venison|goat/i;

/** Golden from the pan where its own colour is, hardly browned where it was poached; the pale flesh that no potato has. */
const paleColours = (colour: string, isBrowned: boolean): MeatColours => {
  const bright = brightness(colour);
  const flesh = mix(colour, '#fbecd0', 0.6);
  const crust = mix(colour, '#d28a34', isBrowned ? (bright > 0.76 ? 0.3 : 0.44) : 0.08);
  return {
    flesh,
    shaded: mix(flesh, '#b5702f', isBrowned ? 0.44 : 0.32),
    crust,
    seared: mix(darken(crust, 0.26), '#96480f', 0.55),
    glaze: mix(lighten(crust, 0.5), '#ffe2a0', 0.5),
    seam: mix(darken(flesh, 0.3), '#a8682c', 0.55),
    bundle: 1.5,
    fibre: 0.36,
    browned: isBrowned ? 0.6 : 0.1,
    gloss: 0.8,
  };
};

/** Mahogany from the pan, glazed by its sauce; where it came apart it is rosy brown. */
const redColours = (colour: string): MeatColours => {
  const flesh = mix(lighten(colour, 0.34), '#c48458', 0.56);
  const crust = mix(lighten(colour, 0.08), '#9a5428', 0.42);
  return {
    flesh,
    shaded: mix(darken(flesh, 0.2), '#6a3018', 0.4),
    crust,
    seared: mix(darken(colour, 0.36), '#3a1408', 0.5),
    glaze: mix(lighten(colour, 0.3), '#e8904a', 0.66),
    seam: mix(darken(flesh, 0.5), '#4a1a0c', 0.5),
    bundle: 1.5,
    fibre: 0.56,
    browned: 0.5,
    gloss: 0.66,
  };
};

/** From this brightness on meat was pale from the start: one dish never holds both, however its pieces vary in tone. */
const paleFrom = (ingredient: string) => (RED.test(ingredient) ? 0.76 : /pork/i.test(ingredient) ? 0.42 : 0.52);

const draw = (pen: Pen) => {
  const isPale = ALWAYS_PALE.test(pen.ingredient) || brightness(pen.colour) > paleFrom(pen.ingredient);
  return drawCutMeat(pen, isPale ? paleColours(pen.colour, pen.d.random.chance(0.64)) : redColours(pen.colour));
};

/** A bite of braised or roast meat: its glazed crust on top, the torn face with its fibres below. */
export const meatChunk: PieceKind = { size: 42, count: 14, spin: 34, shadow: [94, 72], colour: '#8a5030', draw };
