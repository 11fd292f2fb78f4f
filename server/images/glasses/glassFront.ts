import { n } from '../canvas/drawing';
import { darken, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path, rect } from '../canvas/svg';
import { bottomOf, type GlassScene, rimOf, TILT } from './glassScene';
import { glassOutline, halfAt, sideOf } from './profile';

/** The near side of the glass: its base, reflections and rim. */
export const glassFront = (scene: GlassScene) => {
  const { d, glass, x, liquid } = scene;
  const { y, half } = rimOf(glass);
  const bottom = bottomOf(glass);
  const base = glass.thick
    ? d.clipped(
        path(glassOutline(glass, x, 0, glass.thick), ''),
        rect(x - 180, bottom - 4, 360, glass.thick + 8, `fill="${mix('#ffffff', liquid, 0.25)}" fill-opacity=".62"`) +
          ellipse(
            x,
            bottom - 2,
            halfAt(glass, bottom) - 6,
            (halfAt(glass, bottom) - 6) * TILT * 0.8,
            `fill="${darken(liquid, 0.16)}" fill-opacity=".6"`,
          ) +
          ellipse(
            x - 20,
            bottom + glass.thick * 0.7,
            halfAt(glass, bottom) * 0.6,
            glass.thick * 0.2,
            'fill="#fff" fill-opacity=".7"',
          ) +
          rect(x - 180, bottom + glass.thick - 5, 360, 6, `fill="${SHADOW}" fill-opacity=".16"`),
      )
    : '';
  const inside = d.clipped(
    path(glassOutline(glass, x, 0, glass.thick), ''),
    path(sideOf(glass, x, -1, 22), line('#ffffff', Math.min(17, half * 0.16), 0.5)) +
      path(sideOf(glass, x, -1, 40), line('#ffffff', 4, 0.34)) +
      path(sideOf(glass, x, 1, 24), line('#ffffff', 5, 0.5)) +
      path(sideOf(glass, x, 1, 5), line(darken(liquid, 0.5), 10, 0.2)),
  );
  const thread = glass.hasThread
    ? [y + 12, y + 28, y + 44]
        .map(
          (at) =>
            path(`M${n(x - half - 2)} ${at}Q${x} ${at + 16} ${n(x + half + 2)} ${at}`, line('#ffffff', 5, 0.6)) +
            path(`M${n(x - half - 2)} ${at + 5}Q${x} ${at + 21} ${n(x + half + 2)} ${at + 5}`, line(SHADOW, 2, 0.16)),
        )
        .join('')
    : '';
  return (
    base +
    inside +
    thread +
    path(glassOutline(glass, x, 0, glass.thick), line(darken(liquid, 0.4), 6, 0.16)) +
    path(glassOutline(glass, x, 0, glass.thick), line('#ffffff', 3.6, 0.78)) +
    ellipse(x, y, half, half * TILT, 'fill="none" stroke="#fff" stroke-opacity=".92" stroke-width="4"') +
    path(
      `M${n(x - half * 0.86)} ${n(y + half * TILT * 0.5)}A${n(half)} ${n(half * TILT)} 0 0 0 ${n(x + half * 0.1)} ${n(y + half * TILT)}`,
      line('#ffffff', 5, 0.9),
    )
  );
};
