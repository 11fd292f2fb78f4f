import { type Area, grown, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { lighten, mix } from '../canvas/palette';
import { circle, ellipse, path } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { drawPiece } from '../pieces/drawPiece';
import { pieceKind } from '../pieces/pieceKinds';
import { browning } from '../textures/browning';
import { gloss } from '../textures/gloss';
import { cutRound } from './cutRound';
import type { Filling, FillNeeds } from './filling';
import { onRing, slicedRoom } from './rooms';

/** These are strewn on the egg while it sets and stay in sight; slices and leaves are stirred into it. */
const STREWN = new Set(['wheel', 'mushroom', 'prawn', 'cube', 'bacon', 'ham', 'shred']);

/** One kind of piece, several times, each half sunk in the egg. */
const setInEgg = (d: Drawing, item: PictureItem, face: Area, egg: string) => {
  const kind = pieceKind(item.kind, item.ingredient);
  const [rx, ry] = kind.shadow;
  const [veil, from, rim] = STREWN.has(item.kind) ? [0.26, 0.42, 0.9] : [0.46, 0.3, 1];
  return pointsIn(d.random, face, kind.size > 30 ? 17 : 12, 0.88)
    .map((at) => {
      const size = kind.size * d.random.between(0.85, 1.15);
      const turn = d.random.between(-kind.spin, kind.spin);
      return (
        drawPiece(d, item, at, size, turn, 0.14) +
        ellipse(at.x, at.y, (size * rx) / 92, (size * ry) / 92, `fill="${egg}" fill-opacity="${veil}"`, turn) +
        ellipse(at.x, at.y, (size * rx) / 90, (size * ry) / 90, `fill="${d.edge(egg, from, rim)}"`, turn)
      );
    })
    .join('');
};

const rimOfEgg = (r: number, egg: string) =>
  circle(
    0,
    0,
    r * 0.97,
    `fill="none" stroke="${mix(egg, '#8a4a14', 0.6)}" stroke-width="${n(r * 0.07)}" stroke-opacity=".34"`,
  ) + circle(-1, -3, r * 0.99, `fill="none" stroke="${lighten(egg, 0.7)}" stroke-width="3" stroke-opacity=".55"`);

/** A tortilla or frittata with one piece cut out of it. The colour is the egg's. */
export const thickOmelette = (needs: FillNeeds): Filling => {
  const { d, colours, pieces } = needs;
  const [egg = '#eab544'] = colours;
  const room = slicedRoom(needs, 1.1);
  const r = room.rx * 0.96;
  const face: Area = { x: room.x, y: room.y - 20, rx: r, ry: room.ry * 0.96 };
  const local: Area = { x: 0, y: 0, rx: r, ry: r };
  const set = pieces.map((item) => setInEgg(d, item, local, egg)).join('');
  const tan =
    browning(d, pointsIn(d.random, local, 22, 0.9), 34, egg, 0.55) +
    pointsIn(d.random, local, 9, 0.8)
      .map(({ x, y }) =>
        ellipse(x, y, r * 0.2, r * 0.11, `fill="${d.spot(lighten(egg, 0.6), 0.1)}" fill-opacity=".7"`, -24),
      )
      .join('') +
    browning(d, onRing(d, local, 0.8, 0.98, 34), 24, egg, 0.75);
  const draw = (shape: string) =>
    path(shape, `fill="${d.shade(egg, { light: 0.3, dark: 0.2 })}"`) +
    d.clipped(path(shape, ''), set + tan + rimOfEgg(r, egg));
  const soft = lighten(mix(egg, '#ffe48a', 0.5), 0.2);
  const layers = [
    mix(egg, '#a8601c', 0.5),
    mix(egg, soft, 0.6),
    soft,
    lighten(soft, 0.3),
    soft,
    mix(egg, soft, 0.5),
    mix(egg, '#a8601c', 0.3),
  ];
  return {
    surface: cutRound(d, face, { layers, crust: layers[0]!, height: 58, draw }) + gloss(grown(face, 0.96), 0.2),
    areas: [face],
    garnished: grown(face, 0.78),
    pieces: [],
  };
};
