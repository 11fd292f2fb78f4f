import type { Drawing } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, path } from '../canvas/svg';
import { disc, LEAN } from './burgerDiscs';

/** A layer as it is drawn, and its thickness. */
export interface Layer {
  drawn: string;
  height: number;
}

/** Where a layer lies: its top, and how far it reaches. */
export interface Place {
  y: number;
  r: number;
}

/** How high a ball of potato or meat stands in its bun. */
const BALL = 62;

/** A ball in its bun, fried in batter or browned, that bulges out at the front. */
export const ballLayer = (d: Drawing, colour: string, { y, r }: Place): Layer => {
  const shape = blob(d.random, 0, y + BALL * 0.5, r * 0.86, BALL * 0.98, { wobble: 0.05, points: 15 });
  const crust = Array.from({ length: 46 }, () => {
    const [x, at] = [d.random.between(-0.8, 0.8) * r, y + d.random.between(-0.2, 1.3) * BALL];
    const size = d.random.between(4, 12);
    return path(
      blob(d.random, x, at, size, size * 0.7, { wobble: 0.3, points: 7 }),
      `fill="${d.random.chance(0.5) ? lighten(colour, 0.4) : mix(darken(colour, 0.2), '#8a4a10', 0.5)}" fill-opacity=".55"`,
    );
  }).join('');
  const drawn =
    path(shape, `transform="translate(0 6)" fill="${darken(colour, 0.6)}" fill-opacity=".7"`) +
    path(shape, `fill="${d.shade(colour, { light: 0.4, dark: 0.42 })}"`) +
    d.clipped(path(shape, ''), crust) +
    ellipse(-r * 0.36, y + BALL * 0.36, r * 0.16, 7, 'fill="#fff" fill-opacity=".5"', -18);
  return { drawn, height: BALL };
};

/** A patty with its rough side. */
export const pattyLayer = (d: Drawing, colour: string, { y, r }: Place): Layer => {
  let rough = '';
  for (let i = 0; i < 70; i++) {
    const angle = d.random.between(0.04, 0.96) * Math.PI;
    rough += ellipse(
      Math.cos(angle) * r * 0.99,
      y + Math.sin(angle) * r * LEAN + d.random.between(-4, 40),
      d.random.between(3, 10),
      d.random.between(2, 6),
      `fill="${d.random.chance(0.6) ? darken(colour, 0.55) : lighten(colour, 0.35)}" fill-opacity=".4"`,
      d.random.between(-30, 30),
    );
  }
  const wall = disc(d, y, r, 38, colour, 0.2);
  return { drawn: disc(d, y + 3, r * 1.005, 40, darken(colour, 0.4)) + wall + rough, height: 38 };
};
