import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, SHADOW } from '../canvas/palette';
import { circle, line, path, placed } from '../canvas/svg';
import { discShadow, rimLight, well } from './ceramics';
import type { Vessel } from './vessel';

/** An iron pan, its handle to the lower right or left. */
export const pan = (d: Drawing, x: number, y: number): Vessel => {
  const r = d.random.between(238, 246);
  const iron = d.random.pick(['#35302e', '#3a3230', '#2f3338']);
  const isRight = d.random.chance(0.68);
  const turn = isRight ? d.random.between(30, 44) : d.random.between(138, 150);
  const handle = `M${n(r - 20)} -36C${n(r + 50)} -23 ${n(r + 90)} -25 ${n(r + 340)} -27V27C${n(r + 90)} 25 ${n(r + 50)} 23 ${n(r - 20)} 36Z`;
  const under =
    placed(
      x + 14,
      y + 22,
      turn,
      path(handle, `fill="${SHADOW}" fill-opacity=".22" stroke="${SHADOW}" stroke-opacity=".1" stroke-width="16"`),
    ) +
    placed(
      x,
      y,
      turn,
      path(
        handle,
        `fill="${d.run(isRight ? [lighten(iron, 0.3), iron, darken(iron, 0.45)] : [darken(iron, 0.45), iron, lighten(iron, 0.3)])}"`,
      ) + path(`M${n(r + 60)} ${isRight ? -15 : 15}L${n(r + 330)} ${isRight ? -17 : 17}`, line('#ffffff', 4, 0.16)),
    ) +
    discShadow(d, x, y, r, 1.05) +
    circle(x, y, r, `fill="${d.sweep([lighten(iron, 0.36), darken(iron, 0.5)])}"`) +
    circle(x, y, r * 0.958, `fill="${d.sweep([darken(iron, 0.55), lighten(iron, 0.16)])}"`) +
    circle(x, y, r * 0.93, `fill="${d.shade(lighten(iron, 0.05), { light: 0.16, dark: 0.3 })}"`) +
    rimLight(x, y, r - 4, 5, 0.5);
  const inside = r * 0.93;
  return {
    under,
    over: well(d, x, y, inside + 1, 0.6),
    ground: { x, y, rx: inside, ry: inside },
    isDeep: true,
    eatenWith: 'spoon',
    busySide: isRight ? 'right' : 'left',
  };
};
