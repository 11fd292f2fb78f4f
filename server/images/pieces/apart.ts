import type { Area } from '../canvas/areas';
import type { PictureItem } from '../pictureSpec';
import type { Place } from './places';

/** How far two pieces that show their front lie apart, by half their length. */
export const FRONT = 1.6;

const WITH_FRONT = new Set(['chunk', 'cube', 'meat-ball', 'prawn']);

/** Whether one knows a piece by its front, where it is seen from the side. */
export const showsFront = ({ kind }: PictureItem): boolean => WITH_FRONT.has(kind);

/** How often neighbours that are too close push each other away. */
const ROUNDS = 14;

/** Pieces that stay closer than this share of the gap hide each other: one of them is left out. */
const CLOSE = 0.62;

/** The share of the area that they stay within: in front of them one sees what they lie in. */
const REACH = 0.84;

/** Moves `at` away from `other` until they are `gap` apart, or by `share` of the way. */
const pushed = (at: Place, other: { x: number; y: number }, gap: number, share: number): Place => {
  const [dx, dy] = [at.x - other.x, at.y - other.y];
  const distance = Math.hypot(dx, dy) || 1;
  if (distance >= gap) return at;
  const by = ((gap - distance) * share) / distance;
  return { ...at, x: at.x + dx * by, y: at.y + dy * by };
};

/** The nearest place that is still inside the area. */
const kept = (at: Place, { x, y, rx, ry }: Area, reach: number): Place => {
  const away = Math.hypot((at.x - x) / rx, (at.y - y) / ry) / reach;
  return away <= 1 ? at : { ...at, x: x + (at.x - x) / away, y: y + (at.y - y) / away };
};

/**
 * The places of a heap that is seen from the side, drawn apart until each piece shows its front over the one before it;
 * those for which there is no room are left out, the last first.
 */
export const standApart = (
  places: readonly Place[],
  area: Area,
  gap: number,
  taken: readonly { x: number; y: number }[],
): Place[] => {
  let now = [...places];
  for (let round = 0; round < ROUNDS; round++) {
    now = now.map((at, i) => {
      const others = now.filter((_, k) => k !== i);
      const apart = others.reduce<Place>((moved, other) => pushed(moved, other, gap, 0.4), at);
      const clear = taken.reduce<Place>((moved, other) => pushed(moved, other, gap * 0.8, 0.5), apart);
      return kept(clear, area, REACH);
    });
  }
  return now.filter((at, i) => now.slice(0, i).every((o) => Math.hypot(o.x - at.x, o.y - at.y) > gap * CLOSE));
};
