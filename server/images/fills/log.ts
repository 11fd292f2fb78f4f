import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { darken, lighten } from '../canvas/palette';
import { line, path } from '../canvas/svg';
import { pointsIn } from '../canvas/areas';
import { drawPiece } from '../pieces/drawPiece';
import { pieceKind } from '../pieces/pieceKinds';
import type { PictureItem } from '../pictureSpec';
import { crumbOf, extruded, FACES } from './extruded';
import type { Filling, FillNeeds } from './filling';

const ROUND = 'M-72 52C-86 20 -84 -24 -62 -48C-34 -76 34 -76 62 -48C84 -24 86 20 72 52C56 72 -56 72 -72 52Z';

/** Where the flakes of the middle part: bent lines across it. */
const FLAKES = 'M-36 -24Q-18 -2 -34 26M-12 -30Q8 -2 -10 32M14 -30Q34 -2 16 32M38 -20Q50 2 40 22';

const spiral = () => {
  let route = 'M0 0';
  for (let i = 1; i <= 44; i++) {
    const angle = (i / 44) * 15.5;
    route += `L${n(Math.cos(angle) * i * 1.42)} ${n(Math.sin(angle) * i * 1.24)}`;
  }
  return route;
};

const logOf = (
  { d, ground, pieces }: FillNeeds,
  crust: string,
  face: () => string,
  scores: readonly number[],
): Filling => {
  const scale = Math.min(ground.rx / 246, ground.ry / 166);
  const at = { x: ground.x + 32 * scale, y: ground.y - 6 * scale };
  const room = { x: at.x - 110 * scale, y: at.y - 92 * scale, rx: 120 * scale, ry: 28 * scale };
  return {
    surface:
      contact(d, at.x - 90 * scale, at.y + 30 * scale, 190 * scale, 76 * scale, 0.7, 18) +
      extruded(d, at.x, at.y, { profile: ROUND, crust, face, scores }, scale),
    areas:
      pieces.length > 0 ? [room] : FACES.map(({ x, y }) => ({ ...room, x: at.x + x * scale, y: at.y + y * scale })),
    garnished: room,
    pieces,
    scale: 0.8,
  };
};

/** A face that is packed with the recipe's own pieces, such as the apples of a strudel. */
const packed = (d: Drawing, pieces: readonly PictureItem[], ground: string) => {
  const heart = { x: 0, y: 0, rx: 62, ry: 50 };
  const laid = pieces.map((item) => {
    const { size, count } = pieceKind(item.kind, item.ingredient);
    const half = Math.min(34, Math.max(11, size * 0.7)) * (item.size ?? 1);
    return pointsIn(d.random, heart, item.count ?? count, 0.96)
      .map((at) => drawPiece(d, item, at, half, d.random.between(-180, 180), 0.5))
      .join('');
  });
  return path(ROUND, `transform="scale(.86)" fill="${darken(ground, 0.3)}"`) + laid.join('');
};

/**
 * Meat, fish or fruit baked in pastry, two slices cut off. Colours: the pastry, the layer under it, the middle. Where the
 * recipe names pieces, these are the filling.
 */
export const enCroute = (needs: FillNeeds): Filling => {
  const { d, colours, pieces } = needs;
  const [crust = '#d0913e', layer = '#6a4a34', middle = '#c0585a'] = colours;
  const skin = path(ROUND, `fill="${lighten(crust, 0.4)}"`);
  const whole = () =>
    path(ROUND, `transform="scale(.86)" fill="${layer}"`) +
    crumbOf(d, ROUND, layer) +
    // A fillet is no rod: it is broad, flat below, and falls into flakes.
    path(ROUND, `transform="translate(0 2) scale(.72 .64)" fill="${darken(middle, 0.34)}"`) +
    path(ROUND, `transform="translate(0 2) scale(.69 .61)" fill="${d.shade(middle, { light: 0.36, dark: 0.2 })}"`) +
    path(FLAKES, line(darken(middle, 0.3), 5, 0.4)) +
    path(FLAKES, `${line(lighten(middle, 0.6), 4, 0.6)} transform="translate(-3 -4)"`);
  const face = () =>
    skin + (pieces.length > 0 ? d.clipped(path(ROUND, 'transform="scale(.9)"'), packed(d, pieces, layer)) : whole());
  return logOf({ ...needs, pieces: [] }, crust, face, [0.2, 0.45, 0.7, 0.92]);
};

/** A roulade, two slices cut off. Colours: the outside, the sponge or dough, what is rolled up in it. */
export const roulade = (needs: FillNeeds): Filling => {
  const { d, colours } = needs;
  const [outside = '#5a3018', sponge = '#d9a860', inside = '#fff4dc'] = colours;
  const face = () => crumbOf(d, ROUND, sponge) + path(spiral(), line(inside, 9, 0.95));
  return logOf(needs, outside, face, []);
};
