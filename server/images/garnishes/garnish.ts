import { type Area } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { type PictureItem } from '../pictureSpec';

/** What a garnish is drawn with. */
export interface GarnishPen {
  d: Drawing;
  /** Where it is strewn. */
  area: Area;
  item: PictureItem;
  /** Colour of what it lies on. */
  under: string;
  /** The item's own colour, else its ingredient's usual one, else the fallback. */
  colour: (fallback: string) => string;
  /** Size of the area compared to a full plate, for numbers that grow with it. */
  room: number;
}

/** Draws one garnish onto its area. */
export type DrawGarnish = (pen: GarnishPen) => string;

/** The green of herbs that give no colour. */
export const GREEN = '#4b8a36';
