import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, SHADOW, shadeOn } from '../canvas/palette';
import { circle, ellipse, line, path } from '../canvas/svg';
import { leaned, SQUASH } from '../canvas/tilt';
import { rimLight } from './ceramics';
import type { Vessel } from './vessel';

/** A round vessel as it is seen from the side: half widths, heights and its two colours. */
export interface Tilted {
  outer: string;
  inner: string;
  /** Half its width at the rim, and as shares of it where the wall inside begins and how wide its foot is. */
  r: number;
  wall: number;
  foot: number;
  /** How high it stands, and how far below its rim the food lies. */
  height: number;
  low: number;
  /** What is drawn on its rim, from above. */
  onRim?: string;
}

/** Where the camera is nearest: by how much larger than drawn a vessel is shown that is seen from the side. */
export const NEAR = 1.36;

const shadowUnder = (d: Drawing, x: number, y: number, { r, height, foot }: Tilted) =>
  ellipse(x + 46, y + height + 26, r * 1.12, r * SQUASH * 1.02, `fill="${d.spot(SHADOW, 0.55)}" fill-opacity=".42"`) +
  ellipse(
    x + 12,
    y + height + r * SQUASH * 0.3,
    r * foot * 1.24,
    r * foot * SQUASH * 1.2,
    `fill="${d.spot(SHADOW, 0.8)}" fill-opacity=".6"`,
  );

/** The outside of the wall, from the rim to the foot. */
const bodyOf = (d: Drawing, x: number, y: number, { r, foot, height, outer }: Tilted) => {
  const [base, low] = [r * foot, y + height];
  const bulge = foot > 0.8 ? 0.99 : 0.93;
  const shape = `M${n(x - r)} ${n(y)}C${n(x - r)} ${n(y + height * 0.5)} ${n(x - r * bulge)} ${n(y + height * 0.9)} ${n(x - base)} ${n(low + base * SQUASH * 0.3)}A${n(base)} ${n(base * SQUASH)} 0 0 0 ${n(x + base)} ${n(low + base * SQUASH * 0.3)}C${n(x + r * bulge)} ${n(y + height * 0.9)} ${n(x + r)} ${n(y + height * 0.5)} ${n(x + r)} ${n(y)}Z`;
  return (
    path(
      shape,
      `fill="${d.run([darken(outer, 0.12), lighten(outer, 0.26), outer, darken(outer, 0.4), darken(outer, 0.62)], true)}"`,
    ) +
    // In the shade of its rim, and darker in its own tone where it turns away from the light at its foot.
    path(
      shape,
      `fill="${d.veil([
        [0, SHADOW, 0.24],
        [0.42, SHADOW, 0.16],
        [0.62, darken(outer, 0.5), 0],
        [0.8, darken(outer, 0.5), 0.14],
        [1, darken(outer, 0.55), 0.34],
      ])}"`,
    ) +
    ellipse(
      x - r * 0.52,
      y + r * SQUASH * 0.86,
      r * 0.2,
      r * 0.1,
      `fill="${d.spot('#fff6e0', 0.1)}" fill-opacity=".5"`,
      24,
    )
  );
};

/** The route of a circle. */
const round = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

/** A vessel of any ware, in two layers with the food between them; `x`, `y` is the middle of its rim. */
export const tilted = (d: Drawing, x: number, y: number, look: Tilted): Vessel => {
  const { outer, inner, r, wall, low, onRim = '' } = look;
  const inside = r * wall;
  const rim =
    path(
      `${round(x, y, r)}${round(x, y, inside - 1)}`,
      `fill-rule="evenodd" fill="${d.sweep([lighten(outer, 0.4), outer, darken(outer, 0.3)])}"`,
    ) +
    circle(x, y, r * 0.972, `fill="none" stroke="${lighten(outer, 0.3)}" stroke-width="5" stroke-opacity=".4"`) +
    onRim +
    circle(x, y, inside, `fill="${d.sweep([darken(inner, 0.6), darken(inner, 0.2), lighten(inner, 0.24)])}"`) +
    rimLight(x, y, r - 5, 6, 0.62);
  const [rx, ry] = [inside * 0.965, inside * 0.965 * SQUASH];
  const lip = `M${n(x - inside)} ${n(y)}A${n(inside)} ${n(inside * SQUASH)} 0 0 0 ${n(x + inside)} ${n(y)}`;
  return {
    under: shadowUnder(d, x, y, look) + bodyOf(d, x, y, look) + leaned(rim, y),
    over:
      path(lip, `${line(SHADOW, 7, 0.22)} transform="translate(0 -3)"`) +
      path(lip, `${line(lighten(outer, 0.6), 2.6, 0.55)} transform="translate(0 1)"`),
    ground: { x, y: y + low, rx, ry },
    isDeep: true,
    isTilted: true,
    // What stands up in it is seen over the far wall; the near one hides what is behind it.
    opening: `<path d="M${n(x - inside)} -200H${n(x + inside)}V${n(y)}A${n(inside)} ${n(inside * SQUASH)} 0 0 1 ${n(x - inside)} ${n(y)}Z"/>`,
    eatenWith: 'spoon',
  };
};

/** The shade that the wall throws on the food, at its upper left. */
export const wallShade = (d: Drawing, { x, y, rx, ry }: Vessel['ground']) =>
  ellipse(x, y, rx, ry, `fill="${d.edge('#451c0a', 0.72, 0.5, { x: 0.56, y: 0.6 })}"`);

/** The window's light on food that stands in a dish: warm on its upper left, in its own shade along the near wall at the right. */
export const foodLight = (d: Drawing, { x, y, rx, ry }: Vessel['ground'], food: string) => {
  const shade = shadeOn(food);
  return (
    ellipse(x + rx * 0.56, y + ry * 0.6, rx * 0.7, ry * 0.7, `fill="${d.spot(shade, 0)}" fill-opacity=".4"`, -18) +
    ellipse(x - rx * 0.36, y - ry * 0.5, rx * 0.6, ry * 0.6, `fill="${d.spot('#ffe2a0', 0)}" fill-opacity=".1"`, -12)
  );
};
