import type { Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';
import { crumbTile } from '../textures/crumbTile';
import { burst, ovenOnLoaf } from './loafCrust';

/** How far the body of a loaf runs back from its cut face. */
const BACK = { x: -236, y: -78 };
const STEPS = 44;

interface Loaf {
  /** Its outline where it is cut, in a box of 200 x 200. */
  profile: string;
  crust: string;
  /** What the cut shows. */
  face: () => string;
  /** Lines scored into the top, from the cut face backwards in shares of the length. */
  scores?: readonly number[];
  /** Whether it rose and burst along its top. */
  isBurst?: boolean;
  /** What lies along the top, for a share of the length. */
  coat?: (back: Point, share: number) => string;
}

/** A thickness of loaf whose cut face is at (x, y), run back by a share of the whole. */
const length = (d: Drawing, { profile, crust, face, scores = [], isBurst = false, coat }: Loaf, share: number) => {
  const at = (back: number) => `transform="translate(${(BACK.x * back).toFixed(1)} ${(BACK.y * back).toFixed(1)})"`;
  const brown = mix(crust, '#8a4412', 0.3);
  const tones = d.run([lighten(crust, 0.4), crust, brown, darken(crust, 0.45)]);
  const steps = Math.max(3, Math.round(STEPS * share));
  let drawn = path(
    profile,
    `transform="translate(${BACK.x * share + 6} ${BACK.y * share + 16})" fill="${SHADOW}" fill-opacity=".2"`,
  );
  for (let i = steps; i > 0; i--) drawn += path(profile, `${at((i / steps) * share)} fill="${tones}"`);
  drawn +=
    ovenOnLoaf(d, BACK, share, crust) + (isBurst ? burst(d, BACK, share, crust) : '') + (coat?.(BACK, share) ?? '');
  for (const back of scores) {
    if (back >= share) continue;
    drawn +=
      path('M-54 -66C-20 -56 20 -56 52 -68', `${at(back)} ${line(lighten(crust, 0.5), 13, 0.6)}`) +
      path('M-54 -70C-20 -60 20 -60 52 -72', `${at(back)} ${line(darken(crust, 0.5), 4, 0.5)}`);
  }
  return (
    drawn +
    path('M-62 -52C-40 -66 -10 -70 20 -70', `${at(share * 0.5)} ${line('#fff6e0', 8, 0.35)}`) +
    path(profile, `fill="${darken(crust, 0.2)}"`) +
    face()
  );
};

/** A loaf or a log seen at an angle: its cut face in front, two slices cut off it. */
export const extruded = (d: Drawing, x: number, y: number, loaf: Loaf, scale: number) =>
  placed(
    x,
    y,
    0,
    length(d, loaf, 1) +
      placed(78, 34, d.random.between(2, 6), length(d, loaf, 0.11)) +
      placed(158, 74, d.random.between(5, 10), length(d, loaf, 0.11)),
    scale,
  );

/** Where the three cut faces lie, of a loaf at (0, 0). */
export const FACES = [
  { x: 158, y: 74 },
  { x: 78, y: 34 },
] as const;

/** The crumb of a cut face: pale towards the middle, in the shade at its right, denser at its foot, full of holes. */
export const crumbOf = (d: Drawing, profile: string, crumb: string) => {
  const face = (fill: string, scale = 0.91) => path(profile, `transform="scale(${scale})" ${fill}`);
  return (
    face(`fill="${d.shade(crumb, { light: 0.34, dark: 0.2 })}"`) +
    face(`fill="${d.edge(mix(crumb, '#b8782c', 0.5), 0.6, 0.5)}"`) +
    face(`fill="${crumbTile(d, crumb, 1.25)}"`) +
    face(line(lighten(crumb, 0.7), 2, 0.5), 0.89)
  );
};
