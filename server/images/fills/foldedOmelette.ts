import { type Area, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { deepen, lighten, mix } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';
import { browning } from '../textures/browning';
import type { Filling, FillNeeds } from './filling';

const ROLL =
  'M-106 10C-98 -26 -52 -46 0 -46C52 -46 98 -26 106 10C104 18 100 20 94 22C60 40 -60 40 -94 22C-100 20 -104 18 -106 10Z';

const wrinklesIn = (d: Drawing, egg: string) => {
  let wrinkles = '';
  for (let i = 0; i < 7; i++) {
    const [y, from] = [-34 + i * 9, d.random.between(-80, -40) + Math.abs(i - 3) * 4];
    const route = `M${n(from)} ${n(y + 6)}Q${n(from + 60)} ${n(y - 6)} ${n(from + d.random.between(90, 140))} ${n(y + 4)}`;
    wrinkles +=
      path(route, line(mix(egg, '#c98a1e', 0.6), 3, 0.28)) +
      path(route, `${line(lighten(egg, 0.75), 2.4, 0.5)} transform="translate(0 -2.600)"`);
  }
  return wrinkles;
};

/** An omelette folded over itself. Colours: the egg, what it is filled with. */
export const foldedOmelette = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [egg = '#eab544', inside] = colours;
  const turn = d.random.between(-26, -8);
  const size = Math.min(ground.rx * 1.02, ground.ry * 1.1);
  const local: Area = { x: 0, y: -10, rx: 92, ry: 34 };
  const filling = inside ? path('M-90 20C-50 60 50 60 90 20C60 66 -60 66 -90 20Z', `fill="${inside}"`) : '';
  const wrinkles = wrinklesIn(d, egg);
  const folded =
    path(ROLL, `transform="translate(3 10)" fill="${mix(deepen(egg, 0.6), '#a8601c', 0.4)}"`) +
    filling +
    path(ROLL, `fill="${d.run([lighten(egg, 0.5), lighten(egg, 0.12), egg, mix(egg, '#d08a1e', 0.5)])}"`) +
    d.clipped(
      path(ROLL, ''),
      wrinkles +
        browning(d, pointsIn(d.random, local, 8, 0.9), 11, egg, 0.16) +
        path(
          'M-104 12C-60 34 60 34 104 12C90 44 -90 44 -104 12Z',
          `fill="${mix(egg, '#c9821e', 0.45)}" fill-opacity=".75"`,
        ) +
        path('M-102 13C-60 34 60 34 102 13', line(lighten(egg, 0.7), 3, 0.75)) +
        path('M-70 -30C-30 -42 30 -42 66 -30', line('#ffffff', 7, 0.4)),
    );
  return {
    surface:
      contact(d, ground.x + 4, ground.y + 8, size, size * 0.5, 0.66, turn) +
      placed(ground.x, ground.y, turn, folded, size / 100),
    areas: [{ x: ground.x, y: ground.y, rx: size * 0.66, ry: size * 0.34 }],
    garnished: { x: ground.x, y: ground.y, rx: size * 0.7, ry: size * 0.36 },
    pieces,
  };
};
