import { type Drawing, n } from '../canvas/drawing';
import { boxShadow } from '../canvas/light';
import { darken, lighten } from '../canvas/palette';
import { line, path } from '../canvas/svg';
import type { Vessel } from './vessel';

/** A baking tray lined with paper. */
export const tray = (d: Drawing, x: number, y: number): Vessel => {
  const [width, height] = [652, 452];
  const steel = d.random.pick(['#8f9498', '#5b5450', '#a3a19c']);
  const [left, top] = [x - width / 2, y - height / 2];
  const box = (inset: number, corner: number, rest: string) =>
    `<rect x="${n(left + inset)}" y="${n(top + inset)}" width="${n(width - 2 * inset)}" height="${n(height - 2 * inset)}" rx="${corner}" ${rest}/>`;
  const paper = '#f1e4cb';
  const crumple = Array.from({ length: 9 }, () => {
    const [cx, cy] = [x + d.random.between(-270, 270), y + d.random.between(-170, 170)];
    return path(
      `M${n(cx)} ${n(cy)}l${n(d.random.between(-70, 70))} ${n(d.random.between(-60, 60))}l${n(d.random.between(-40, 60))} ${n(d.random.between(-30, 30))}`,
      line(d.random.chance(0.5) ? '#ffffff' : '#8a6a44', 2, 0.2),
    );
  }).join('');
  const under =
    boxShadow(left + 18, top + 28, width, height, 36, 22, 0.42) +
    boxShadow(left + 5, top + 9, width, height, 34, 6, 0.42) +
    box(0, 34, `fill="${d.sweep([lighten(steel, 0.5), darken(steel, 0.35)])}"`) +
    box(10, 27, `fill="${d.sweep([darken(steel, 0.4), lighten(steel, 0.2)])}"`) +
    box(22, 20, `fill="${d.sweep([lighten(steel, 0.16), darken(steel, 0.16)])}"`) +
    box(34, 8, `fill="${d.sweep([lighten(paper, 0.5), darken(paper, 0.12)])}"`) +
    crumple +
    path(
      `M${n(left + 4)} ${n(y + 60)}V${n(top + 34)}A30 30 0 0 1 ${n(left + 34)} ${n(top + 4)}H${n(x + 80)}`,
      line('#ffffff', 3.6, 0.7),
    );
  return { under, over: '', ground: { x, y, rx: 264, ry: 164, corner: 30 }, isDeep: false, eatenWith: 'hand' };
};
