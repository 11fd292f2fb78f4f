import { type Area, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { drawPiece } from '../pieces/drawPiece';
import { pieceKind } from '../pieces/pieceKinds';
import { browning } from '../textures/browning';
import type { Filling, FillNeeds } from './filling';
import { foldedOutline } from './foldedOutline';

const SHAPE = foldedOutline(58);
/** Half the angle of a wedge, in radians. */
const HALF_ANGLE = 0.506;

/** Cheese and pieces that show at the two cuts of a wedge. */
const atTheCuts = (d: Drawing, pieces: readonly PictureItem[], cheese: string, turn: number, radians: number) => {
  let filling = '';
  for (const side of [-1, 1]) {
    for (let i = 0; i < 9; i++) {
      const along = 30 + i * 19 + d.random.between(-5, 5);
      const at = {
        x: -100 + Math.cos(HALF_ANGLE) * along + Math.sin(radians) * 11,
        y: side * Math.sin(HALF_ANGLE) * along + Math.cos(radians) * 11,
      };
      const item = pieces[d.random.whole(0, Math.max(0, pieces.length - 1))];
      filling += path(
        blob(d.random, at.x, at.y, d.random.between(9, 15), d.random.between(7, 11), { wobble: 0.2 }),
        `fill="${d.shade(mix(cheese, lighten(cheese, 0.3), d.random.next()), { light: 0.4, dark: 0.2, turn })}"`,
      );
      if (item && d.random.chance(0.5)) {
        const size = Math.min(15, pieceKind(item.kind, item.ingredient).size);
        filling += drawPiece(d, item, at, size, d.random.between(0, 180), 0);
      }
    }
  }
  return filling;
};

/** One wedge about (0, 0), its point at the left; its thickness hangs down however it is turned. */
const wedgeOf = (d: Drawing, bread: string, cheese: string, filling: string, turn: number) => {
  const radians = (turn * Math.PI) / 180;
  const down = (by: number) => `transform="translate(${n(Math.sin(radians) * by)} ${n(Math.cos(radians) * by)})"`;
  const face: Area = { x: 10, y: 0, rx: 92, ry: 84 };
  return (
    path(SHAPE, `${down(22)} fill="${darken(bread, 0.55)}"`) +
    path(SHAPE, `${down(18)} fill="${d.shade(mix(bread, '#a8682a', 0.3), { light: 0.3, dark: 0.3, turn })}"`) +
    path(SHAPE, `${down(11)} fill="${mix(cheese, '#c98a2a', 0.3)}"`) +
    filling +
    path(SHAPE, `${down(4)} fill="${darken(bread, 0.4)}"`) +
    path(SHAPE, `fill="${d.shade(bread, { light: 0.42, dark: 0.24, turn })}"`) +
    d.clipped(
      path(SHAPE, ''),
      browning(d, pointsIn(d.random, face, 22, 0.96), 17, bread, 0.7) +
        browning(d, pointsIn(d.random, face, 16, 0.96), 6, '#9a5a20', 0.7),
    ) +
    path(SHAPE, line(lighten(bread, 0.6), 3, 0.5))
  );
};

/** A filled flatbread cut in wedges, its filling at the cuts. Colours: the bread, the melted cheese; pieces are inside. */
export const quesadilla = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#e6c68c', cheese = '#f4cf6a'] = colours;
  const isWide = ground.rx > ground.ry * 1.2;
  const size = Math.min(ground.rx, ground.ry) * (isWide ? 0.55 : 0.58);
  const stretch = isWide ? 1.25 : 1;
  const faces: Area[] = [];
  const wedges = [270, 210, 330, 150, 30, 90].map((degrees) => {
    const turn = degrees + 180 + 180 + d.random.between(-5, 5);
    const radians = (turn * Math.PI) / 180;
    const reach = size * (degrees === 30 ? 1.36 : 1.14);
    const [x, y] = [ground.x + Math.cos(radians) * reach * stretch, ground.y + Math.sin(radians) * reach - size * 0.04];
    faces.push({ x, y, rx: size * 0.5, ry: size * 0.4 });
    const filling = atTheCuts(d, pieces, cheese, turn, radians);
    const drawn =
      contact(d, x + 4, y + 10, size * 0.98, size * 0.56, 0.66, turn) +
      placed(x, y, turn, wedgeOf(d, bread, cheese, filling, turn), size / 100);
    return { y, drawn };
  });
  const surface = wedges
    .sort((a, b) => a.y - b.y)
    .map(({ drawn }) => drawn)
    .join('');
  return { surface, areas: faces, garnished: faces, pieces: [] };
};
