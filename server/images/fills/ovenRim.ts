import { type Area } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, path } from '../canvas/svg';
import { ovenBrown } from '../textures/bakedFace';
import { onRing } from './rooms';

/** Bubbles in the rim of a pizza: domes in the light, the largest of them charred on top. */
const bubbles = (d: Drawing, room: Area, dough: string) =>
  onRing(d, room, 0.88, 0.97, 17)
    .map(({ x, y }, i) => {
      const r = d.random.between(7, 17);
      const dome = blob(d.random, x, y, r * 1.25, r, { wobble: 0.16, points: 9, turn: d.random.between(0, 180) });
      const char = blob(d.random, x + r * 0.2, y + r * 0.16, r * 0.66, r * 0.46, { wobble: 0.36, points: 8 });
      return (
        path(dome, `transform="translate(2 3)" fill="${darken(ovenBrown(dough), 0.1)}" fill-opacity=".42"`) +
        path(
          dome,
          `fill="${d.shade(mix(dough, ovenBrown(dough), 0.16), { light: 0.5, dark: 0.2 })}" fill-opacity=".9"`,
        ) +
        (i % 3 === 0 ? path(char, 'fill="#3a1a0c" fill-opacity=".6"') : '') +
        ellipse(x - r * 0.4, y - r * 0.4, r * 0.36, r * 0.2, `fill="${lighten(dough, 0.8)}" fill-opacity=".7"`, -30)
      );
    })
    .join('');

/** The rim of dough that a hot oven puffed up and scorched, with the flour that it was shaped in. */
export const ovenRim = (d: Drawing, room: Area, dough: string): string => {
  const scorched = onRing(d, room, 0.86, 1, 20)
    .map(({ x, y }) => {
      const r = d.random.between(4, 13);
      const shape = blob(d.random, x, y, r * 1.5, r * 0.8, { wobble: 0.34, points: 8, turn: d.random.between(0, 180) });
      return path(shape, `fill="${mix(ovenBrown(dough), '#3a1a0c', d.random.between(0, 0.7))}" fill-opacity=".42"`);
    })
    .join('');
  const flour = onRing(d, room, 0.86, 1, 40)
    .map(({ x, y }) =>
      ellipse(x, y, d.random.between(1, 4), d.random.between(1, 2.4), 'fill="#fff8ea" fill-opacity=".4"'),
    )
    .join('');
  return scorched + bubbles(d, room, dough) + flour;
};
