import { glint } from '../canvas/light';
import type { Pen } from '../canvas/pen';
import { ellipse, placed } from '../canvas/svg';
import { leafShape } from '../shapes/leafShape';

/** How a raw ingredient beside the dish is drawn. */
export interface PropKind {
  /** Half sizes of its shadow, of 100. */
  shadow: readonly [number, number];
  /** Share of the usual size. */
  scale?: number;
  /** Degrees it may be turned by, either way. */
  spin: number;
  colour: string;
  draw: (pen: Pen) => string;
}

/** The fill of a round prop, with deeper shade than a piece has. */
export const body = ({ d, turn }: Pen, colour: string, light = 0.42, dark = 0.4) =>
  d.shade(colour, { light, dark, turn });

/** A highlight in two steps: a wide faint one and a small bright one. */
export const shine = ({ turn }: Pen, distance: number, rx: number, ry: number, opacity = 0.55) => {
  const angle = ((232 - turn) * Math.PI) / 180;
  const [x, y] = [Math.cos(angle) * distance, Math.sin(angle) * distance];
  return glint(x, y, rx, ry, opacity * 0.45, -40 - turn) + glint(x, y, rx * 0.6, ry * 0.55, opacity, -40 - turn);
};

/** Warm light from the table on the shaded side. */
export const bounce = ({ d, turn }: Pen, r: number) => {
  const angle = ((52 - turn) * Math.PI) / 180;
  return ellipse(
    Math.cos(angle) * r * 0.74,
    Math.sin(angle) * r * 0.74,
    r * 0.42,
    r * 0.2,
    `fill="${d.spot('#ffd9a0', 0)}" fill-opacity=".3"`,
    140 - turn,
  );
};

/** A leaf on a fruit. */
export const leafAt = (pen: Pen, x: number, y: number, length: number, turn: number, colour = '#5f9a3c') =>
  placed(x, y, turn, leafShape(pen.d, colour, pen.turn + turn, 0.4), length / 200);
