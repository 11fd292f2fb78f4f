import type { Drawing } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import { brightness, lighten } from '../canvas/palette';
import { ellipse, placed } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import type { Lying } from './inSauce';

/** Joints and cutlets that are served with their sauce spooned over them. */
const SERVED_IN_SAUCE = /^(drumstick|chicken-breast|chop|meat-slices)$/;

/** Whether a cook spoons sauce over this piece. */
export const isNapped = ({ kind }: PictureItem): boolean => SERVED_IN_SAUCE.test(kind);

/** How many of the pieces have sauce on them. */
const SHARE = 0.8;

/** A spoonful of sauce over a joint: a film on the thick end, thin at its edges, with the window in it. */
export const napped = (d: Drawing, { x, y, rx, ry, turn }: Lying, sauce: string): string => {
  const { random } = d;
  if (!random.chance(SHARE)) return '';
  const angle = (turn * Math.PI) / 180;
  // The thick end of a joint is on the left of its own box.
  const [cx, cy] = [x - Math.cos(angle) * rx * 0.3, y - Math.sin(angle) * rx * 0.3 * (ry / rx + 0.3) - ry * 0.12];
  const [wide, high] = [rx * random.between(0.42, 0.54), ry * random.between(0.4, 0.52)];
  const isPale = brightness(sauce) > 0.6;
  const tone = lighten(sauce, isPale ? 0.06 : 0.14);
  const soft = (dx: number, dy: number, share: number, opacity: number) =>
    ellipse(dx, dy, wide * share, high * share, `fill="${d.spot(tone, 0.45)}" fill-opacity="${opacity}"`, turn);
  return placed(
    cx,
    cy,
    0,
    soft(0, high * 0.2, 1.5, 0.5) +
      soft(-wide * 0.1, 0, 1.05, 0.62) +
      sliver(-wide * 0.34, -high * 0.4, wide * 0.3, isPale ? 0.9 : 0.7) +
      sliver(wide * 0.3, -high * 0.1, wide * 0.13, 0.6),
  );
};
