import type { Area } from '../canvas/areas';
import { n } from '../canvas/drawing';
import { line, path } from '../canvas/svg';

/** The window's long reflection along the upper left of a wet surface. */
export const gloss = ({ x, y, rx, ry, corner }: Area, opacity = 0.3): string => {
  const [w, h] = [rx * 0.88, ry * 0.88];
  const route =
    corner === undefined
      ? `M${n(x - w * 0.95)} ${n(y - h * 0.2)}A${n(w)} ${n(h)} 0 0 1 ${n(x - w * 0.1)} ${n(y - h)}`
      : `M${n(x - w)} ${n(y - h * 0.1)}V${n(y - h + 30)}Q${n(x - w)} ${n(y - h)} ${n(x - w + 34)} ${n(y - h)}H${n(x - w * 0.2)}`;
  return [16, 10, 5].map((width) => path(route, line('#ffffff', width, Number((opacity * 0.42).toFixed(2))))).join('');
};
