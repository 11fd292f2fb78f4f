import type { Area } from '../canvas/areas';

/** A vessel in two layers with the food between them; seen from above unless it says otherwise. */
export interface Vessel {
  /** Everything under the food. */
  under: string;
  /** Everything over the food: the wall's shadow on it. */
  over: string;
  /** Where food can lie. */
  ground: Area;
  /** Whether walls hold the food, so that it fills the ground from edge to edge. */
  isDeep: boolean;
  /** Whether it is seen from the side, so that its ground is flat and food stands up from it. */
  isTilted?: true;
  /** Whether it is a board or a tray seen from the side of the table, with its near edge. */
  isLow?: true;
  /** By how much food that is drawn from above is flattened on it. */
  lean?: number;
  /** The shape through which the food of a tilted vessel is seen. */
  opening?: string;
  /** The colour of its outside, which is seen from the side. */
  glaze?: string;
  eatenWith: 'fork' | 'spoon' | 'hand';
  /** A side that a handle takes; nothing else is put there. */
  busySide?: 'left' | 'right';
}
