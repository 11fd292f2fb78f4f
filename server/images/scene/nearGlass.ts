import { n } from '../canvas/drawing';
import { FOOT, type Glass } from '../glasses/glass';

/** Height at which the rim of a glass stands when the camera is near: room for a slice or a sprig above it. */
const RIM = 104;

/** The same where a stick, a straw or a fruit with its leaves stands up out of it. */
const RIM_BELOW_TALL = 168;

/** The nearest the camera goes, so that a shot stays a small glass. */
const NEAREST = 1.26;

/** The widest that a glass is shown, in picture units: beside it lies what it is made of. */
const WIDEST = 390;

/** How much larger than drawn a glass is shown. */
export const nearnessOf = ({ profile }: Glass, hasTall = false): number => {
  const half = Math.max(...profile.map(([, width]) => width));
  const rim = hasTall ? RIM_BELOW_TALL : RIM;
  return Math.max(hasTall ? 0.9 : 1.04, Math.min(NEAREST, (FOOT - rim) / (FOOT - profile[0]![0]), WIDEST / (half * 2)));
};

/** The drawing of a glass seen from nearer, about the place where it stands. */
export const nearGlass = (drawing: string, glass: Glass, x: number, hasTall = false): string => {
  const near = nearnessOf(glass, hasTall);
  // Nearer to the viewer it also stands a little lower.
  const low = FOOT + (near - 1) * 26;
  return `<g transform="translate(${n(x * (1 - near))} ${n(low - FOOT * near)}) scale(${near.toFixed(3)})">${drawing}</g>`;
};
