import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, SHADOW } from '../canvas/palette';
import { circle, ellipse, line, path, placed } from '../canvas/svg';
import { discShadow, rimLight, well } from './ceramics';
import { handleLoop } from './handleLoop';
import type { Vessel } from './vessel';

/** Copper, from the lit to the far side. */
const COPPER = ['#f9d6ac', '#e9a870', '#c97c48', '#8a4a26'];

/** Radius of the cup and of its saucer. */
const CUP = 124;
const SAUCER = 196;

/** A painted ring of petals round the saucer. */
const petals = (x: number, y: number, paint: string) =>
  Array.from({ length: 24 }, (_, i) => {
    const degrees = (i / 24) * 360;
    const radians = (degrees * Math.PI) / 180;
    const [px, py] = [x + Math.cos(radians) * SAUCER * 0.85, y + Math.sin(radians) * SAUCER * 0.85];
    return (
      ellipse(px, py, 13, 6.5, `fill="${paint}" fill-opacity=".85"`, degrees) +
      circle(px - Math.cos(radians) * 20, py - Math.sin(radians) * 20, 3, 'fill="#c9952e"')
    );
  }).join('');

/** The long-handled copper pot that the coffee was boiled in, seen from above, its foam still at the rim. */
const copperPot = (d: Drawing, x: number, y: number) => {
  const r = 92;
  const handle = `M${r - 8} -13L${r + 190} -19Q${r + 206} 0 ${r + 190} 19L${r - 8} 13Z`;
  const lip = `M${n(-r * 0.62)} ${n(-r * 0.78)}Q${n(-r * 1.22)} ${n(-r * 0.5)} ${n(-r * 1.24)} ${n(-r * 0.1)}Q${n(-r * 1.04)} ${n(-r * 0.02)} ${n(-r * 0.92)} ${n(r * 0.3)}Z`;
  return (
    discShadow(d, x, y, r * 1.08, 0.9) +
    placed(
      x,
      y,
      -24,
      path(handle, `transform="translate(8 14)" fill="${SHADOW}" fill-opacity=".25"`) +
        path(handle, `fill="${d.run(['#c99a5a', '#8a5428', '#5a3216'])}"`) +
        path(`M${r + 4} -8L${r + 180} -12`, line('#ffe2b0', 4, 0.4)) +
        path(`M${r - 10} -15L${r + 34} -17V17L${r - 10} 15Z`, `fill="${d.run(COPPER)}"`) +
        path(lip, `fill="${d.sweep(COPPER)}"`),
    ) +
    circle(x, y, r, `fill="${d.sweep(COPPER)}"`) +
    circle(x, y, r * 0.9, `fill="${d.sweep(COPPER.toReversed())}"`) +
    circle(x, y, r * 0.84, `fill="${d.shade('#6a3f1e', { light: 0.3, dark: 0.4 })}"`) +
    circle(x, y, r * 0.8, `fill="none" stroke="#b07d48" stroke-width="9" stroke-opacity=".8"`) +
    well(d, x, y, r * 0.86, 0.6) +
    rimLight(x, y, r - 4, 5, 0.8)
  );
};

/** A small painted cup on its saucer, beside the copper pot that the coffee was boiled in. */
export const demitasse = (d: Drawing, x: number, y: number): Vessel => {
  const paint = d.random.pick(['#2f5f9a', '#a8322c', '#2f7a6a']);
  const glaze = '#fbf7ef';
  const [cx, cy] = [x - 104, y + 46];
  const under =
    copperPot(d, x + 146, y - 96) +
    discShadow(d, cx, cy, SAUCER, 0.6) +
    circle(cx, cy, SAUCER, `fill="${d.sweep(['#ffffff', darken(glaze, 0.2)])}"`) +
    circle(cx, cy, SAUCER - 4, `fill="none" stroke="#c9952e" stroke-width="5" stroke-opacity=".9"`) +
    petals(cx, cy, paint) +
    circle(cx, cy, SAUCER * 0.68, `fill="none" stroke="${paint}" stroke-width="3" stroke-opacity=".7"`) +
    rimLight(cx, cy, SAUCER - 4, 4, 0.8) +
    handleLoop(d, cx, cy, CUP - 26, 152, glaze, 18) +
    ellipse(cx + 20, cy + 26, CUP * 1.14, CUP * 1.12, `fill="${d.spot(SHADOW, 0.66)}" fill-opacity=".36"`) +
    circle(cx, cy, CUP, `fill="${d.sweep([lighten(glaze, 0.6), darken(glaze, 0.3)])}"`) +
    circle(cx, cy, CUP - 3, `fill="none" stroke="#c9952e" stroke-width="5"`) +
    circle(cx, cy, CUP * 0.92, `fill="${d.sweep([darken(glaze, 0.5), lighten(glaze, 0.3)])}"`) +
    rimLight(cx, cy, CUP - 3, 4, 0.85);
  return {
    under,
    over: well(d, cx, cy, CUP * 0.885, 0.5),
    ground: { x: cx, y: cy, rx: CUP * 0.88, ry: CUP * 0.88 },
    isDeep: true,
    eatenWith: 'hand',
    busySide: 'right',
  };
};
