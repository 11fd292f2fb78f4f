import type { Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { boxShadow } from '../canvas/light';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { line, path } from '../canvas/svg';
import type { Vessel } from './vessel';

/** A rectangular baking dish with two ears. */
export const bakingDish = (d: Drawing, x: number, y: number): Vessel => {
  const [width, height] = [600, 418];
  const glaze = d.random.pick(['#f1e9dc', '#b9553a', '#39606b', '#e2b45a', '#ede4d6']);
  const inner = mix(glaze, '#f3e6d0', 0.55);
  const [left, top] = [x - width / 2, y - height / 2];
  const box = (inset: number, corner: number, rest: string) =>
    `<rect x="${n(left + inset)}" y="${n(top + inset)}" width="${n(width - 2 * inset)}" height="${n(height - 2 * inset)}" rx="${corner}" ${rest}/>`;
  const ear = (cx: number) =>
    `<rect x="${n(cx - 40)}" y="${n(y - 74)}" width="80" height="148" rx="34" fill="${d.sweep([lighten(glaze, 0.3), darken(glaze, 0.3)])}"/>`;
  const under =
    boxShadow(left + 26, top + 38, width, height, 64, 28, 0.46) +
    boxShadow(left - 30 + 12, y - 74 + 20, width + 60, 148, 34, 10, 0.2) +
    boxShadow(left + 7, top + 12, width, height, 62, 7, 0.42) +
    ear(left + 6) +
    ear(left + width - 6) +
    box(0, 62, `fill="${d.sweep([lighten(glaze, 0.4), darken(glaze, 0.28)])}"`) +
    box(16, 50, `fill="${d.sweep([darken(inner, 0.45), lighten(inner, 0.25)])}"`) +
    path(
      `M${n(left + 5)} ${n(y + 40)}V${n(top + 62)}A57 57 0 0 1 ${n(left + 62)} ${n(top + 5)}H${n(x + 60)}`,
      line('#ffffff', 4.5, 0.62),
    );
  const ground: Area = { x, y, rx: width / 2 - 27, ry: height / 2 - 27, corner: 40 };
  const shade = (inset: number, opacity: number) =>
    `<rect x="${n(left + 27 + inset / 2)}" y="${n(top + 27 + inset / 2)}" width="${n(width - 54 - inset)}" height="${n(height - 54 - inset)}" rx="40" fill="none" stroke="${SHADOW}" stroke-opacity="${opacity}" stroke-width="${inset}"/>`;
  const over =
    shade(7, 0.16) +
    shade(15, 0.12) +
    shade(28, 0.07) +
    path(
      `M${n(left + 32)} ${n(top + height - 70)}V${n(top + 66)}A34 34 0 0 1 ${n(left + 66)} ${n(top + 32)}H${n(left + width - 70)}`,
      line(SHADOW, 16, 0.16),
    );
  return { under, over, ground, isDeep: true, eatenWith: 'fork' };
};
