import { type Drawing, HEIGHT, n, WIDTH } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path, rect } from '../canvas/svg';
import type { Table } from './tables';

/** Glazed tiles with their joints, each a little different. */
export const tiles = (d: Drawing, [lit, shaded]: Table['tones'], top: number, height: number, size: number) => {
  let square = rect(0, top, WIDTH, height, `fill="${darken(shaded, 0.2)}"`);
  const [left, first] = [-d.random.between(0, size), top - d.random.between(0, size * 0.8)];
  for (let y = first; y < top + height; y += size) {
    for (let x = left; x < WIDTH; x += size) {
      const share = ((x / WIDTH + (y - top) / HEIGHT) / 2) * 0.75 + d.random.between(0, 0.25);
      const tone = mix(lit, shaded, Math.min(1, Math.max(0, share)));
      square += rect(x, y, size - 6, size - 6, `rx="6" fill="${tone}"`);
      square += path(`M${n(x + 3)} ${n(y + size - 26)}V${n(y + 3)}H${n(x + size - 26)}`, line('#ffffff', 2.6, 0.32));
      square += ellipse(
        x + d.random.between(20, size - 20),
        y + d.random.between(20, size - 20),
        size * 0.4,
        size * 0.22,
        `fill="${d.spot(d.random.chance(0.5) ? lighten(lit, 0.5) : darken(shaded, 0.2), 0)}" fill-opacity=".2"`,
        -30,
      );
    }
  }
  return square;
};
