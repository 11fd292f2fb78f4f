import { type Drawing, HEIGHT, n, WIDTH } from '../canvas/drawing';
import { path, rect } from '../canvas/svg';

/** Threads of a woven cloth, as an overlay of the whole picture. */
export const weave = (d: Drawing, strength = 1): string => {
  const [width, height] = [118, 106];
  let threads = '';
  for (let at = 0; at < width; at += 2.4) {
    const isSlub = d.random.chance(0.08);
    threads += path(
      `M${n(at)} 0v${height}`,
      `stroke="${d.random.chance(0.5) ? '#5a3418' : '#fffaf0'}" stroke-width="${isSlub ? 1.9 : 1}" stroke-opacity="${(d.random.between(0.03, 0.11) * strength).toFixed(3)}"`,
    );
  }
  for (let at = 0; at < height; at += 2.4) {
    const isSlub = d.random.chance(0.08);
    threads += path(
      `M0 ${n(at)}h${width}`,
      `stroke="${d.random.chance(0.5) ? '#5a3418' : '#fffaf0'}" stroke-width="${isSlub ? 1.9 : 1}" stroke-opacity="${(d.random.between(0.03, 0.11) * strength).toFixed(3)}"`,
    );
  }
  return rect(0, 0, WIDTH, HEIGHT, `fill="${d.pattern(width, height, threads, d.random.between(-4, 4))}"`);
};
