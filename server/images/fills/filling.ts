import type { Area } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import type { PictureItem } from '../pictureSpec';
import type { Lying } from '../pieces/inSauce';

/** What a kind of dish is drawn from. */
export interface FillNeeds {
  d: Drawing;
  ground: Area;
  /** Whether walls hold the food, so that it reaches the ground's edge. */
  isDeep: boolean;
  /** Whether the dish is seen from the side: its ground is flat, and food stands up from it. */
  isTilted?: boolean;
  /** Whether it is on a board or a tray that is seen from the side of the table. */
  isLow?: boolean;
  /** '#rrggbb', as the recipe gives them; may be empty. */
  colours: readonly string[];
  pieces: readonly PictureItem[];
}

/** The surface of the food, and where things are laid on it. */
export interface Filling {
  surface: string;
  /** What stands up out of a surface that is seen from the side, over the shade of the wall on it. */
  risen?: string;
  /** Where pieces are laid; several for several slices of toast. */
  areas: readonly Area[];
  /** Where garnish is strewn: one area, or each slice of toast. */
  garnished: Area | readonly Area[];
  /** Pieces that the surface has not drawn itself. */
  pieces: readonly PictureItem[];
  /** Share of the usual number of pieces. */
  crowd?: number;
  /** Share of the area that the pieces cover at least: more of them are laid where the usual number would be sparse. */
  cover?: number;
  /** Share of the usual size of pieces. */
  scale?: number;
  /** Pieces are the dish: they cover the area. */
  isHeap?: boolean;
  /** By how much more of them a heap's pieces cover it than usual, so that none of its ground is seen. */
  fills?: number;
  /** Sauces and dust go on before the pieces, as syrup under the butter on pancakes. */
  isGarnishedFirst?: boolean;
  /** What lies across the walls, over everything: a spoon in an empty bowl. */
  over?: string;
  /** What laps over the pieces' edges. */
  sauce?: string;
  /** How much of a piece its sauce covers, from 0 to 1. */
  sunk?: number;
  /** Share of the pieces that its sauce clings to, as it does to pasta that was tossed in it. */
  coat?: number;
  /** How much of the pieces at the foot of a heap stands in the sauce; as much as `sunk` unless it is given. */
  lap?: number;
  /** How strongly pieces are heaped about one place, from 0 (spread evenly) to 1. */
  focus?: number;
  /** Share of the small pieces that lie under the surface of a broth. */
  drowned?: number;
  /** What lies over the foot of a piece, such as grains of rice. */
  settle?: (at: Lying) => string;
}
