import { n } from '../canvas/drawing';
import { path } from '../canvas/svg';

/** Steam over something hot: wisps pointed at both ends, so thin that one looks through them; broad ones look like fingers. */
export const steam = (x: number, y: number, high: number): string =>
  [-58, 6, 62]
    .map((dx, i) => {
      const [from, up] = [x + dx, high * [0.8, 1, 0.7][i]!];
      const wisp = (wide: number) =>
        `M${n(from)} ${n(y)}C${n(from - 34 - wide)} ${n(y - up * 0.3)} ${n(from + 40 - wide)} ${n(y - up * 0.6)} ${n(from + 4)} ${n(y - up)}C${n(from + 40 + wide)} ${n(y - up * 0.6)} ${n(from - 34 + wide)} ${n(y - up * 0.3)} ${n(from)} ${n(y)}Z`;
      return [15, 9, 4].map((wide) => path(wisp(wide), 'fill="#fffaf0" fill-opacity=".09"')).join('');
    })
    .join('');
