import type { Area } from '../canvas/areas';

/** A vessel seen from above, in two layers with the food between them. */
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
  /** The shape through which the food of a tilted vessel is seen. */
  opening?: string;
  /** The colour of its outside, which is seen from the side. */
  glaze?: string;
  eatenWith: 'fork' | 'spoon' | 'hand';
  /** A side that a handle takes; nothing else is put there. */
  busySide?: 'left' | 'right';
}
