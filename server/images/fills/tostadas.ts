import { type Area, grown, pointsIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { path } from '../canvas/svg';
import { browning } from '../textures/browning';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';
import { onRing } from './rooms';

/** A tortilla fried flat, and the layer spread on it. */
const tostada = (d: Drawing, area: Area, tortilla: string, layer: string | undefined) => {
  const edge = blob(d.random, area.x, area.y, area.rx, area.ry, { wobble: 0.035, points: 16 });
  const on = grown(area, 0.78);
  const shape = blob(d.random, on.x, on.y, on.rx, on.ry, { wobble: 0.08, points: 14 });
  return (
    contact(d, area.x, area.y, area.rx, area.ry, 0.6) +
    path(edge, `transform="translate(3 7)" fill="${darken(tortilla, 0.5)}"`) +
    path(edge, `fill="${d.shade(tortilla, { light: 0.4, dark: 0.2 })}"`) +
    d.clipped(
      path(edge, ''),
      tonalPatches(d, onRing(d, area, 0.8, 0.98, 14), 12, lighten(tortilla, 0.4), 0.7) +
        browning(d, onRing(d, area, 0.84, 0.98, 16), 10, mix(tortilla, '#8a4a16', 0.4), 0.6),
    ) +
    (layer
      ? path(shape, `transform="translate(2 5)" fill="${darken(layer, 0.5)}" fill-opacity=".5"`) +
        path(shape, `fill="${d.shade(layer, { light: 0.26, dark: 0.24 })}"`) +
        d.clipped(path(shape, ''), tonalPatches(d, pointsIn(d.random, on, 14, 0.9), 16, layer, 0.5))
      : '')
  );
};

/** Crisp round tortillas, heaped. Colours: the tortilla, what is spread on it first. */
export const tostadas = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [tortilla = '#e2a94f', layer] = colours;
  const isWide = ground.rx > ground.ry * 1.2;
  const size = isWide ? ground.ry * 0.84 : ground.ry * 0.68;
  const places = isWide
    ? [
        [-0.5, -0.06],
        [0.5, 0.06],
      ]
    : [
        [-0.56, -0.36],
        [0.6, -0.22],
        [-0.02, 0.6],
      ];
  const discs = places.map(([across = 0, down = 0]): Area => ({
    x: ground.x + across * ground.rx * (isWide ? 1 : 1.12),
    y: ground.y + down * ground.ry * 1.06,
    rx: size,
    ry: size * 0.96,
  }));
  const areas = discs.map((disc) => grown(disc, 0.76));
  return {
    surface: discs.map((disc) => tostada(d, disc, tortilla, layer)).join(''),
    areas,
    garnished: areas,
    pieces,
    crowd: 2.4,
    cover: 0.85,
    scale: 0.92,
  };
};
