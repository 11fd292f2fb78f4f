import { type Drawing } from '../canvas/drawing';
import type { Glass } from './glass';

/** A glass in the picture and what it is drawn with. */
export interface GlassScene {
  d: Drawing;
  glass: Glass;
  x: number;
  /** The main colour of the drink. */
  liquid: string;
  /** The colour at a height of a drink in layers; in others it is the same everywhere. */
  toneAt?: (y: number) => string;
  foam?: string;
}

/** Height of a horizontal circle as a share of its width, seen from the front. */
export const TILT = 0.135;

/** Height and half width of the rim. */
export const rimOf = ({ profile }: Glass) => ({ y: profile[0]![0], half: profile[0]![1] });

/** Height of the inner bottom. */
export const bottomOf = ({ profile }: Glass) => profile.at(-1)![0];
