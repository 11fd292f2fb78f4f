import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { line, path } from '../canvas/svg';
import { browning } from '../textures/browning';
import { crumbs } from '../textures/crumbs';
import { gloss } from '../textures/gloss';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';
import { roomFor } from './rooms';

const ROWS = 11;

/** The waves of a fork drawn through the mash, brown on the ridges. */
const furrows = (d: Drawing, { x, y, rx, ry }: Area, colour: string) => {
  const brown = mix(colour, '#9a5318', 0.8);
  let drawn = '';
  for (let row = 0; row < ROWS; row++) {
    const top = y - ry + ((row + 0.5) * 2 * ry) / ROWS;
    const step = rx / 5;
    let route = `M${n(x - rx)} ${n(top)}`;
    for (let i = 0; i < 10; i++)
      route += `q${n(step / 2)} ${n((i % 2 ? 1 : -1) * d.random.between(11, 19))} ${n(step)} 0`;
    drawn +=
      path(route, `${line(darken(colour, 0.45), 9, 0.34)} transform="translate(2 7)"`) +
      path(route, line(lighten(colour, 0.5), 13, 0.9)) +
      path(
        route,
        `${line(brown, 7, 0.85)} stroke-dasharray="${row % 2 ? '46 26 20 34' : '22 30 58 18'}" transform="translate(0 -3)"`,
      );
  }
  return drawn;
};

/** What a spoon has left: the mince or fish under the mash, in one corner. */
const spooned = (d: Drawing, at: Area, filling: string, mash: string) => {
  const hole = blob(d.random, at.x, at.y, at.rx, at.ry, { wobble: 0.1, points: 13 });
  return (
    path(hole, `transform="translate(-5 -7)" fill="${darken(mash, 0.3)}"`) +
    path(hole, `fill="${d.shade(darken(filling, 0.14), { light: 0.2, dark: 0.34 })}"`) +
    d.clipped(
      path(hole, ''),
      tonalPatches(d, pointsIn(d.random, at, 10, 0.8), 20, filling, 0.6) +
        crumbs(d, pointsIn(d.random, at, 46, 0.95), lighten(filling, 0.06), 8),
    ) +
    gloss(grown(at, 0.8), 0.2)
  );
};

/** A pie under mashed potato with the lines of a fork. Colours: the mash, what is under it. */
export const mashTopped = (needs: FillNeeds): Filling => {
  const { d, isDeep, ground, colours, pieces } = needs;
  const [colour = '#f0d48a', filling = '#7a4526'] = colours;
  const whole = isDeep ? ground : roomFor(needs, 1.1);
  const shape = outline(whole);
  const top = grown(whole, 0.955);
  const hole: Area = {
    x: whole.x + whole.rx * 0.5,
    y: whole.y + whole.ry * 0.46,
    rx: whole.ry * 0.42,
    ry: whole.ry * 0.36,
  };
  const edge = pointsIn(d.random, whole, 40, 1.02);
  const mash =
    outline(top, `fill="${d.shade(colour, { light: 0.3, dark: 0.18 })}"`) +
    furrows(d, top, colour) +
    browning(d, pointsIn(d.random, top, 30, 0.95), 34, mix(colour, '#c9822e', 0.4), 0.6) +
    outline(top, `fill="${d.edge(mix(colour, '#8a4a14', 0.8), 0.6, 0.6)}"`);
  return {
    surface:
      shape.replace('/>', `fill="${d.shade(filling, { light: 0.2, dark: 0.3 })}"/>`) +
      d.clipped(shape, browning(d, edge, 12, filling, 0.5)) +
      d.clipped(outline(top), mash + spooned(d, hole, filling, colour)),
    areas: [hole],
    garnished: { ...whole, x: whole.x - whole.rx * 0.16, rx: whole.rx * 0.6, ry: whole.ry * 0.7 },
    pieces,
    crowd: 1.6,
    scale: 0.9,
  };
};
