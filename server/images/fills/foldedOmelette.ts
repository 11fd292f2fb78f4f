import { type Area, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact, sliver } from '../canvas/light';
import { blob, type Point } from '../canvas/outlines';
import { deepen, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { Filling, FillNeeds } from './filling';

/** The half that was folded over: plump in the middle, pointed at both ends, as it rolls out of the pan. */
const TOP = 'M-108 -8C-92 -34 -52 -53 2 -54C56 -52 92 -36 108 -12C104 10 64 44 6 47C-56 44 -98 20 -108 -8Z';

/** What it is filled with bulges out along the open edge, in lumps of no one size. */
const bulging = (d: Drawing, inside: string) =>
  Array.from({ length: 19 }, (_, i) => {
    const along = (i / 18) * 2 - 1;
    const r = d.random.between(9, 17);
    const [x, y] = [along * 88, 8 + 44 * Math.sqrt(1 - along * along * 0.94) + d.random.between(-5, 5)];
    const tone = mix(inside, d.random.chance(0.5) ? lighten(inside, 0.4) : deepen(inside, 0.4), d.random.next() * 0.7);
    const lump = blob(d.random, x, y, r * 1.2, r * 0.8, { wobble: 0.24, points: 8, turn: d.random.between(-40, 40) });
    return (
      path(lump, `transform="translate(1 4)" fill="${mix(inside, '#5a2a10', 0.6)}" fill-opacity=".6"`) +
      path(lump, `fill="${tone}"`) +
      ellipse(x - r * 0.3, y - r * 0.3, r * 0.4, r * 0.14, 'fill="#fff" fill-opacity=".4"', -24)
    );
  }).join('');

const wrinklesIn = (d: Drawing, egg: string) => {
  let wrinkles = '';
  for (let i = 0; i < 7; i++) {
    const [y, from] = [-34 + i * 9, d.random.between(-80, -40) + Math.abs(i - 3) * 4];
    const [long, rise, thick] = [d.random.between(80, 140), d.random.between(8, 15), d.random.between(3, 6)];
    const lens = (up: number) =>
      `M${n(from)} ${n(y + 6 - up)}q${n(long * 0.5)} ${n(-rise - thick)} ${n(long)} -2q${n(-long * 0.5)} ${n(-rise + thick)} ${n(-long)} 2Z`;
    wrinkles +=
      path(lens(0), `fill="${mix(egg, '#b8701a', 0.6)}" fill-opacity=".34"`) +
      path(lens(3.5), `fill="${lighten(egg, 0.75)}" fill-opacity=".6"`);
  }
  return wrinkles;
};

/** Browned in butter: golden patches, and the lace that bubbles of it leave. */
const butterBrowned = (d: Drawing, points: readonly Point[], egg: string) => {
  const gold = mix(egg, '#b4641a', 0.75);
  return points
    .map(({ x, y }, i) => {
      if (i % 3 === 0)
        return ellipse(
          x,
          y,
          d.random.between(16, 30),
          d.random.between(7, 13),
          `fill="${d.spot(gold, 0.05)}" fill-opacity=".62"`,
          d.random.between(-16, 10),
        );
      const r = d.random.between(3, 8);
      return path(
        blob(d.random, x, y, r * 1.5, r * 0.8, { wobble: 0.2, points: 7 }),
        `fill="${gold}" fill-opacity=".1" stroke="${gold}" stroke-width="1.4" stroke-opacity=".2"`,
      );
    })
    .join('');
};

/** An omelette folded over itself. Colours: the egg, what it is filled with. */
export const foldedOmelette = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [egg = '#eab544', inside] = colours;
  const turn = d.random.between(-26, -8);
  const size = Math.min(ground.rx * 1.24, ground.ry * 1.5);
  const local: Area = { x: 0, y: -8, rx: 94, ry: 42 };
  const wrinkles = wrinklesIn(d, egg);
  const rim = mix(egg, '#c9821e', 0.45);
  const folded =
    path(TOP, `transform="translate(4 16) scale(1.02)" fill="${mix(deepen(egg, 0.6), '#a8601c', 0.4)}"`) +
    path(TOP, `transform="translate(1 12) scale(1.02)" fill="${d.run([egg, lighten(egg, 0.3), rim])}"`) +
    (inside ? bulging(d, inside) : '') +
    path(TOP, `transform="translate(2 5)" fill="${SHADOW}" fill-opacity=".34"`) +
    path(TOP, `fill="${d.run([lighten(egg, 0.5), lighten(egg, 0.16), egg, rim])}"`) +
    d.clipped(
      path(TOP, ''),
      wrinkles +
        butterBrowned(d, pointsIn(d.random, local, 30, 0.98), egg) +
        path('M-98 -30C-60 -46 60 -46 98 -30', line(rim, 5, 0.4)) +
        path(TOP, line(mix(egg, '#a8581a', 0.7), 9, 0.26)) +
        path(TOP, line(mix(egg, '#9a4e14', 0.7), 3, 0.4)),
    ) +
    path('M-100 -10C-92 22 -56 42 4 44C62 42 96 20 101 -12', line(lighten(egg, 0.6), 2.6, 0.6)) +
    [-70, -40, 2, 44].map((x, i) => sliver(x, -38 + (i % 2) * 12, [8, 22, 14, 7][i]!, 0.6, -8)).join('');
  return {
    surface:
      contact(d, ground.x + 4, ground.y + 8, size, size * 0.5, 0.66, turn) +
      placed(ground.x, ground.y, turn, folded, size / 100),
    areas: [{ x: ground.x, y: ground.y, rx: size * 0.66, ry: size * 0.34 }],
    garnished: { x: ground.x, y: ground.y, rx: size * 0.7, ry: size * 0.36 },
    pieces,
  };
};
