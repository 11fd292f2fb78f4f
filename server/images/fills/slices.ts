import { pointsIn } from '../canvas/areas';
import { contact } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { darken, mix } from '../canvas/palette';
import { ellipse, path, placed } from '../canvas/svg';
import { crumbs } from '../textures/crumbs';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';

/** Slices fanned out in a row: colours are the cut face and the crust. */
export const slices = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [face = '#b5714a', rind = darken(mix(face, '#6a3414', 0.6), 0.1)] = colours;
  const count = 6;
  const turn = d.random.between(-28, -12);
  const size = Math.min(ground.ry, ground.rx) * 0.52;
  const length = Math.min(ground.rx, ground.ry * 1.3) * 1.24;
  const radians = (turn * Math.PI) / 180;
  let surface = contact(d, ground.x, ground.y + 8, length * 0.86, size * 1.02, 0.5, turn);
  for (let i = 0; i < count; i++) {
    const off = (i / (count - 1) - 0.5) * length * 1.06;
    const [x, y] = [ground.x + Math.cos(radians) * off, ground.y + Math.sin(radians) * off + d.random.between(-3, 3)];
    const lean = turn + d.random.between(-3, 3);
    const cut = blob(d.random, 0, 0, 78, 100, { wobble: 0.035, points: 12 });
    surface +=
      contact(d, x, y, size * 0.8, size, 0.5, lean) +
      placed(
        x,
        y,
        lean,
        path(cut, `transform="translate(-9 5)" fill="${darken(rind, 0.35)}"`) +
          path(cut, `fill="${d.shade(rind, { light: 0.25, dark: 0.25, turn: lean })}"`) +
          path(
            cut,
            `transform="translate(1 0) scale(.91)" fill="${d.shade(face, { light: 0.34, dark: 0.18, turn: lean })}"`,
          ) +
          d.clipped(
            path(cut, 'transform="scale(.91)"'),
            tonalPatches(d, pointsIn(d.random, { x: 0, y: 0, rx: 68, ry: 88 }, 12, 0.9), 18, face, 0.5) +
              crumbs(d, pointsIn(d.random, { x: 0, y: 0, rx: 62, ry: 84 }, 16, 0.9), face, 3),
          ) +
          ellipse(-20, -56, 30, 7, 'fill="#fff" fill-opacity=".3"', -30),
        size / 100,
      );
  }
  return {
    surface,
    areas: [{ x: ground.x, y: ground.y, rx: length * 0.6, ry: size * 0.9 }],
    garnished: { x: ground.x, y: ground.y, rx: length * 0.62, ry: size * 0.86 },
    pieces,
    crowd: 0.7,
    scale: 0.86,
  };
};
