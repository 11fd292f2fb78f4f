import { n } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { ellipse, line, path } from '../canvas/svg';
import { bottomOf, type GlassScene, TILT } from './glassScene';
import { iceCube } from './iceCube';
import { halfAt } from './profile';

interface Cube extends Point {
  turn: number;
}

/** Half the size of a cube, which grows with its glass. */
const sizeIn = ({ glass }: GlassScene) =>
  Math.min(62, halfAt(glass, (glass.fillTop + bottomOf(glass)) / 2) * (glass.foot ? 0.42 : 0.54));

/** Where cubes lie: packed from the surface down, as ice floats, two in a row where the glass is wide enough. */
const cubesIn = (scene: GlassScene, swims: boolean): Cube[] => {
  const { d, glass, x } = scene;
  const size = sizeIn(scene);
  const cubes: Cube[] = [];
  const last = bottomOf(glass) - size * 1.1;
  for (let y = glass.fillTop + size * (swims ? 1.5 : 0.7), row = 0; y < last; y += size * 1.34, row++) {
    const reach = halfAt(glass, y + size * 0.5) - size * 0.94;
    if (reach < 0) break;
    const lean = d.random.between(-0.16, 0.16) + (row % 2 ? 0.2 : -0.2);
    const sides = reach > size * 0.34 ? [-1, 1] : [0];
    for (const side of sides)
      cubes.push({
        x: x + Math.max(-reach, Math.min(reach, side * Math.max(reach * 0.86, size * 0.4) + lean * size)),
        y: y + d.random.between(-0.16, 0.16) * size + (side * (row % 2 ? 1 : -1) * size) / 5,
        turn: d.random.between(-30, 30),
      });
  }
  return cubes.reverse();
};

/** Ice in the drink, seen through the glass; where some of it `swims`, that is drawn by `iceOut`. */
export const iceIn = (scene: GlassScene, swims: boolean): string =>
  cubesIn(scene, swims)
    .map((at) => iceCube(scene.d, at, sizeIn(scene), scene.toneAt?.(at.y) ?? scene.liquid, at.turn))
    .join('');

/** The cubes that swim at the top: what stands out of the drink is bright, and the drink climbs a little up their sides. */
export const iceOut = (scene: GlassScene): string => {
  const { d, glass, x, liquid } = scene;
  const size = sizeIn(scene);
  const half = halfAt(glass, glass.fillTop) - 6;
  const reach = half - size * 0.9;
  const at = reach > size * 0.5 ? [-1, 1] : [-0.4];
  return at
    .map((side, i) => {
      const cube = { x: x + side * reach * d.random.between(0.7, 0.95), y: glass.fillTop + (i ? 6 : -4) };
      const wet = cube.y + size * 0.3;
      const out = path(
        `M${n(x - half)} 0H${n(x + half)}V${n(glass.fillTop)}A${n(half)} ${n(half * TILT)} 0 0 1 ${n(x - half)} ${n(glass.fillTop)}Z`,
        '',
      );
      return (
        d.clipped(
          out,
          ellipse(cube.x + 5, wet + 3, size * 1.02, size * 0.3, `fill="${liquid}" fill-opacity=".6"`) +
            iceCube(d, cube, size, liquid, d.random.between(-24, 24), true),
        ) +
        path(
          `M${n(cube.x - size * 0.84)} ${n(glass.fillTop + half * TILT * 0.5)}Q${n(cube.x)} ${n(glass.fillTop + half * TILT + 4)} ${n(cube.x + size * 0.84)} ${n(glass.fillTop + half * TILT * 0.5)}`,
          line('#ffffff', 3, 0.5),
        )
      );
    })
    .join('');
};
