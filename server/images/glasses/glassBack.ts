import { n } from '../canvas/drawing';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';
import { FOOT } from './glass';
import { bottomOf, type GlassScene, rimOf, TILT } from './glassScene';
import { glowOf } from './lightIn';
import { glassOutline } from './profile';

/** The light that falls through the drink: a tongue of its colour on the table, brightest where it is gathered. */
const lightThrough = ({ d, glass, x, liquid }: GlassScene) => {
  const [glow, s] = [glowOf(liquid), glass.shadow];
  return (
    ellipse(
      x + s * 1.2,
      FOOT + 22,
      s * 1.5,
      34,
      `fill="${d.spot(mix(liquid, glow, 0.3), 0.2)}" fill-opacity=".85"`,
      5,
    ) +
    ellipse(x + s * 0.92, FOOT + 17, s * 0.86, 17, `fill="${d.spot(glow, 0.1)}" fill-opacity=".95"`, 5) +
    ellipse(x + s * 0.86, FOOT + 15, s * 0.46, 7, `fill="${d.spot(lighten(glow, 0.9), 0.1)}" fill-opacity=".95"`, 5)
  );
};

/** Shadow of the glass, with the light that falls through the drink. */
export const shadowOnTable = (scene: GlassScene) => {
  const { d, glass, x } = scene;
  return (
    ellipse(x + 104, FOOT + 16, glass.shadow * 2.2, 40, `fill="${d.spot(SHADOW, 0.2)}" fill-opacity=".5"`, 3) +
    (glass.metal ? '' : lightThrough(scene)) +
    ellipse(x + 5, FOOT + 2, glass.shadow * 1.08, 13, `fill="${d.spot(SHADOW, 0.6)}" fill-opacity=".6"`)
  );
};

/** The far side of the glass, with its stem and foot. */
export const glassBack = ({ d, glass, x }: GlassScene) => {
  const { y, half } = rimOf(glass);
  const stem = glass.foot
    ? ellipse(
        x,
        FOOT - 4,
        glass.foot,
        glass.foot * 0.15,
        `fill="${d.sweep(['#ffffff', '#d6dfe0'])}" fill-opacity=".55"`,
      ) +
      ellipse(
        x,
        FOOT - 4,
        glass.foot,
        glass.foot * 0.15,
        'fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="3"',
      ) +
      ellipse(
        x,
        FOOT - 1,
        glass.foot * 0.98,
        glass.foot * 0.14,
        `fill="none" stroke="${SHADOW}" stroke-opacity=".2" stroke-width="2"`,
      ) +
      path(
        `M${n(x - 8)} ${bottomOf(glass) - 4}C${n(x - 6)} ${bottomOf(glass) + 60} ${n(x - 5)} ${FOOT - 60} ${n(x - 26)} ${FOOT - 9}H${n(x + 26)}C${n(x + 5)} ${FOOT - 60} ${n(x + 6)} ${bottomOf(glass) + 60} ${n(x + 8)} ${bottomOf(glass) - 4}Z`,
        'fill="#fff" fill-opacity=".5"',
      ) +
      path(
        `M${n(x - 5)} ${bottomOf(glass) + 6}C${n(x - 3)} ${bottomOf(glass) + 70} ${n(x - 3)} ${FOOT - 60} ${n(x - 14)} ${FOOT - 12}`,
        line('#ffffff', 3, 0.9),
      ) +
      path(
        `M${n(x + 6)} ${bottomOf(glass) + 6}C${n(x + 5)} ${bottomOf(glass) + 70} ${n(x + 4)} ${FOOT - 60} ${n(x + 18)} ${FOOT - 12}`,
        line(SHADOW, 2, 0.2),
      )
    : '';
  return (
    stem +
    path(glassOutline(glass, x, 0, glass.thick), 'fill="#fff" fill-opacity=".26"') +
    ellipse(x, y, half, half * TILT, 'fill="#fff" fill-opacity=".14"')
  );
};

/** The handle of a jug or mug. */
export const handleOf = ({ glass, x }: GlassScene) => {
  if (glass.handle === 'jug') {
    const loop = `M${n(x + 96)} 168C${n(x + 210)} 130 ${n(x + 232)} 330 ${n(x + 146)} 396`;
    return (
      path(loop, line(SHADOW, 26, 0.12)) +
      path(loop, line('#ffffff', 22, 0.5)) +
      path(loop, `${line('#ffffff', 5, 0.85)} transform="translate(-6 -3)"`) +
      path(loop, `${line(SHADOW, 3, 0.18)} transform="translate(9 5)"`) +
      path(
        `M${n(x - 98)} 112Q${n(x - 132)} 104 ${n(x - 126)} 124Q${n(x - 112)} 146 ${n(x - 94)} 152Z`,
        'fill="#fff" fill-opacity=".45" stroke="#fff" stroke-opacity=".8" stroke-width="3"',
      )
    );
  }
  if (glass.handle === 'ear') {
    const ear = `M${n(x + 146)} 284C${n(x + 262)} 248 ${n(x + 268)} 420 ${n(x + 132)} 424`;
    return (
      path(ear, `${line(SHADOW, 30, 0.12)} transform="translate(4 6)"`) +
      path(ear, line('#e9efec', 27, 0.62)) +
      path(ear, `${line(SHADOW, 4, 0.2)} transform="translate(9 6)"`) +
      path(ear, `${line('#ffffff', 6, 0.95)} transform="translate(-6 -5)"`) +
      path(ear, `${line('#ffffff', 2.5, 0.8)} transform="translate(10 9)"`)
    );
  }
  if (glass.handle === 'loop') {
    const loop = `M${n(x + 122)} 270C${n(x + 224)} 262 ${n(x + 224)} 432 ${n(x + 118)} 440`;
    return (
      path(loop, line(darken('#b5683a', 0.45), 27)) +
      path(loop, line('#c97c48', 22)) +
      path(loop, `${line('#f6cda0', 6, 0.85)} transform="translate(-5 -5)"`)
    );
  }
  return '';
};
