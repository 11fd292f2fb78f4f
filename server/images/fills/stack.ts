import { type Area, grown, pointsIn } from '../canvas/areas';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, path } from '../canvas/svg';
import { browning } from '../textures/browning';
import { crumbs } from '../textures/crumbs';
import type { Filling, FillNeeds } from './filling';
import { roundRoom } from './rooms';

/** Pancakes: a stack seen a little from the side. */
export const stack = (needs: FillNeeds): Filling => {
  const { d, colours, pieces } = needs;
  const [colour = '#d99a4e', second] = colours;
  const room = roundRoom(needs, 1);
  const r = room.rx * 0.96;
  const pale = lighten(mix(colour, '#f6dda0', 0.7), 0.15);
  const count = 5;
  const thickness = 15;
  let surface = ellipse(
    room.x + 26,
    room.y + 62,
    r * 1.12,
    r * 1.02,
    `fill="${d.spot(SHADOW, 0.6)}" fill-opacity=".5"`,
  );
  let top = { x: room.x, y: room.y };
  for (let i = 0; i < count; i++) {
    const x = room.x + d.random.between(-8, 8);
    const y = room.y + 30 - i * thickness;
    const shape = blob(d.random, x, y, r * d.random.between(0.97, 1.02), r * 0.93, { wobble: 0.018, points: 14 });
    surface += path(
      shape,
      `transform="translate(0 ${thickness})" fill="${d.run([pale, mix(pale, colour, 0.5), darken(colour, 0.2)], true)}"`,
    );
    surface += path(shape, `transform="translate(0 ${thickness - 7})" fill="${lighten(pale, 0.2)}"`);
    surface += path(shape, `transform="translate(0 ${thickness - 12})" fill="${darken(colour, 0.14)}"`);
    surface += path(shape, `fill="${d.shade(colour, { light: 0.22, dark: 0.16 })}"`);
    top = { x, y };
  }
  const face: Area = { x: top.x, y: top.y, rx: r, ry: r * 0.93 };
  surface +=
    ellipse(face.x, face.y, r * 0.97, r * 0.9, `fill="none" stroke="${pale}" stroke-width="7" stroke-opacity=".55"`) +
    ellipse(face.x, face.y, r * 0.9, r * 0.83, `fill="${d.shade(darken(colour, 0.1), { light: 0.28, dark: 0.16 })}"`) +
    browning(d, pointsIn(d.random, face, 20, 0.8), 24, colour, 0.34) +
    crumbs(d, pointsIn(d.random, face, 50, 0.84), lighten(colour, 0.1), 2);
  if (second) {
    surface += path(
      blob(d.random, face.x, face.y, r * 0.6, r * 0.54, { wobble: 0.16, points: 12 }),
      `fill="${d.shade(second, { light: 0.4, dark: 0.2 })}" fill-opacity=".9"`,
    );
  }
  const pats = pieces.filter(({ kind }) => kind === 'cube');
  const others = pieces.filter(({ kind }) => kind !== 'cube');
  return {
    surface,
    areas: [grown(face, others.length > 0 ? 0.6 : 0.3)],
    garnished: grown(face, 0.74),
    pieces: pats.length > 0 && others.length === 0 ? pats : pieces,
    crowd: others.length > 0 ? 1.4 : 0.4,
    scale: others.length > 0 ? 1.2 : 2.5,
    isGarnishedFirst: true,
  };
};
