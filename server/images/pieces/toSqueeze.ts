import type { PictureItem } from '../pictureSpec';
import { CITRUS } from '../shapes/citrusWheel';

/** Lemon to squeeze over: a few wedges at the side, never the dish itself. */
export const isToSqueeze = ({ kind, ingredient }: PictureItem): boolean => kind === 'wedge' && CITRUS.test(ingredient);
