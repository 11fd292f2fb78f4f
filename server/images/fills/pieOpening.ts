import { type Area, grown } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { layPieces } from '../pieces/layPieces';

/** Shards of the lid that have fallen about its edge. */
const shards = (d: Drawing, { x, y, rx, ry }: Area, crust: string) =>
  Array.from({ length: 22 }, () => {
    const angle = d.random.next() * 6.283;
    const reach = d.random.between(0.96, 1.16);
    const [at, top] = [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
    const r = d.random.between(4, 12);
    const flake = blob(d.random, at, top, r * 1.5, r * 0.8, { wobble: 0.4, points: 6, turn: d.random.between(0, 180) });
    return (
      path(flake, `transform="translate(2 3)" fill="${darken(crust, 0.6)}" fill-opacity=".5"`) +
      path(flake, `fill="${mix(lighten(crust, 0.4), darken(crust, 0.1), d.random.next())}"`)
    );
  }).join('');

/** Where the lid of a pie was broken into: the layers of its edge, and the filling in its sauce below. */
export const pieOpening = (
  d: Drawing,
  hollow: Area,
  { crust, sauce, pieces }: { crust: string; sauce: string; pieces: readonly PictureItem[] },
): string => {
  const { x, y, rx, ry } = hollow;
  const hole = blob(d.random, x, y, rx, ry, { wobble: 0.09, points: 13 });
  const inner = grown({ ...hollow, y: y + 12 }, 0.9);
  return (
    path(hole, `transform="translate(-2 -3)" fill="${lighten(crust, 0.5)}"`) +
    path(hole, `fill="${darken(crust, 0.4)}"`) +
    d.clipped(
      path(hole, ''),
      // Leaves of pastry, one under the other, down the far edge.
      [4, 9, 14]
        .map((down) =>
          path(hole, `transform="translate(0 ${down})" ${line(mix(lighten(crust, 0.4), crust, down / 14), 3, 0.9)}`),
        )
        .join('') +
        path(hole, `transform="translate(2 18)" fill="${d.shade(sauce, { light: 0.34, dark: 0.2 })}"`) +
        layPieces(d, pieces, [inner], {
          crowd: 1.1,
          cover: 1.5,
          focus: 0.3,
          scale: 1.2,
          sauce,
          sunk: 0.24,
        }) +
        contact(d, x, y - ry * 0.9, rx, ry * 0.2, 0.5),
    ) +
    ellipse(x - rx * 0.3, y - ry * 1.02, rx * 0.4, 3, 'fill="#fff" fill-opacity=".4"', -4) +
    shards(d, hollow, crust)
  );
};
