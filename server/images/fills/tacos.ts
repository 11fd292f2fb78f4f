import type { Area } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { drawPiece } from '../pieces/drawPiece';
import { pieceKind } from '../pieces/pieceKinds';
import type { Filling, FillNeeds } from './filling';

/** The near half: folded at its foot, round above. The far half stands a little higher behind it. */
const FRONT = 'M-106 60C-112 30 -90 -16 0 -18C90 -16 112 30 106 60C92 76 -92 76 -106 60Z';
const BACK = 'M-102 52C-110 -2 -84 -74 6 -76C94 -74 116 -4 108 52Z';

/** How high the round edge of the near half stands at this place. */
const edgeAt = (x: number) => 52 - 70 * Math.sqrt(Math.max(0, 1 - (x / 108) ** 2));

/** Brown spots of the griddle between two heights. */
const griddled = (d: Drawing, bread: string, count: number, from: number, to: number) =>
  Array.from({ length: count }, () => {
    const r = d.random.between(5, 15);
    return ellipse(
      d.random.between(-96, 96),
      d.random.between(from, to),
      r * 1.3,
      r * 0.8,
      `fill="${d.spot(mix(bread, '#8a4a14', d.random.between(0.5, 0.9)), 0.1)}" fill-opacity=".6"`,
      d.random.between(0, 180),
    );
  }).join('');

const eachIn = ({ kind, ingredient, count }: PictureItem) => {
  if (count !== undefined) return count;
  const usual = kind === 'wheel' ? 4 : kind === 'slice' ? 5 : 200 / pieceKind(kind, ingredient).size;
  return Math.max(5, Math.min(15, Math.round(usual * 1.2)));
};

/** The pieces of a taco, side by side along its round edge. */
const fillingOf = (d: Drawing, pieces: readonly PictureItem[]) => {
  let filling = '';
  for (const item of pieces) {
    const kind = pieceKind(item.kind, item.ingredient);
    const each = eachIn(item);
    for (let i = 0; i < each; i++) {
      const x = ((i + 0.5) / each - 0.5) * 186 + d.random.between(-7, 7);
      const usual =
        Math.min(kind.size, item.kind === 'wheel' ? 22 : 30) * (kind.size < 14 ? 0.95 : 1) * (item.size ?? 1);
      const size = usual * d.random.between(0.9, 1.1);
      const at = { x, y: edgeAt(x) + 6 - d.random.between(0, 1) * 40 * Math.sqrt(Math.max(0, 1 - (x / 116) ** 2)) };
      filling += drawPiece(d, item, at, size, d.random.between(-70, 70), 0.6);
    }
  }
  return filling;
};

/** The tortilla's far half, the filling, the near half. */
const foldedAbout = (d: Drawing, bread: string, filling: string, turn: number) =>
  path(BACK, `fill="${d.shade(darken(bread, 0.12), { light: 0.2, dark: 0.34, turn })}"`) +
  path('M-101 34C-100 -14 -78 -72 6 -74C88 -72 108 -14 107 34', line(lighten(bread, 0.5), 4, 0.7)) +
  d.clipped(path(BACK, ''), griddled(d, bread, 8, -70, -30)) +
  filling +
  path(FRONT, `transform="translate(0 -5)" fill="${SHADOW}" fill-opacity=".34"`) +
  path(FRONT, `fill="${d.shade(bread, { light: 0.45, dark: 0.36, turn })}"`) +
  d.clipped(
    path(FRONT, ''),
    griddled(d, bread, 18, -12, 68) +
      ellipse(-26, 12, 56, 22, `fill="${d.spot('#fff6e0', 0)}" fill-opacity=".4"`) +
      ellipse(0, 74, 112, 22, `fill="${d.spot(darken(mix(bread, '#a86a24', 0.4), 0.4), 0.1)}" fill-opacity=".75"`),
  ) +
  path('M-107 52C-110 26 -88 -14 0 -16C88 -14 110 26 107 52', line(lighten(bread, 0.7), 4.5, 0.9));

/** Where a taco stands, in shares of its half length, how large it looks there and how it leans. */
interface Stand {
  x: number;
  y: number;
  near: number;
  turn: number;
}

/** On a plate one stands before the other. */
const inRow = (d: Drawing): readonly Stand[] => {
  const turn = d.random.between(-12, -6);
  return [-1, 0, 1].map((row) => ({ x: -row * 0.08, y: row * 0.84 - 0.02, near: 1, turn }));
};

/** On a board two stand behind and one, the nearest, before them. */
const ON_BOARD: readonly Stand[] = [
  { x: -0.98, y: -0.5, near: 0.92, turn: -7 },
  { x: 0.96, y: -0.42, near: 0.94, turn: 5 },
  { x: -0.06, y: 0.38, near: 1.2, turn: -5 },
];

/** Tacos standing together, each folded about its filling. The colour is the tortilla's. */
export const tacos = ({ d, ground, isLow, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#ecd08c'] = colours;
  const isWide = ground.rx > ground.ry * 1.3;
  const usual = Math.min(ground.rx * (isWide ? 0.5 : 0.82), ground.ry * (isLow ? 0.82 : 0.76));
  const areas: Area[] = [];
  // From the side of the table it looks lower than it is.
  const folded = (taco: string) => (isLow ? `<g transform="scale(1.12 .88)">${taco}</g>` : taco);
  const surface = (isLow ? ON_BOARD : inRow(d))
    .map(({ x, y, near, turn: lean }) => {
      const size = usual * near;
      const at = { x: ground.x + x * usual, y: ground.y + y * usual };
      areas.push({ x: at.x, y: at.y - size * 0.32, rx: size * 0.62, ry: size * 0.2 });
      const turn = lean + d.random.between(-3, 3);
      const filling = fillingOf(d, pieces);
      return (
        contact(d, at.x + 6, at.y + size * 0.5, size * 1.12, size * 0.56, 0.66, turn) +
        placed(at.x, at.y, turn, folded(foldedAbout(d, bread, filling, turn)), size / 100)
      );
    })
    .join('');
  return { surface, areas, garnished: areas, pieces: [] };
};
