import { type Drawing, n } from '../canvas/drawing';
import { glint } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { lighten, SHADOW } from '../canvas/palette';
import { ellipse, line, path, placed, rect } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { bottomOf, type GlassScene, rimOf, TILT } from './glassScene';
import type { Metal } from './metals';
import { glassOutline, halfAt } from './profile';

const hammered = (d: Drawing, x: number, y: number, { dimple }: Metal) => {
  let dimples = '';
  for (let row = 0; row < 9; row++) {
    for (let k = 0; k < 9; k++) {
      const at = x - 118 + k * 30 + (row % 2) * 15;
      dimples +=
        ellipse(at, y + 26 + row * 31, 13, 11, `fill="${d.spot(dimple, 0)}" fill-opacity=".34"`) +
        glint(at - 4, y + 21 + row * 31, 5, 3, 0.28, -30);
    }
  }
  return dimples;
};

/** The frost on a cold silver cup: a haze, and a beaded band under the rim. */
const frosted = ({ d, glass, x }: GlassScene) => {
  const { y } = rimOf(glass);
  const half = halfAt(glass, y + 40);
  let frost = rect(x - half, y + 20, half * 2, 190, `fill="${d.run(['#ffffff', '#e4ecf0'])}" fill-opacity=".3"`);
  for (let i = 0; i < 26; i++) {
    const share = ((i + 0.5) / 26) * 2 - 1;
    const at = { x: x + share * half, y: y + 26 + Math.sqrt(1 - share * share) * half * TILT };
    frost += ellipse(at.x, at.y, 4.6, 4.6, `fill="${d.shade('#c3cacf', { light: 0.8, dark: 0.5 })}"`);
  }
  return frost;
};

/** A mug or cup of metal, hammered or smooth. */
export const metalBody = (scene: GlassScene, metal: Metal) => {
  const { d, glass, x } = scene;
  const { y, half } = rimOf(glass);
  const shape = path(glassOutline(glass, x, 0, glass.thick), '');
  return (
    shape.replace('/>', `fill="${d.run(metal.body, true)}"/>`) +
    d.clipped(
      shape,
      (metal.isHammered ? hammered(d, x, y, metal) : frosted(scene)) +
        rect(x - 180, bottomOf(glass) + glass.thick - 12, 360, 14, `fill="${SHADOW}" fill-opacity=".3"`) +
        rect(x - 180, y + 10, 360, 5, `fill="${metal.dimple}" fill-opacity=".35"`),
    ) +
    ellipse(x, y, half, half * TILT, `fill="${d.run(metal.mouth)}"`) +
    ellipse(x, y, half, half * TILT, `fill="none" stroke="${metal.rim}" stroke-width="5"`)
  );
};

const cubes = (x: number, y: number) =>
  (
    [
      [-62, -8, -16],
      [4, -20, 12],
      [64, -6, 24],
    ] as const
  )
    .map(([dx, dy, turn]) =>
      placed(
        x + dx,
        y + dy,
        turn,
        rect(-34, -32, 68, 64, 'rx="14" fill="#f4fafa" fill-opacity=".7"') +
          rect(-34, -32, 68, 64, 'rx="14" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="3.500"') +
          path('M-22 -20H6M-22 -20V4', line('#ffffff', 4.6, 0.95)),
      ),
    )
    .join('');

/** Crushed ice, domed over the rim; the drink stains it towards the edge. */
const crushed = (d: Drawing, x: number, y: number, half: number, liquid: string) => {
  let ice = ellipse(x, y - 8, half * 0.94, half * 0.5, `fill="${d.shade('#dfe9ea', { light: 0.9, dark: 0.2 })}"`);
  for (let i = 0; i < 120; i++) {
    const angle = d.random.next() * 6.283;
    const reach = Math.sqrt(d.random.next());
    const at = { x: x + Math.cos(angle) * half * 0.9 * reach, y: y - 10 + Math.sin(angle) * half * 0.46 * reach };
    const r = d.random.between(6, 14);
    const tone =
      at.y > y + 10 && i % 3 === 0 ? lighten(liquid, 0.45) : d.random.pick(['#ffffff', '#f1f7f7', '#d6e3e6']);
    ice += path(
      blob(d.random, at.x, at.y, r, r * 0.72, { wobble: 0.28, points: 6 }),
      `fill="${tone}" fill-opacity=".85" stroke="#9fb4ba" stroke-opacity=".35" stroke-width="1.2"`,
    );
  }
  return ice;
};

/** Ice and drink at the mouth of a mug that is not transparent. */
export const metalTop = (scene: GlassScene, metal: Metal, pieces: readonly PictureItem[], isEmpty: boolean) => {
  const { d, glass, x, liquid } = scene;
  const { y, half } = rimOf(glass);
  if (isEmpty) return '';
  const mouth = ellipse(x, y, half - 4, (half - 4) * TILT, '');
  const hasIce = pieces.some(({ kind }) => kind === 'ice');
  const ice = hasIce ? (metal.isHammered ? cubes(x, y) : crushed(d, x, y, half, liquid)) : '';
  const front = `M${n(x - half + 3)} ${n(y)}A${n(half - 3)} ${n((half - 3) * TILT)} 0 0 0 ${n(x + half - 3)} ${n(y)}`;
  const above = path(
    `M${n(x - 200)} 0H${n(x + 200)}V${n(y)}${front.replace('M', 'L').replace(/A([\d.]+) ([\d.]+) 0 0 0 .*/, '')}H${n(x + half - 4)}A${n(half - 4)} ${n((half - 4) * TILT)} 0 0 1 ${n(x - half + 4)} ${n(y)}H${n(x - 200)}Z`,
    '',
  );
  return (
    d.clipped(mouth, ellipse(x, y + 4, half, half * TILT, `fill="${lighten(liquid, 0.2)}"`)) +
    d.clipped(above, ice) +
    path(front, line(metal.rim, 5)) +
    path(front, `${line('#ffffff', 2, 0.7)} transform="translate(0 -1)"`)
  );
};
