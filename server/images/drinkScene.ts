import { type Drawing } from './drawing';
import { type PictureSpec } from './pictureSpec';
export const isSeenFromFront = (_v: string) => false;
export const drawDrinkScene = (_d: Drawing, _p: PictureSpec) => '';
