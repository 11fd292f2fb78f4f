import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { circle, line, path, placed } from '../canvas/svg';
import { ovenBrown } from '../textures/bakedFace';

/** How many flutes the tin has. */
const FLUTES = 40;

/** How far the filling reaches, as a share of the radius. */
export const FILLED = 0.885;

const STEP = (Math.PI * 2) / FLUTES;

const at = (r: number, angle: number) => `${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`;

/** The outline that a fluted tin gives to pastry: arcs that meet in sharp valleys; no two reach equally far. */
const flutedRoute = (r: number, reaches: readonly number[]) => {
  let route = `M${at(r, 0)}`;
  for (let i = 0; i < FLUTES; i++)
    route += `Q${at(r * (1.052 + reaches[i]!), (i + 0.5) * STEP)} ${at(r, (i + 1) * STEP)}`;
  return `${route}Z`;
};

/** The folds of the outer wall, and of the inner one where it is seen: a dark line in each valley, a lit back beside it. */
const folds = (d: Drawing, r: number, colour: string, brown: string) => {
  let [valleys, backs, tips] = ['', '', ''];
  for (let i = 0; i < FLUTES; i++) {
    const angle = i * STEP + d.random.between(-0.01, 0.01);
    valleys += `M${at(r * 0.9, angle)}L${at(r * 0.955, angle)}`;
    backs += `M${at(r * 0.9, angle + STEP * 0.4)}L${at(r * 0.962, angle + STEP * 0.4)}`;
    if (d.random.chance(0.55)) tips += `M${at(r * 0.985, angle + STEP * 0.24)}L${at(r * 0.985, angle + STEP * 0.76)}`;
  }
  return (
    path(valleys, line(darken(mix(colour, brown, 0.4), 0.3), r * 0.014, 0.62)) +
    path(backs, line(lighten(colour, 0.62), r * 0.016, 0.5)) +
    path(tips, line(brown, r * 0.026, 0.42))
  );
};

/** A shell of pastry from a fluted tin about (x, y): dark outside, a crisp browned edge, the folds of its inner wall. */
export const flutedShell = (d: Drawing, x: number, y: number, r: number, colour: string): string => {
  const brown = ovenBrown(colour);
  const reaches = Array.from({ length: FLUTES }, () => d.random.between(-0.012, 0.014));
  const outer = flutedRoute(r * 0.985, reaches);
  const edge = flutedRoute(r * 0.968, reaches);
  const inner = flutedRoute(r * 0.925, reaches);
  // Brown here more, there less: the oven is hotter on one side.
  const hot = Array.from({ length: 7 }, () => {
    const angle = d.random.next() * 6.283;
    return circle(
      Math.cos(angle) * r * 0.96,
      Math.sin(angle) * r * 0.96,
      r * d.random.between(0.12, 0.24),
      `fill="${d.spot(brown, 0)}" fill-opacity=".7"`,
    );
  }).join('');
  return placed(
    x,
    y,
    0,
    path(outer, `transform="translate(3 9)" fill="${darken(mix(colour, brown, 0.5), 0.5)}"`) +
      path(outer, `fill="${d.shade(mix(colour, brown, 0.5), { light: 0.2, dark: 0.3 })}"`) +
      path(edge, `fill="${d.sweep([lighten(colour, 0.5), lighten(colour, 0.16), colour])}"`) +
      d.clipped(path(edge, ''), hot) +
      // The inner wall faces the window at the lower right only.
      path(
        inner,
        `fill="${d.sweep([darken(mix(colour, brown, 0.5), 0.3), mix(colour, brown, 0.4), lighten(colour, 0.24)])}"`,
      ) +
      folds(d, r, colour, brown) +
      circle(-1, -2, r * (FILLED + 0.012), `fill="${SHADOW}" fill-opacity=".34"`),
  );
};
