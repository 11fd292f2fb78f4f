import { type Drawing } from '../canvas/drawing';
import { darken, lighten, SHADOW } from '../canvas/palette';
import { circle, line, path, placed } from '../canvas/svg';
import { discShadow, rimLight, well } from './ceramics';
import type { Vessel } from './vessel';

/** An enamelled pot with two ears. */
export const pot = (d: Drawing, x: number, y: number): Vessel => {
  const r = 236;
  const enamel = d.random.pick(['#a3362a', '#2f5d62', '#d9a441', '#4a5a78', '#6b3a4f']);
  const turn = d.random.between(-14, 14);
  const ear = (side: number) =>
    placed(
      x,
      y,
      turn + (side < 0 ? 180 : 0),
      path(
        `M${r - 6} -58C${r + 60} -52 ${r + 60} 52 ${r - 6} 58`,
        `${line(SHADOW, 26, 0.3)} transform="translate(${side * 8} ${side * 14})"`,
      ) +
        path(`M${r - 6} -58C${r + 60} -52 ${r + 60} 52 ${r - 6} 58`, line(darken(enamel, 0.25), 27)) +
        path(`M${r - 6} -58C${r + 60} -52 ${r + 60} 52 ${r - 6} 58`, line(lighten(enamel, 0.2), 14)),
    );
  const cream = '#efe3d0';
  const under =
    ear(-1) +
    ear(1) +
    discShadow(d, x, y, r, 1.3) +
    circle(x, y, r, `fill="${d.sweep([lighten(enamel, 0.3), darken(enamel, 0.42)])}"`) +
    circle(x, y, r * 0.955, `fill="${darken(cream, 0.1)}"`) +
    circle(x, y, r * 0.94, `fill="${d.sweep([darken(cream, 0.55), lighten(cream, 0.3)])}"`) +
    rimLight(x, y, r - 4, 5, 0.65);
  const inside = r * 0.885;
  return {
    under,
    over: well(d, x, y, inside + 1, 0.62),
    ground: { x, y, rx: inside, ry: inside },
    isDeep: true,
    eatenWith: 'spoon',
  };
};
