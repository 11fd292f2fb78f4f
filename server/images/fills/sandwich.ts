import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, placed } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { colourOf, drawPiece } from '../pieces/drawPiece';
import type { Filling, FillNeeds } from './filling';
import { CRUSTED_HIGH } from './packedLayer';
import { cutLayer } from './sandwichLayer';
import { sandwichLid } from './sandwichLid';

/** How thick a slice of bread is, and how thick a layer. */
const THICK = 22;
const STEP = 17;

/** How many layers' room this one takes. */
const highOf = ({ kind }: PictureItem) => (kind === 'battered-fish' ? CRUSTED_HIGH : 1);

/** The cut edge of a slice of bread whose top is at y. */
const breadEdge = (d: Drawing, y: number, bread: string, rind: string) => {
  const crumb = lighten(bread, 0.5);
  return (
    `<rect x="-110" y="${n(y)}" width="220" height="${THICK}" rx="6" fill="${d.run([rind, crumb, lighten(crumb, 0.3), crumb, darken(bread, 0.1)])}"/>` +
    Array.from({ length: 16 }, () =>
      ellipse(
        d.random.between(-100, 100),
        y + d.random.between(6, THICK - 5),
        d.random.between(2, 5),
        d.random.between(1, 2.5),
        `fill="${darken(bread, 0.2)}" fill-opacity=".35"`,
      ),
    ).join('')
  );
};

/** One half of a sandwich cut across, its cut side to the eye; `melt` is cheese browned on top. */
const sandwichHalf = (
  d: Drawing,
  bread: string,
  pieces: readonly PictureItem[],
  turn: number,
  melt?: string,
): string => {
  const rind = darken(mix(bread, '#9a5522', 0.6), 0.1);
  const shares = [...pieces].reverse().map((item) => ({ item, high: highOf(item) }));
  const depth =
    THICK * 2 +
    Math.max(
      1,
      shares.reduce((sum, { high }) => sum + high, 0),
    ) *
      STEP;
  let above = 0;
  const layers = shares
    .map(({ item, high }) => {
      above += high;
      return cutLayer(d, item, 22 + THICK + STEP * (above - high / 2), 108);
    })
    .join('');
  const lid = sandwichLid(d, bread, rind, turn, melt);
  const lowest = colourOf(pieces[0] ?? { kind: 'slice', ingredient: '-' });
  return (
    `<rect x="-110" y="10" width="220" height="${n(depth + 14)}" rx="7" fill="${darken(bread, 0.62)}"/>` +
    `<rect x="-107" y="30" width="214" height="${n(depth - 10)}" fill="${darken(mix(bread, lowest, 0.5), 0.3)}"/>` +
    breadEdge(d, 22 + depth - THICK, bread, rind) +
    layers +
    breadEdge(d, 20, bread, rind) +
    lid
  );
};

/**
 * A sandwich cut in two triangles; its pieces are its layers, the lowest first, and a fried egg lies on top. Colours: the
 * bread, the cheese on top.
 */
export const sandwich = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#d9a860', melt] = colours;
  const layers = pieces.filter(({ kind }) => kind !== 'egg-fried');
  const egg = pieces.find(({ kind }) => kind === 'egg-fried');
  const isWide = ground.rx > ground.ry * 1.2;
  const size = Math.min(ground.rx * (isWide ? 0.56 : 0.78), ground.ry * 0.92);
  const spots = isWide
    ? ([
        [-0.5, -0.16, -9],
        [0.5, -0.02, 7],
      ] as const)
    : ([
        [-0.16, -0.62, -10],
        [0.14, 0.2, 6],
      ] as const);
  const surface = spots
    .map(([x, y, turn]) => {
      const at = { x: ground.x + x * ground.rx, y: ground.y + y * ground.ry };
      const lean = turn + d.random.between(-3, 3);
      return (
        contact(d, at.x + 6, at.y + size * 0.42, size * 1.12, size * 0.62, 0.7, lean) +
        placed(at.x, at.y, lean, sandwichHalf(d, bread, layers, lean, melt), size / 100) +
        (egg ? drawPiece(d, egg, { x: at.x, y: at.y - size * 0.2 }, size * 0.6, lean, 0.5) : '')
      );
    })
    .join('');
  const areas = spots.map(([x, y]) => ({
    x: ground.x + x * ground.rx,
    y: ground.y + y * ground.ry - size * 0.2,
    rx: size * 0.5,
    ry: size * 0.34,
  }));
  return { surface, areas, garnished: areas, pieces: [] };
};
