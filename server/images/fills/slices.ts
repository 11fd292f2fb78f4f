import { pointsIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { darken, mix } from '../canvas/palette';
import { ellipse, path, placed } from '../canvas/svg';
import { crumbs } from '../textures/crumbs';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';

/** A slice of cheese behind a slice of meat, run out at its edge, and the bacon with it. */
const melted = (d: Drawing, colour: string, lean: number) => {
  const sheet = blob(d.random, -20, 2, 84, 108, { wobble: 0.09, points: 17 });
  const rasher = blob(d.random, -27, -4, 80, 101, { wobble: 0.06, points: 13 });
  return (
    path(rasher, `transform="translate(-6 3)" fill="${d.shade('#a8412e', { light: 0.3, dark: 0.3, turn: lean })}"`) +
    path(rasher, `transform="translate(-3 2) scale(.98)" fill="#f0c8a4"`) +
    path(sheet, `transform="translate(-2 5)" fill="${darken(colour, 0.4)}" fill-opacity=".6"`) +
    path(sheet, `fill="${d.shade(colour, { light: 0.4, dark: 0.2, turn: lean })}"`)
  );
};

/** Slices fanned out in a row. Colours: the cut face, the crust, cheese that melts out between the slices. */
export const slices = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [face = '#b5714a', rind = darken(mix(face, '#6a3414', 0.6), 0.1), between] = colours;
  const count = between ? 8 : 6;
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
      (between ? placed(x, y, lean, melted(d, between, lean), size / 100) : '') +
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
