import type { Area } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { drawPiece } from '../pieces/drawPiece';
import { pieceKind } from '../pieces/pieceKinds';
import type { Filling, FillNeeds } from './filling';

const BACK = 'M-104 -2C-98 -34 -54 -50 0 -50C54 -50 98 -34 104 -2L96 40H-96Z';
const FRONT = 'M-106 -4C-62 12 62 12 106 -4C116 30 74 84 6 86C-66 88 -116 40 -106 -4Z';

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

const eachIn = ({ kind, ingredient }: PictureItem) => {
  const usual = kind === 'wheel' ? 4 : kind === 'slice' ? 5 : 200 / pieceKind(kind, ingredient).size;
  return Math.max(4, Math.min(13, Math.round(usual)));
};

/** The pieces in a pocket, side by side under an arch. */
const fillingOf = (d: Drawing, pieces: readonly PictureItem[]) => {
  let filling = '';
  for (const item of pieces) {
    const kind = pieceKind(item.kind, item.ingredient);
    const each = eachIn(item);
    for (let i = 0; i < each; i++) {
      const x = ((i + 0.5) / each - 0.5) * 176 + d.random.between(-8, 8);
      const rise = 34 * (1 - (x / 108) ** 2);
      const usual = Math.min(kind.size, item.kind === 'wheel' ? 23 : 31) * (kind.size < 14 ? 0.9 : 1);
      const size = usual * d.random.between(0.9, 1.1);
      const at = { x, y: -rise + d.random.between(-16, 14) };
      filling += drawPiece(d, item, at, size, d.random.between(-70, 70), 0.6);
    }
  }
  return filling;
};

/** The far side of the pocket, the filling, the near side with its torn lip. */
const pocketAbout = (d: Drawing, bread: string, filling: string, turn: number) =>
  path(BACK, `fill="${d.shade(darken(bread, 0.1), { light: 0.2, dark: 0.34, turn })}"`) +
  path('M-101 -6C-94 -34 -50 -48 0 -48C50 -48 94 -34 101 -6', line(lighten(bread, 0.5), 4, 0.7)) +
  d.clipped(path(BACK, ''), griddled(d, bread, 8, -60, -20)) +
  filling +
  path(FRONT, `transform="translate(2 7)" fill="${darken(bread, 0.6)}"`) +
  path(FRONT, `transform="translate(0 -4)" fill="${SHADOW}" fill-opacity=".3"`) +
  path(FRONT, `fill="${d.shade(bread, { light: 0.45, dark: 0.36, turn })}"`) +
  d.clipped(
    path(FRONT, ''),
    griddled(d, bread, 20, 8, 84) +
      ellipse(4, 90, 112, 34, `fill="${d.spot(mix(darken(bread, 0.3), '#a8642a', 0.5), 0.1)}" fill-opacity=".7"`) +
      ellipse(-26, 30, 56, 18, `fill="${d.spot('#fff6e0', 0)}" fill-opacity=".4"`),
  ) +
  // The lip is as thick as the bread, and shows its crumb.
  path(
    'M-104 -2C-62 14 62 14 104 -2',
    `${line(darken(mix(bread, '#a8703a', 0.4), 0.2), 9)} transform="translate(0 3)"`,
  ) +
  path('M-104 -2C-62 14 62 14 104 -2', line(mix(lighten(bread, 0.5), '#fff4d8', 0.5), 6));

/** Where a pitta stands, in shares of its half length, how large it looks there and how it leans. */
interface Stand {
  x: number;
  y: number;
  near: number;
  turn: number;
}

/** On a plate one stands before the other. */
const inRow = (d: Drawing): readonly Stand[] => {
  const turn = d.random.between(-22, -16);
  return [-1, 0, 1].map((row) => ({ x: -row * 0.08, y: row * 0.8 - 0.02, near: 0.95, turn }));
};

/** On a board two stand behind and one, the nearest, before them. */
const ON_BOARD: readonly Stand[] = [
  { x: -0.98, y: -0.5, near: 0.92, turn: -20 },
  { x: 0.96, y: -0.42, near: 0.94, turn: 13 },
  { x: -0.06, y: 0.38, near: 1.2, turn: -17 },
];

/** Halves of pitta standing together, each a pocket open at its top and full to overflowing. The colour is the bread's. */
export const pittas = ({ d, ground, isLow, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#ecd08c'] = colours;
  const isWide = ground.rx > ground.ry * 1.3;
  const usual = Math.min(ground.rx * (isWide ? 0.5 : 0.82), ground.ry * (isLow ? 0.82 : 0.76));
  const areas: Area[] = [];
  const seen = (pitta: string) => (isLow ? `<g transform="scale(1.04 .94)">${pitta}</g>` : pitta);
  const surface = (isLow ? ON_BOARD : inRow(d))
    .map(({ x, y, near, turn: lean }) => {
      const size = usual * near;
      const at = { x: ground.x + x * usual, y: ground.y + y * usual };
      areas.push({ x: at.x, y: at.y - size * 0.2, rx: size * 0.78, ry: size * 0.24 });
      const turn = lean + d.random.between(-3, 3);
      const filling = fillingOf(d, pieces);
      return (
        contact(d, at.x + 6, at.y + size * 0.5, size * 1.12, size * 0.56, 0.66, turn) +
        placed(at.x, at.y, turn, seen(pocketAbout(d, bread, filling, turn)), size / 100)
      );
    })
    .join('');
  return { surface, areas, garnished: areas, pieces: [] };
};
