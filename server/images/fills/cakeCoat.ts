import { type Drawing } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { brightness, darken, deepen, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import { crackle } from '../textures/crackle';
import { around, bow, CUT, FLAT, HIGH, LID, ridge, wallOf } from './cakeShape';

/** Whether a coat came out of the oven, as a crust does, rather than off a knife. */
export const isBaked = (coat: string) => brightness(coat) > 0.4 && brightness(coat) < 0.67;

/** The marks of a palette knife round the wall: each a ridge of light over its own shade. */
const knifeOnWall = (d: Drawing, coat: string) => {
  const isDark = brightness(coat) < 0.36;
  return Array.from({ length: 17 }, (_, i) => {
    const isLeft = i % 5 < 3;
    const [low, high] = isLeft ? [CUT[1] + 2, 176] : [4, CUT[0] - 3];
    const from = d.random.between(low, high - 14);
    const route = `M${bow(d.random, from, Math.min(high, from + d.random.between(12, 40)), 1, d.random.between(7, HIGH - 4), 0.7)}`;
    return (
      path(route, `${line(darken(coat, 0.34), 2.6, 0.28)} transform="translate(.6 2)"`) +
      path(route, line(lighten(coat, isDark ? 0.3 : 0.7), 1.6, isLeft && !isDark ? 0.75 : 0.36))
    );
  }).join('');
};

/** Swirls of the knife on the lid, one inside the other: each a soft ridge over its own shade. */
const knifeOnLid = (d: Drawing, coat: string) => {
  const isDark = brightness(coat) < 0.36;
  const ridges = [0.88, 0.75, 0.61, 0.47, 0.33, 0.2]
    .flatMap((out) => [0, 1].map((half) => ({ out, from: CUT[1] + 14 + half * 160 + d.random.between(-20, 20) })))
    .map(({ out, from }) =>
      ridge(d.random, from, from + d.random.between(70, 150), out + d.random.between(-0.03, 0.03), 0.026),
    )
    .join('');
  return (
    path(
      ridges,
      `transform="translate(1.4 2.6)" fill="${mix(darken(coat, 0.36), '#a06a38', 0.2)}" fill-opacity=".36"`,
    ) + path(ridges, `fill="${lighten(coat, isDark ? 0.32 : 0.76)}" fill-opacity="${isDark ? '.5' : '.7'}"`)
  );
};

/** A crust: browned in patches and towards its rim, freckled, cracked. */
const crustOnLid = (d: Drawing, coat: string) => {
  const brown = mix(deepen(coat, 0.5), '#7a3a10', 0.5);
  const spots = Array.from({ length: 26 }, (_, i) => {
    const [x, y] = [d.random.between(-92, 92), d.random.between(-88, 88)];
    const r = i < 10 ? d.random.between(14, 30) : d.random.between(1.2, 3.4);
    return i < 10
      ? ellipse(x, y, r * 1.3, r, `fill="${d.spot(i % 3 ? brown : lighten(coat, 0.5), 0)}" fill-opacity=".42"`)
      : path(
          blob(d.random, x, y, r * 1.4, r, { wobble: 0.3, points: 6 }),
          `fill="${i % 3 ? brown : lighten(coat, 0.6)}" fill-opacity=".5"`,
        );
  }).join('');
  const from = Array.from({ length: 3 }, () => ({ x: d.random.between(-70, 70), y: d.random.between(-70, 40) }));
  return `<g transform="scale(1 ${FLAT})">${spots}${crackle(d, { from, reach: 26, gap: brown, lip: lighten(coat, 0.6), width: 1.8 })}</g>`;
};

const crustOnWall = (d: Drawing, coat: string) => {
  const brown = mix(darken(coat, 0.3), '#7a3a10', 0.4);
  const marks = Array.from({ length: 40 }, (_, i) => {
    const degrees = i % 5 < 3 ? d.random.between(CUT[1], 178) : d.random.between(2, CUT[0]);
    const [x, y] = around(degrees, 1, d.random.between(5, HIGH - 3))
      .split(' ')
      .map(Number) as [number, number];
    const r = d.random.between(0.8, 2.4);
    return ellipse(x, y, r, r * 1.3, `fill="${i % 3 ? brown : lighten(coat, 0.6)}" fill-opacity=".4"`);
  }).join('');
  return marks + path(wallOf(d.random, HIGH - 9, HIGH), `fill="${brown}" fill-opacity=".34"`);
};

/** What covers the wall of a cake: icing off a knife or a crust. */
export const coatOnWall = (d: Drawing, coat: string, isCrust = isBaked(coat)): string =>
  d.clipped(path(wallOf(d.random, 0, HIGH), ''), isCrust ? crustOnWall(d, coat) : knifeOnWall(d, coat)) +
  // Round the foot it stands in its own shade.
  path(wallOf(d.random, HIGH - 7, HIGH), `fill="${SHADOW}" fill-opacity=".1"`);

/** The lid of a cake with its look, and the soft rim over the wall. */
export const coatOnLid = (d: Drawing, coat: string, isCrust = isBaked(coat)): string => {
  const isDark = brightness(coat) < 0.36;
  const rim = `M${bow(d.random, 178, CUT[1] + 1, 0.99, 1, 0.9)}M${bow(d.random, CUT[0] - 1, 2, 0.99, 1, 0.9)}`;
  return (
    path(LID, `fill="${d.shade(coat, { light: isDark ? 0.5 : 0.4, dark: 0.16 })}"`) +
    d.clipped(
      path(LID, ''),
      (isCrust ? crustOnLid(d, coat) : knifeOnLid(d, coat)) +
        placed(
          -30,
          -20,
          -14,
          ellipse(0, 0, 50, 13, `fill="${d.spot('#fff6e0', 0)}" fill-opacity="${isDark ? '.4' : '.6'}"`),
        ) +
        path(`M0 0L${around(CUT[0], 1, 0)}M0 0L${around(CUT[1], 1, 0)}`, line(darken(coat, 0.4), 3, 0.22)),
    ) +
    path(rim, `${line(darken(coat, 0.4), 4, 0.24)} transform="translate(0 3)"`) +
    path(rim, line(lighten(coat, isDark ? 0.5 : 0.7), 3.4, 0.75))
  );
};
