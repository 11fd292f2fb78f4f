import { type Area, pointsIn } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { spill } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { line, path } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { swells } from '../textures/swells';
import { tonalPatches } from '../textures/tonalPatches';

/** Food that is cooked in a sauce and comes with it. */
const SAUCY = new Set(['chunk', 'crumble', 'shred']);

/** Whether this piece brings a sauce that is ladled over what it is served on. */
export const isSaucy = ({ kind }: PictureItem): boolean => SAUCY.has(kind);

/** The sauce on the crown of noodles, which has run a little down the front. */
export const ladled = (d: Drawing, { x, y, rx, ry }: Area, sauce: string): string => {
  const shape = path(spill(d.random, x, y + ry * 0.1, rx * 1.06, ry * 1.08, 0.09), '');
  const tone = d.shade(darken(sauce, 0.08), { light: 0.22, dark: 0.34 });
  return (
    contact(d, x, y + 4, rx * 0.98, ry * 0.98, 0.5) +
    shape.replace('/>', `transform="translate(1 5)" fill="${darken(sauce, 0.5)}"/>`) +
    shape.replace('/>', `fill="${tone}"/>`) +
    d.clipped(
      shape,
      tonalPatches(d, pointsIn(d.random, { x, y, rx, ry }, 12, 0.8), 18, sauce) +
        swells(d, { x, y: y + ry * 0.1, rx, ry }, sauce, 9) +
        shape.replace('/>', `${line(lighten(sauce, 0.5), 4, 0.5)} transform="translate(2 3)"/>`),
    )
  );
};
