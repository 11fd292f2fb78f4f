import { brightness, darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { drawCutMeat, type MeatColours } from './cutMeat';
import type { PieceKind } from './pieceKind';

/** Poultry and rabbit stay pale inside, however dark their sauce. */
const ALWAYS_PALE = /chicken|turkey|thigh|rabbit|hen|poussin/i;

/** Golden from the pan, and the pale flesh inside that no potato has. */
const paleColours = (colour: string): MeatColours => {
  const isBright = brightness(colour) > 0.68;
  const flesh = mix(colour, '#f8e6c6', isBright ? 0.6 : 0.66);
  const crust = mix(colour, '#d58a2c', isBright ? 0.62 : 0.42);
  return {
    flesh,
    shaded: mix(flesh, '#b5702f', 0.5),
    crust,
    seared: mix(darken(crust, 0.3), '#8a3e0c', 0.6),
    glaze: mix(lighten(crust, 0.4), '#ffd27a', 0.5),
    seam: mix(darken(flesh, 0.3), '#a8682c', 0.55),
    fibre: 0.5,
    browned: 0.7,
    gloss: 0.78,
  };
};

/** Mahogany from the pan, glazed by its sauce; where it came apart it is rosy brown. */
const redColours = (colour: string): MeatColours => {
  const flesh = mix(lighten(colour, 0.2), '#b8674a', 0.6);
  const crust = mix(darken(colour, 0.1), '#7a2c10', 0.55);
  return {
    flesh,
    shaded: mix(darken(flesh, 0.24), '#54200e', 0.34),
    crust,
    seared: mix(darken(colour, 0.5), '#2c0f06', 0.6),
    glaze: mix(lighten(colour, 0.2), '#d9692c', 0.66),
    seam: mix(darken(flesh, 0.6), '#32100a', 0.5),
    fibre: 0.8,
    browned: 0.6,
    gloss: 0.85,
  };
};

const draw = (pen: Pen) =>
  drawCutMeat(
    pen,
    brightness(pen.colour) > 0.52 || ALWAYS_PALE.test(pen.ingredient)
      ? paleColours(pen.colour)
      : redColours(pen.colour),
  );

/** A bite of braised or roast meat: its glazed crust on top, the torn face with its fibres below. */
export const meatChunk: PieceKind = { size: 42, count: 14, spin: 34, shadow: [94, 72], colour: '#8a5030', draw };
