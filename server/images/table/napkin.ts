import { type Drawing, n } from '../canvas/drawing';
import { boxShadow } from '../canvas/light';
import { darken, lighten, SHADOW } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';

const STRIPES: readonly [string, ...string[]] = ['#b8412c', '#6f8f76', '#37506b', '#8a5a8c', '#c98a2e'];

/** A folded napkin, cut by the picture's edge. */
export const napkin = (
  d: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  cloth: string,
): string => {
  const stripe = d.random.pick(STRIPES);
  let folded =
    boxShadow(8, 12, width, height, 6, 12, 0.34) +
    `<rect width="${width}" height="${height}" rx="5" fill="${d.sweep([lighten(cloth, 0.4), darken(cloth, 0.09)], turn)}"/>`;
  const isBand = d.random.chance(0.4);
  for (const at of isBand ? [0.07, 0.84] : [0.06, 0.1, 0.14, 0.86, 0.9, 0.94]) {
    folded += `<rect x="${n(width * at)}" width="${n(width * (isBand ? 0.09 : 0.018))}" height="${height}" fill="${stripe}" fill-opacity=".72"/>`;
  }
  for (let i = 1; i < 4; i++) {
    const at = (width * i) / 4;
    const wave = (from: number) =>
      `M${n(from)} 0C${n(from + 14)} ${n(height * 0.3)} ${n(from - 12)} ${n(height * 0.6)} ${n(from + 6)} ${height}`;
    folded += path(wave(at), line(SHADOW, 12, 0.045)) + path(wave(at), line(SHADOW, 5, 0.06));
    folded += path(wave(at - 10), line('#ffffff', 7, 0.2));
  }
  let threads = '';
  for (let at = 0; at < 40; at += 2.6) {
    threads += path(
      `M${n(at)} 0v40M0 ${n(at)}h40`,
      line('#5a3418', 0.9, Number(d.random.between(0.04, 0.12).toFixed(2))),
    );
  }
  folded += `<rect width="${width}" height="${height}" rx="5" fill="${d.pattern(40, 40, threads)}"/>`;
  return placed(x, y, turn, folded);
};
