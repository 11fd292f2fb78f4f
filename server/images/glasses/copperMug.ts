import { n } from '../canvas/drawing';
import { glint } from '../canvas/light';
import { lighten, SHADOW } from '../canvas/palette';
import { ellipse, line, path, placed, rect } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { bottomOf, type GlassScene, rimOf, TILT } from './glassScene';
import { glassOutline } from './profile';

/** A hammered copper mug. */
export const copperBody = ({ d, glass, x }: GlassScene) => {
  const { y, half } = rimOf(glass);
  const shape = path(glassOutline(glass, x, 0, glass.thick), '');
  let dimples = '';
  for (let row = 0; row < 9; row++) {
    for (let k = 0; k < 9; k++) {
      const at = x - 118 + k * 30 + (row % 2) * 15;
      dimples +=
        ellipse(at, y + 26 + row * 31, 13, 11, `fill="${d.spot('#7a3a1a', 0)}" fill-opacity=".34"`) +
        glint(at - 4, y + 21 + row * 31, 5, 3, 0.28, -30);
    }
  }
  return (
    shape.replace('/>', `fill="${d.run(['#8a4a26', '#e9a870', '#f9d6ac', '#c97c48', '#a45a30', '#6f3518'], true)}"/>`) +
    d.clipped(
      shape,
      dimples +
        rect(x - 180, bottomOf(glass) + glass.thick - 12, 360, 14, `fill="${SHADOW}" fill-opacity=".3"`) +
        rect(x - 180, y + 10, 360, 5, 'fill="#7a3a1a" fill-opacity=".35"'),
    ) +
    ellipse(x, y, half, half * TILT, `fill="${d.run(['#6f3518', '#b5683a'])}"`) +
    ellipse(x, y, half, half * TILT, 'fill="none" stroke="#f9d6ac" stroke-width="5"')
  );
};

/** Ice and drink at the mouth of a mug that is not transparent. */
export const copperTop = (scene: GlassScene, pieces: readonly PictureItem[], isEmpty: boolean) => {
  const { d, glass, x, liquid } = scene;
  const { y, half } = rimOf(glass);
  if (isEmpty) return '';
  const mouth = ellipse(x, y, half - 4, (half - 4) * TILT, '');
  let ice = '';
  if (pieces.some(({ kind }) => kind === 'ice')) {
    for (const [dx, dy, turn] of [
      [-62, -8, -16],
      [4, -20, 12],
      [64, -6, 24],
    ] as const) {
      ice += placed(
        x + dx,
        y + dy,
        turn,
        rect(-34, -32, 68, 64, 'rx="14" fill="#f4fafa" fill-opacity=".7"') +
          rect(-34, -32, 68, 64, 'rx="14" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="3.500"') +
          path('M-22 -20H6M-22 -20V4', line('#ffffff', 4.6, 0.95)),
      );
    }
  }
  const front = `M${n(x - half + 3)} ${n(y)}A${n(half - 3)} ${n((half - 3) * TILT)} 0 0 0 ${n(x + half - 3)} ${n(y)}`;
  const above = path(
    `M${n(x - 200)} 0H${n(x + 200)}V${n(y)}${front.replace('M', 'L').replace(/A([\d.]+) ([\d.]+) 0 0 0 .*/, '')}H${n(x + half - 4)}A${n(half - 4)} ${n((half - 4) * TILT)} 0 0 1 ${n(x - half + 4)} ${n(y)}H${n(x - 200)}Z`,
    '',
  );
  return (
    d.clipped(mouth, ellipse(x, y + 4, half, half * TILT, `fill="${lighten(liquid, 0.2)}"`)) +
    d.clipped(above, ice) +
    path(front, line('#f9d6ac', 5)) +
    path(front, `${line('#ffffff', 2, 0.7)} transform="translate(0 -1)"`)
  );
};
