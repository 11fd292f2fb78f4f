import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { colourOf } from '../pieces/drawPiece';
import { packedLayer } from './packedLayer';

/** A layer in the cut side of a sandwich: a band of `height` about y, from -w to w. */
export const cutLayer = (d: Drawing, item: PictureItem, y: number, w: number): string => {
  const colour = colourOf(item);
  const wave = (dy: number, size: number, step = 13) => {
    let route = `M${n(-w)} ${n(y + dy)}`;
    for (let x = -w; x < w - step; x += step * 2) {
      route += `Q${n(x + step * 0.5)} ${n(y + dy - size)} ${n(x + step)} ${n(y + dy)}Q${n(x + step * 1.5)} ${n(y + dy + size)} ${n(Math.min(w, x + step * 2))} ${n(y + dy)}`;
    }
    return route;
  };
  if (item.kind === 'leaf') {
    return (
      path(wave(3, 12), line(darken(colour, 0.45), 11)) +
      path(wave(0, 12), line(colour, 9)) +
      path(wave(-2.5, 12), line(lighten(colour, 0.5), 3, 0.8))
    );
  }
  if (item.kind === 'bacon' || item.kind === 'ham') {
    const size = item.kind === 'bacon' ? 7 : 10;
    return (
      path(wave(5, size, 17), line(darken(colour, 0.5), 10)) +
      path(wave(0, size, 17), line(colour, 10)) +
      path(wave(-3, size, 17), line('#f7dcc4', 3, 0.85)) +
      path(wave(4, size, 17), line(lighten(colour, 0.35), 2.5, 0.6))
    );
  }
  if (item.kind === 'wheel') {
    let slices = '';
    for (let x = -w + 30; x < w; x += 50) {
      slices +=
        `<rect x="${n(x - 30)}" y="${n(y - 6)}" width="60" height="15" rx="7.500" fill="${darken(colour, 0.3)}"/>` +
        `<rect x="${n(x - 30)}" y="${n(y - 8)}" width="60" height="14" rx="7" fill="${d.run([lighten(colour, 0.35), colour, darken(colour, 0.15)])}"/>` +
        ellipse(x - 10, y, 4, 2.6, 'fill="#fbe3a0" fill-opacity=".9"') +
        ellipse(x + 9, y, 4, 2.6, 'fill="#fbe3a0" fill-opacity=".9"');
    }
    return slices;
  }
  const packed = packedLayer(d, item, colour, y, w);
  if (packed) return packed;
  let drips = `M${-w} ${n(y - 6)}H${w}V${n(y + 4)}`;
  for (let x = w; x > -w; x -= 22)
    drips += `Q${n(x - 5.5)} ${n(y + d.random.between(5, 24))} ${n(x - 11)} ${n(y + 5)}T${n(x - 22)} ${n(y + 5)}`;
  return path(`${drips}Z`, `fill="${d.run([lighten(colour, 0.4), colour, darken(colour, 0.15)])}"`);
};
