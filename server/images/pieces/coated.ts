import type { Drawing } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import { brightness, lighten } from '../canvas/palette';
import { ellipse } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import type { Lying } from './inSauce';

/** Meat that was cooked in its sauce and comes out of it with some of it on. */
const MEAT =
  /chicken|turkey|thigh|rabbit|duck|pork|beef|lamb|mutton|veal|venison|goat|brisket|shin|cheek|shoulder|meat|mince|paneer|tofu/i;

/** The words for pieces that are large and firm enough to carry sauce. */
const CARRIES = new Set(['chunk', 'cube', 'meat-ball', 'tofu-block']);

/** Whether sauce clings to this piece. */
export const isCoated = ({ kind, ingredient }: PictureItem): boolean => CARRIES.has(kind) && MEAT.test(ingredient);

/** How many of the pieces carry sauce on top: the others were turned over, or stand out of it. */
const SHARE = 0.7;

/** The sauce that runs off the top of a piece: a film, thin at its edges, with the window in it. */
export const coated = (d: Drawing, { x, y, rx, ry, turn }: Lying, sauce: string): string => {
  if (!d.random.chance(SHARE)) return '';
  const angle = (turn * Math.PI) / 180;
  const along = d.random.between(-0.34, 0.34) * rx;
  const [cx, cy] = [x + Math.cos(angle) * along, y + Math.sin(angle) * along - ry * 0.1];
  const r = Math.sqrt(rx * ry);
  const isPale = brightness(sauce) > 0.62;
  return (
    ellipse(
      cx,
      cy,
      rx * d.random.between(0.62, 0.84),
      ry * d.random.between(0.5, 0.72),
      `fill="${d.spot(lighten(sauce, isPale ? 0.08 : 0.16), 0.2)}" fill-opacity="${isPale ? 0.4 : 0.3}"`,
      turn,
    ) +
    sliver(cx - r * 0.16, cy - r * 0.16, r * d.random.between(0.16, 0.26), isPale ? 0.85 : 0.6) +
    sliver(
      cx + r * 0.2,
      cy + r * 0.02,
      r * d.random.between(0.07, 0.12),
      isPale ? 0.7 : 0.5,
      d.random.between(-60, -10),
    )
  );
};
