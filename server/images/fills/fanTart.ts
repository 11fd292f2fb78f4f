import { darken, lighten, mix } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';
import { gloss } from '../textures/gloss';
import { grown } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import type { Filling, FillNeeds } from './filling';
import { pie } from './pie';
import { roundRoom } from './rooms';

const SLICE = 'M-46 10C-40 -30 40 -30 46 10C30 -2 -30 -2 -46 10Z';
const BROAD = 'M-46 14C-44 -34 44 -34 46 14C30 24 -30 24 -46 14Z';

const slice = (d: Drawing, x: number, y: number, turn: number, size: number, colour: string) => {
  const scorch = d.random.between(0.2, 0.85);
  return placed(
    x,
    y,
    turn,
    path(BROAD, `transform="translate(1 5)" fill="${darken(colour, 0.55)}" fill-opacity=".6"`) +
      path(BROAD, `fill="${d.shade(colour, { light: 0.42, dark: 0.2, turn })}"`) +
      path(SLICE, `fill="${mix(colour, '#8a4412', 0.45)}" fill-opacity=".4"`) +
      // The oven caught its edge, the glaze its back.
      path('M-45 9C-40 -30 40 -30 45 9', line(mix(colour, '#7a3408', 0.7), 3.4, scorch)) +
      path('M-38 2C-28 -22 20 -24 36 0', line(lighten(colour, 0.76), 4, 0.55)),
    size / 46,
  );
};

/** A tart with its fruit laid in overlapping rings. Colours: the pastry, the fruit. */
export const fanTart = (needs: FillNeeds): Filling => {
  const { d, colours, pieces } = needs;
  const [colour = '#d99a4a', fruit = '#ecc76a'] = colours;
  const shell = pie({ ...needs, pieces: [] }, colour, mix(fruit, darken(fruit, 0.4), 0.5));
  const room = roundRoom(needs, 1.14);
  const r = Math.min(room.rx, room.ry * 1.05) * 0.86;
  let fan = '';
  for (const [reach, count, size] of [
    [0.82, 22, 0.2],
    [0.52, 14, 0.2],
    [0.24, 7, 0.17],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const degrees = (i / count) * 360;
      const radians = (degrees * Math.PI) / 180;
      const tone = mix(
        fruit,
        d.random.chance(0.5) ? lighten(fruit, 0.3) : mix(fruit, '#b8702a', 0.4),
        d.random.between(0, 0.6),
      );
      fan += slice(
        d,
        room.x + Math.cos(radians) * r * reach,
        room.y + Math.sin(radians) * r * reach,
        degrees + 118,
        r * size * 1.16,
        tone,
      );
    }
  }
  return { ...shell, surface: shell.surface + fan + gloss(grown(room, 0.8), 0.3), pieces, crowd: 0.6 };
};
