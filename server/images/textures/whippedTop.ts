import type { Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact, sliver } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';

/** How many rounds the nozzle made, and how high each stands by the depth of the cup. */
const ROUNDS = 4;
const HIGH = 0.26;

/** The grooves that a star nozzle leaves on the near side of a round. */
const grooves = (d: Drawing, { x, y, rx, ry }: Area, colour: string) =>
  Array.from({ length: 9 }, (_, i) => {
    const along = ((i + 0.5) / 9) * 2 - 1;
    const [at, low] = [x + along * rx * 0.94, y + ry * Math.sqrt(1 - along * along)];
    const lean = rx * d.random.between(0.1, 0.17);
    const route = `M${n(at)} ${n(low - ry * 0.12)}q${n(lean * 0.2)} ${n(-ry * 0.5)} ${n(lean)} ${n(-ry * 0.74)}`;
    return (
      path(route, line(darken(colour, 0.3), 7, 0.3)) +
      path(route, `${line(lighten(colour, 0.9), 5, 0.7)} transform="translate(-7 0)"`)
    );
  }).join('');

/** Where what is strewn on whipped cream lies. */
export const onWhipped = ({ x, y, rx, ry }: Area): Area => ({ x, y: y - ry * 0.52, rx: rx * 0.5, ry: ry * 0.5 });

/** Whipped cream piped on a drink that is seen over the rim of its cup: round upon round, up to a tip. */
export const whippedTop = (d: Drawing, { x, y, rx, ry }: Area, colour: string): string => {
  const rounds = Array.from({ length: ROUNDS }, (_, i) => {
    const share = 0.84 - i * 0.2;
    const at: Area = { x: x + d.random.between(-4, 4), y: y - ry * HIGH * i, rx: rx * share, ry: ry * (share * 0.86) };
    return (
      ellipse(
        at.x + 5,
        at.y + ry * 0.14,
        at.rx,
        at.ry,
        `fill="${d.spot(darken(colour, 0.7), 0.5)}" fill-opacity=".5"`,
      ) +
      path(
        blob(d.random, at.x, at.y, at.rx, at.ry, { wobble: 0.04, points: 16 }),
        `fill="${d.shade(colour, { light: 0.7, dark: 0.26 })}"`,
      ) +
      grooves(d, at, colour)
    );
  });
  const tip = y - ry * (HIGH * ROUNDS + 0.1);
  return (
    contact(d, x, y + ry * 0.1, rx * 0.84, ry * 0.76, 0.5) +
    rounds.join('') +
    path(
      `M${n(x - rx * 0.16)} ${n(tip + ry * 0.24)}Q${n(x - rx * 0.06)} ${n(tip)} ${n(x + rx * 0.06)} ${n(tip - ry * 0.16)}Q${n(x + rx * 0.1)} ${n(tip)} ${n(x + rx * 0.17)} ${n(tip + ry * 0.26)}Z`,
      `fill="${d.shade(colour, { light: 0.7, dark: 0.2 })}"`,
    ) +
    sliver(x - rx * 0.5, y - ry * 0.1, 15, 0.9)
  );
};
