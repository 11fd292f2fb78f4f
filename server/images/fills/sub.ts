import type { Area } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';
import { drawPiece } from '../pieces/drawPiece';
import { pieceKind } from '../pieces/pieceKinds';
import type { PictureItem } from '../pictureSpec';
import { speckled } from '../textures/speckled';
import type { Filling, FillNeeds } from './filling';

const BACK = 'M-106 -8C-104 -44 -70 -54 0 -54C70 -54 104 -44 106 -8C100 8 -100 8 -106 -8Z';
const FRONT = 'M-108 4C-70 20 70 20 108 4C112 44 74 60 0 60C-74 60 -112 44 -108 4Z';

/** Long things lie once along the roll, the others side by side. */
const inRoll = (d: Drawing, item: PictureItem, lift: number) => {
  const kind = pieceKind(item.kind, item.ingredient);
  if (['sausage', 'battered-fish', 'fried-roll'].includes(item.kind))
    return drawPiece(d, item, { x: 0, y: -2 }, 104, 0, 0.6);
  const size = Math.min(30, Math.max(17, kind.size * 0.62));
  const each = Math.round(190 / size);
  return Array.from({ length: each }, (_, i) => {
    const x = ((i + 0.5) / each - 0.5) * 188;
    return drawPiece(
      d,
      item,
      { x, y: lift + d.random.between(-9, 9) },
      size * d.random.between(0.9, 1.15),
      d.random.between(-60, 60),
      0.6,
    );
  }).join('');
};

/** The bars that a press has burnt into the crust. */
const barred = (shape: string, d: Drawing, colour: string) =>
  d.clipped(
    path(shape, ''),
    [-92, -66, -40, -14, 12, 38, 64, 90].map((x) => path(`M${x - 16} 70L${x + 16} -70`, line(colour, 8, 0.6))).join(''),
  );

const filled = (
  d: Drawing,
  [bread, bars]: readonly [string, string?],
  pieces: readonly PictureItem[],
  turn: number,
) => {
  const crumb = lighten(mix(bread, '#f6e2b4', 0.7), 0.2);
  const crust = (shape: string) =>
    path(shape, `fill="${d.shade(bread, { light: 0.42, dark: 0.36, turn })}"`) +
    d.clipped(path(shape, ''), speckled({ d, colour: bread, turn, ingredient: '' }, 20, 104, 7)) +
    (bars ? barred(shape, d, bars) : '');
  const layers = pieces.map((item, i) => inRoll(d, item, -18 + i * 9)).join('');
  return (
    crust(BACK) +
    path('M-98 -8C-60 -26 60 -26 98 -8', line(crumb, 16)) +
    path('M-100 0C-60 -12 60 -12 100 0L98 18H-98Z', `fill="${darken(crumb, 0.4)}"`) +
    layers +
    path(FRONT, `transform="translate(2 8)" fill="${darken(bread, 0.6)}"`) +
    path(FRONT, `transform="translate(0 -5)" fill="${SHADOW}" fill-opacity=".3"`) +
    path(FRONT, `fill="${crumb}" transform="translate(0 -4)"`) +
    crust(FRONT) +
    path('M-88 26C-50 40 40 40 84 28', line('#fff6e0', 8, 0.35))
  );
};

/** Flattened where a press has been at it. */
const pressed = (roll: string, bars?: string) => (bars ? `<g transform="scale(1.02 .78)">${roll}</g>` : roll);

/** Two long rolls, split and filled. The colours are the bread's and, if a press has marked it, the bars'; the pieces are the filling, the lowest first. */
export const sub = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#d0913e', bars] = colours;
  const isWide = ground.rx > ground.ry * 1.2;
  const size = Math.min(ground.rx * (isWide ? 0.82 : 0.98), ground.ry * 1.1);
  const lean = d.random.between(-13, -7);
  const areas: Area[] = [];
  const surface = [-1, 1]
    .map((row) => {
      const at = { x: ground.x + row * size * 0.06, y: ground.y + row * ground.ry * 0.48 };
      const turn = lean + d.random.between(-2, 2);
      areas.push({ x: at.x, y: at.y - size * 0.04, rx: size * 0.8, ry: size * 0.13 });
      return (
        contact(d, at.x + 4, at.y + size * 0.14, size * 1.06, size * 0.5, 0.7, turn) +
        placed(at.x, at.y, turn, pressed(filled(d, [bread, bars], pieces, turn), bars), size / 100)
      );
    })
    .join('');
  return { surface, areas, garnished: areas, pieces: [] };
};
