import { type Drawing } from './drawing';
import { glint, sliver } from './light';

/** What a piece is drawn with: its own colour, and how it is turned, so that the light can stay where it is. */
export interface Pen {
  d: Drawing;
  colour: string;
  turn: number;
  /** The recipe's key for the ingredient: tells a slice of cucumber from a slice of carrot. */
  ingredient: string;
}

/** The fill of a round thing in this colour. */
export const body = ({ d, turn }: Pen, colour: string, light = 0.35, dark = 0.3) =>
  d.shade(colour, { light, dark, turn });

/** A run of colours from the lit to the far side. */
export const span = ({ d, turn }: Pen, colours: readonly string[]) => d.sweep(colours, turn);

/** A highlight towards the picture's light, independent of how the piece is turned. */
export const shine = ({ turn }: Pen, distance: number, rx: number, ry: number, opacity = 0.55) => {
  const angle = ((232 - turn) * Math.PI) / 180;
  return glint(Math.cos(angle) * distance, Math.sin(angle) * distance, rx, ry, opacity, -40 - turn);
};

/** A crisp sliver of light on something wet, towards the picture's light; `aside` moves it round the piece, in degrees. */
export const gleam = ({ turn }: Pen, distance: number, half: number, opacity = 0.75, aside = 0) => {
  const angle = ((232 + aside - turn) * Math.PI) / 180;
  return sliver(Math.cos(angle) * distance, Math.sin(angle) * distance, half, opacity, aside - 38 - turn);
};
