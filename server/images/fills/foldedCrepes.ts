import { type Area, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import { browning } from '../textures/browning';
import type { Filling, FillNeeds } from './filling';
import { foldedOutline } from './foldedOutline';

const SHAPE = foldedOutline(84);

/** The lacy rings that batter leaves on a hot pan. */
const laceOn = (d: Drawing, colour: string) =>
  Array.from({ length: 44 }, () => {
    const [a, r] = [d.random.between(-0.68, 0.68), d.random.between(30, 192)];
    const ring = d.random.between(3, 9);
    return ellipse(
      -100 + Math.cos(a) * r,
      Math.sin(a) * r,
      ring * 1.3,
      ring,
      `fill="${mix(colour, '#96521a', 0.5)}" fill-opacity=".16" stroke="${mix(colour, '#8a4412', 0.75)}" stroke-width="2" stroke-opacity=".24"`,
      d.random.between(0, 180),
    );
  }).join('');

const sheet = (dx: number, dy: number, tone: string) =>
  path(SHAPE, `transform="translate(${dx} ${dy})" fill="${tone}"`);

const arc = (r: number, tone: string, width: number, opacity: number) => {
  const [x, y] = [-100 + Math.cos(0.7) * r, Math.sin(0.7) * r];
  return path(`M${n(x)} ${n(-y)}A${r} ${r} 0 0 1 ${n(x)} ${n(y)}`, line(tone, width, opacity));
};

/** One crepe folded in four, in a box of 200 x 200, its point at the left. */
const foldedCrepe = (d: Drawing, colour: string, turn: number) => {
  const lace = laceOn(d, colour);
  return (
    sheet(-9, 5, darken(colour, 0.5)) +
    sheet(5, 5, mix(colour, '#b8742c', 0.3)) +
    sheet(2, 3, lighten(colour, 0.45)) +
    sheet(4, 0, darken(colour, 0.24)) +
    sheet(0, 0, d.shade(colour, { light: 0.4, dark: 0.22, turn })) +
    d.clipped(
      path(SHAPE, ''),
      browning(d, pointsIn(d.random, { x: 10, y: 0, rx: 96, ry: 110 }, 26, 0.96), 22, colour, 0.4) +
        lace +
        arc(196, mix(colour, '#9a5a20', 0.5), 8, 0.5) +
        arc(172, darken(colour, 0.34), 3, 0.4) +
        arc(169, lighten(colour, 0.6), 3, 0.6),
    ) +
    path('M-92 -6L36 -118', line('#fff6e0', 4, 0.5))
  );
};

/** Crepes folded in four, fanned out. The colour is theirs; pieces lie on them. */
export const foldedCrepes = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#e3b463'] = colours;
  const size = Math.min(ground.rx, ground.ry) * 0.68;
  const surface = [-52, 52, 0]
    .map((fan, i) => {
      const turn = -90 + fan + d.random.between(-4, 4);
      const radians = (turn * Math.PI) / 180;
      const share = fan ? 0.94 : 1;
      const x = ground.x + Math.cos(radians) * size * 0.94;
      const y = ground.y + size * 0.72 + Math.sin(radians) * size * share + i * 3;
      return (
        contact(d, x + 4, y + 6, size * 0.98, size * 0.66, 0.6, turn) +
        placed(x, y, turn, foldedCrepe(d, colour, turn), (size * share) / 100)
      );
    })
    .join('');
  const face: Area = { x: ground.x, y: ground.y - size * 0.16, rx: size * 0.72, ry: size * 0.5 };
  const beside: Area = { x: ground.x + size * 0.5, y: ground.y + size * 1.1, rx: size * 0.62, ry: size * 0.5 };
  return { surface, areas: [beside], garnished: face, pieces, crowd: 1.4, scale: 1, isGarnishedFirst: true };
};
