import type { Area } from './areas';
import { type Drawing, n } from './drawing';
import { SHADOW } from './palette';
import type { Point } from './outlines';

/** How high a circle on the table is by its width, seen from some 40 degrees above it. */
export const SQUASH = 0.64;

/** The round area that is seen as this flat one. */
export const fromAbove = (seen: Area): Area => ({ ...seen, ry: seen.ry / SQUASH });

/** Where a point of the round area is seen, `rise` above it. */
export const seenAt = (area: Area, at: Point, rise = 0): Point => ({
  x: at.x,
  y: area.y + (at.y - area.y) * SQUASH - rise,
});

/** What is drawn from above about a height, as it is seen from the side, where a circle is so high by its width. */
export const leaned = (drawing: string, y: number, high = SQUASH): string =>
  `<g transform="translate(0 ${n(y * (1 - high))}) scale(1 ${high})">${drawing}</g>`;

/** How far off the food at the far wall is and how near that at the front one: -1 there, 1 here. */
export const depthOf = (area: Area, at: Point): number => Math.max(-1, Math.min(1, (at.y - area.y) / area.ry));

/** The dusk over the far part of a table, away from the window. */
export const farAway = (d: Drawing): string =>
  `<ellipse cx="470" cy="-70" rx="700" ry="330" fill="${d.spot(SHADOW, 0.1)}" fill-opacity=".34"/>`;
