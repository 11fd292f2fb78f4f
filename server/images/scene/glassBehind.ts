import { n } from '../canvas/drawing';
import { mix, SHADOW } from '../canvas/palette';
import { circle, ellipse, line, path } from '../canvas/svg';
import { FOOT, type Glass } from '../glasses/glass';
import { glassOf } from '../glasses/glassKinds';
import { bottomOf, type GlassScene, rimOf, TILT } from '../glasses/glassScene';
import { glowOf, thickOf } from '../glasses/lightIn';
import { glassOutline, halfAt } from '../glasses/profile';

/** Steps of a soft edge: how far each outline is drawn in. */
const STEPS = [-18, -12, -6, 0, 6, 12];

/** How large the second glass is, and where it stands. */
const SCALE = 0.78;
const STANDS = 497;

/** The part of a glass that the drink fills. */
const filled = (glass: Glass): Glass => ({
  ...glass,
  profile: [[glass.fillTop, halfAt(glass, glass.fillTop)], ...glass.profile.filter(([y]) => y > glass.fillTop)],
});

const stemOf = ({ d, glass }: GlassScene, foot: number) =>
  ellipse(0, FOOT - 6, foot * 1.1, foot * 0.2, `fill="${d.spot('#ffffff', 0.3)}" fill-opacity=".5"`) +
  [22, 13, 6].map((wide) => path(`M0 ${n(bottomOf(glass))}V${FOOT - 8}`, line('#ffffff', wide, 0.14))).join('');

/** The same drink once more, farther back and out of focus; beside a jug it stands in a glass. */
export const glassBehind = (scene: GlassScene, top: string, aside: 1 | -1, distance: number): string => {
  const { d, liquid, foam } = scene;
  const isClear = foam === undefined;
  const glass = scene.glass.handle === 'jug' ? glassOf('highball') : scene.glass;
  const drink = filled(glass);
  const { y, half } = rimOf(glass);
  const soft = (of: Glass, below: number, fill: string, opacity: number) =>
    STEPS.map((inset) => path(glassOutline(of, 0, inset, below), `fill="${fill}" fill-opacity="${opacity}"`)).join('');
  const [fillHalf, low] = [halfAt(glass, glass.fillTop), bottomOf(glass)];
  const drawn =
    ellipse(50, FOOT + 8, glass.shadow * 1.6, 24, `fill="${d.spot(SHADOW, 0.1)}" fill-opacity=".4"`) +
    ellipse(40, FOOT + 8, glass.shadow, 14, `fill="${d.spot(glowOf(liquid), 0.1)}" fill-opacity=".5"`) +
    (glass.foot ? stemOf({ ...scene, glass }, glass.foot) : '') +
    soft(glass, glass.thick, '#fff6e6', 0.075) +
    soft(
      drink,
      glass.thick * 0.3,
      d.run([liquid, mix(liquid, thickOf(liquid, isClear), 0.3), mix(liquid, thickOf(liquid, isClear), 0.7)]),
      0.17,
    ) +
    ellipse(
      fillHalf * 0.2,
      (glass.fillTop + low) / 2,
      fillHalf * 0.6,
      (low - glass.fillTop) * 0.36,
      `fill="${d.spot(glowOf(liquid), 0)}" fill-opacity=".7"`,
    ) +
    [12, 7]
      .map((wide, i) =>
        ellipse(
          0,
          glass.fillTop,
          fillHalf - 4,
          fillHalf * TILT,
          `fill="${mix(top, '#fff6e6', 0.4)}" fill-opacity=".3" stroke="${top}" stroke-width="${wide}" stroke-opacity="${0.1 + i * 0.1}"`,
        ),
      )
      .join('') +
    [11, 5]
      .map((wide) =>
        ellipse(0, y, half, half * TILT, `fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="${wide}"`),
      )
      .join('') +
    [-0.5, 0.36, -0.1]
      .map((share, i) =>
        circle(
          half * share,
          glass.fillTop + (low - glass.fillTop) * (0.2 + i * 0.2),
          half * 0.2,
          `fill="${d.spot('#ffffff', 0.1)}" fill-opacity=".34"`,
        ),
      )
      .join('');
  return `<g transform="translate(${n(scene.x + aside * distance)} ${n(STANDS - FOOT * SCALE)}) scale(${SCALE})">${drawn}</g>`;
};
