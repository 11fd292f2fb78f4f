import { n } from '../canvas/drawing';
import { line, path } from '../canvas/svg';

/** Steam over something hot: three wisps that sway and thin out, each of soft strokes over each other. */
export const steam = (x: number, y: number, high: number): string =>
  [-58, 6, 62]
    .map((dx, i) => {
      const [from, up] = [x + dx, high * [0.8, 1, 0.7][i]!];
      const route = `M${n(from)} ${n(y)}C${n(from - 34)} ${n(y - up * 0.3)} ${n(from + 40)} ${n(y - up * 0.6)} ${n(from + 4)} ${n(y - up)}`;
      return [34, 22, 11].map((wide) => path(route, line('#fffaf0', wide, 0.1))).join('');
    })
    .join('');
