import { type Drawing } from './drawing';
import { type PictureItem } from './pictureSpec';
export const propsOnTable = (_d: Drawing, _p: readonly PictureItem[], _o: unknown) => '';
