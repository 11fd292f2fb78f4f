import type { Drawing } from '../canvas/drawing';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import { speckled } from '../textures/speckled';

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
}

/** A thickness of loaf whose cut face is at (x, y), run back by a share of the whole. */
const length = (d: Drawing, { profile, crust, face, scores = [] }: Loaf, share: number) => {
  const at = (back: number) => `transform="translate(${(BACK.x * back).toFixed(1)} ${(BACK.y * back).toFixed(1)})"`;
  const brown = mix(crust, '#8a4412', 0.3);
  const tones = d.run([lighten(crust, 0.4), crust, brown, darken(crust, 0.45)]);
  const steps = Math.max(3, Math.round(STEPS * share));
  let drawn = path(
    profile,
    `transform="translate(${BACK.x * share + 6} ${BACK.y * share + 16})" fill="${SHADOW}" fill-opacity=".2"`,
  );
  for (let i = steps; i > 0; i--) drawn += path(profile, `${at((i / steps) * share)} fill="${tones}"`);
  for (let i = 0; i < 18 * share; i++) {
    const along = d.random.between(0.02, share);
    drawn += ellipse(
      BACK.x * along + d.random.between(-58, 40),
      BACK.y * along + d.random.between(-62, -14),
      d.random.between(14, 32),
      d.random.between(7, 14),
      `fill="${d.spot(d.random.chance(0.66) ? mix(crust, '#7a3a10', 0.6) : lighten(crust, 0.5), 0.05)}" fill-opacity=".3"`,
      18,
    );
  }
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

/** The crumb of a cut face: pale towards the middle, with holes. */
export const crumbOf = (d: Drawing, profile: string, crumb: string) =>
  path(profile, `transform="scale(.91)" fill="${d.shade(crumb, { light: 0.3, dark: 0.16 })}"`) +
  d.clipped(path(profile, 'transform="scale(.9)"'), speckled({ d, colour: crumb, turn: 0, ingredient: '' }, 34, 84, 5));
