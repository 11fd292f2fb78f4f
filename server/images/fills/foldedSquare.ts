import { type Area, pointsIn } from '../canvas/areas';
import { contact } from '../canvas/light';
import { darken, lighten, mix } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';
import { drawPiece } from '../pieces/drawPiece';
import { browning } from '../textures/browning';
import type { Filling, FillNeeds } from './filling';
import { roomFor } from './rooms';

/** Flaps folded over from each side, their edges a little round; the middle stays open. */
const FLAPS = [
  'M-96 -98C-50 -104 50 -104 96 -98C76 -62 40 -48 0 -46C-40 -48 -76 -62 -96 -98Z',
  'M98 -96C104 -50 104 50 98 96C62 76 48 40 46 0C48 -40 62 -76 98 -96Z',
  'M96 98C50 104 -50 104 -96 98C-76 62 -40 48 0 46C40 48 76 62 96 98Z',
  'M-98 96C-104 50 -104 -50 -98 -96C-62 -76 -48 -40 -46 0C-48 40 -62 76 -98 96Z',
];

const SQUARE = 'M-96 -98C-50 -104 50 -104 96 -98C104 -50 104 50 96 98C50 104 -50 104 -96 98C-104 50 -104 -50 -96 -98Z';

/** A pancake folded in from four sides over its filling, which shows in the middle. The colour is the pancake's. */
export const foldedSquare = (needs: FillNeeds): Filling => {
  const { d, colours, pieces } = needs;
  const [colour = '#9a7248', inner = lighten(colour, 0.3)] = colours;
  const room = roomFor(needs, 1.2);
  const size = Math.min(room.rx, room.ry) * 0.86;
  const turn = d.random.between(-14, 10);
  const scale = size / 100;
  const local: Area = { x: 0, y: 0, rx: 96, ry: 96 };
  const open: Area = { x: room.x, y: room.y, rx: size * 0.52, ry: size * 0.52 };
  const brown = mix(darken(colour, 0.3), '#5a2f10', 0.3);
  const filling = [...pieces]
    .sort((a, b) => Number(a.kind === 'egg-fried') - Number(b.kind === 'egg-fried'))
    .map((item) => {
      const isEgg = item.kind === 'egg-fried' || item.kind === 'poached-egg';
      const at = isEgg ? [open] : pointsIn(d.random, open, 4, 0.75);
      return at
        .map((p) => drawPiece(d, item, p, size * (isEgg ? 0.46 : 0.34), d.random.between(-60, 60), 0.4))
        .join('');
    })
    .join('');
  const flaps = FLAPS.map(
    (flap) =>
      path(flap, `transform="translate(2 5)" fill="${darken(colour, 0.6)}" fill-opacity=".45"`) +
      path(flap, `fill="${d.shade(colour, { light: 0.3, dark: 0.22, turn })}"`) +
      d.clipped(path(flap, ''), browning(d, pointsIn(d.random, local, 70, 1), 11, colour, 0.6)) +
      path(flap, line(lighten(colour, 0.4), 2, 0.5)),
  ).join('');
  const put = (content: string) => placed(room.x, room.y, turn, content, scale);
  return {
    surface:
      contact(d, room.x, room.y, size * 1.02, size * 1.02, 0.6, turn) +
      put(
        path(SQUARE, `transform="translate(3 8)" fill="${brown}"`) +
          path(SQUARE, `fill="${d.shade(inner, { light: 0.2, dark: 0.2, turn })}"`),
      ) +
      filling +
      put(flaps),
    areas: [open],
    garnished: { ...open, rx: open.rx * 1.2, ry: open.ry * 1.2 },
    pieces: [],
  };
};
