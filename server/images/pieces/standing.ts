import type { Area } from '../canvas/areas';
import type { Point } from '../canvas/outlines';
import { depthOf, seenAt } from '../canvas/tilt';
import type { PictureItem } from '../pictureSpec';
import { awayFrom } from './inHeap';

/** How high the middle of a heap stands in a dish that is seen from the side, in picture units. */
const HEIGHT = 44;

/** How high a piece that lies flat is seen by its width, and one that is as thick as it is wide. */
const FLAT = 0.7;
const THICK = 0.88;

const LIES_FLAT =
  /^(ring|slice|wheel|egg-fried|dough-ring|squid-ring|flatbread|thin-slice|ham|bread-slice|leaf|tortilla-chip|cheese-toast|steak|fish-fillet|arc|shred|strip|crumble)$/;

/** How high a piece of this kind is seen by its width. */
export const leanOf = ({ kind }: PictureItem): number => (LIES_FLAT.test(kind) ? FLAT : THICK);

/** Where food stands that is seen from the side: not so close to the far wall that it would hide it. */
export const inFront = (area: Area): Area => ({ ...area, y: area.y + area.ry * 0.05, ry: area.ry * 0.9 });

/** Food near the viewer is larger than what lies at the far wall. */
export const nearSize = (area: Area, at: Point): number => 1 + 0.13 * depthOf(area, at);

/** Where a piece is seen that lies here, on a heap with this heart; `raised` is how high it lies on others. */
export const standing = (area: Area, heart: Point, at: Point, focus: number, raised = 0): Point => {
  const away = awayFrom(heart, area, at);
  return seenAt(area, at, HEIGHT * (0.25 + focus) * Math.max(0, 1 - away ** 2) + raised);
};
