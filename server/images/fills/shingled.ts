import { type Area, grown, outline, pointsIn, spreadIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import type { Point } from '../canvas/outlines';
import { degrees, ellipse } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { drawPiece } from '../pieces/drawPiece';
import { browning } from '../textures/browning';
import { gloss } from '../textures/gloss';
import { surfaceOf } from '../textures/liquid';
import { scorchedIslands } from './bakedTop';
import type { Filling, FillNeeds } from './filling';
import { poolOf } from './rooms';

const SLICED = new Set(['slice', 'wheel', 'wedge', 'tomato-half', 'bread-slice']);

interface Leaning extends Point {
  turn: number;
}

/** Rows from side to side, or rings from the rim inwards; each slice leans on the one before it. */
const placesIn = (d: Drawing, room: Area, size: number): Leaning[] => {
  if (room.corner === undefined) {
    return [0.8, 0.48, 0.14].flatMap((reach) => {
      const count = Math.max(3, Math.round((Math.PI * 2 * room.rx * reach) / (size * 0.8)));
      return Array.from({ length: count }, (_, i) => {
        const angle = (i / count) * Math.PI * 2 + reach;
        return {
          x: room.x + Math.cos(angle) * room.rx * reach,
          y: room.y + Math.sin(angle) * room.ry * reach,
          turn: degrees(angle) + 90,
        };
      });
    });
  }
  const rows = Math.max(3, Math.round((room.ry * 2) / (size * 1.3)));
  const each = Math.round((room.rx * 2) / (size * 0.72));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: each }, (_unused, i) => ({
      x: room.x - room.rx * 0.9 + (i / (each - 1)) * room.rx * 1.8 + d.random.between(-4, 4),
      y: room.y - room.ry * 0.8 + (row / (rows - 1)) * room.ry * 1.6 + d.random.between(-4, 4),
      turn: d.random.between(-8, 8),
    })),
  ).flat();
};

/**
 * Round slices that overlap like tiles: a gratin, a tian, the potatoes of a hotpot. Colours: the sauce beneath; the
 * second, when given, is the cheese that browned on top. Sliced pieces take turns, the others lie on top.
 */
export const shingled = (needs: FillNeeds): Filling => {
  const { d, isDeep, colours, pieces } = needs;
  const [sauce = '#e9cf8a', cheese] = colours;
  const pool = poolOf(needs);
  // On a plate nothing holds a sauce: the slices lie by themselves.
  const { shape, drawn } = isDeep
    ? surfaceOf(d, pool, isDeep, sauce, 14)
    : { shape: outline(grown(pool, 1.3)), drawn: contact(d, pool.x, pool.y, pool.rx * 0.9, pool.ry * 0.9, 0.4) };
  const sliced = pieces.filter(({ kind }) => SLICED.has(kind));
  const layers: readonly PictureItem[] = sliced.length > 0 ? sliced : [{ kind: 'slice', ingredient: 'potatoes' }];
  const size = Math.min(pool.rx, pool.ry) * 0.27;
  const slices = placesIn(d, grown(pool, 0.96), size)
    .map(({ x, y, turn }, i) =>
      drawPiece(d, layers[i % layers.length]!, { x, y }, size * d.random.between(0.94, 1.06), turn, 0.6),
    )
    .join('');
  const film = !isDeep
    ? ''
    : cheese
      ? pointsIn(d.random, pool, 34, 0.96)
          .map(({ x, y }) => {
            const r = d.random.between(24, 60);
            return ellipse(
              x,
              y,
              r * 1.3,
              r * 0.7,
              `fill="${d.spot(cheese, 0.3)}" fill-opacity=".72"`,
              d.random.between(-30, 30),
            );
          })
          .join('') +
        browning(d, pointsIn(d.random, pool, 30, 0.95), 20, cheese, 0.62) +
        scorchedIslands(d, spreadIn(d.random, pool, 14, 0.92), cheese)
      : browning(d, pointsIn(d.random, pool, 20, 0.95), 14, sauce, 0.3);
  return {
    surface: drawn + d.clipped(shape, slices + film) + (isDeep ? gloss(pool, 0.14) : ''),
    areas: [grown(pool, 0.84)],
    garnished: grown(pool, 0.84),
    pieces: pieces.filter(({ kind }) => !SLICED.has(kind)),
    crowd: 0.8,
  };
};
