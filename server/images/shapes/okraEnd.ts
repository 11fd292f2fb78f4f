import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';

/** How wide the chambers of a cut are seen: face on, or at the end of a finger that lies on its side. */
interface End {
  x: number;
  /** Half its height. */
  r: number;
  /** Its width compared to its height. */
  squash: number;
}

/** A star of five soft points. */
const star = ({ x, squash }: End, outer: number, inner: number) =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * Math.PI * 2 - 0.3;
    const r = i % 2 ? inner : outer;
    return `${n(x + Math.cos(angle) * r * squash)} ${n(Math.sin(angle) * r)}`;
  }).join('L')}Z`;

/** A cut through okra: its ribbed rim, five chambers about the middle, a pale seed in each. */
export const okraEnd = ({ d, colour }: Pen, end: End): string => {
  const { x, r, squash } = end;
  const flesh = mix(lighten(colour, 0.55), '#eef0b8', 0.5);
  const round = (fill: string, width: number) =>
    `fill="${fill}" stroke="${fill}" stroke-width="${n(width)}" stroke-linejoin="round"`;
  const seeds = Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * Math.PI * 2 - 0.3 + d.random.between(-0.12, 0.12);
    const at = { x: x + Math.cos(angle) * r * 0.46 * squash, y: Math.sin(angle) * r * 0.46 };
    const [rx, ry] = [r * 0.19 * (squash + 0.2), r * 0.19];
    return (
      ellipse(at.x + 1, at.y + 2, rx + 1, ry + 1, `fill="${darken(colour, 0.4)}" fill-opacity=".6"`) +
      ellipse(at.x, at.y, rx, ry, 'fill="#fdf6dc"')
    );
  }).join('');
  return (
    path(star(end, r, r * 0.8), round(darken(colour, 0.1), r * 0.26)) +
    path(star(end, r * 0.88, r * 0.66), round(flesh, r * 0.16)) +
    path(star(end, r * 0.66, r * 0.32), round(mix(colour, flesh, 0.5), r * 0.13)) +
    seeds
  );
};
