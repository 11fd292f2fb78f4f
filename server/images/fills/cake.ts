import { type Area, grown, pointsIn } from '../canvas/areas';
import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { circle, path } from '../canvas/svg';
import { crumbs } from '../textures/crumbs';
import { tonalPatches } from '../textures/tonalPatches';
import { cutRound } from './cutRound';
import type { Filling, FillNeeds } from './filling';
import { roundRoom } from './rooms';

/** A round cake: colours are the top, the crumb inside, and the filling between. */
export const cake = (needs: FillNeeds): Filling => {
  const { d, colours, pieces } = needs;
  const [top = '#c98a48', crumb = lighten(mix(top, '#f0cf8a', 0.6), 0.15), between] = colours;
  const room = roundRoom(needs, 1.06);
  const r = Math.min(room.rx, room.ry) * 0.95;
  const face: Area = { x: room.x, y: room.y - 8, rx: r, ry: r };
  const layers = between
    ? [crumb, between, crumb, between, top]
    : [darken(crumb, 0.1), crumb, crumb, lighten(crumb, 0.1), top];
  const local: Area = { x: 0, y: 0, rx: r, ry: r };
  const spots = pointsIn(d.random, local, 24, 0.9);
  const specks = crumbs(d, pointsIn(d.random, local, 90, 0.95), top, 2.4);
  const draw = (shape: string) =>
    path(shape, `fill="${d.shade(top, { light: 0.3, dark: 0.16 })}"`) +
    d.clipped(
      path(shape, ''),
      tonalPatches(d, spots, 28, top, 0.5) +
        circle(
          0,
          0,
          r * 0.97,
          `fill="none" stroke="${darken(top, 0.3)}" stroke-width="${n(r * 0.06)}" stroke-opacity=".28"`,
        ) +
        circle(
          -1,
          -2,
          r * 0.985,
          `fill="none" stroke="${lighten(top, 0.6)}" stroke-width="3.500" stroke-opacity=".5"`,
        ) +
        specks,
    );
  return {
    surface: cutRound(d, face, 30, draw, layers),
    areas: [grown(face, 0.8)],
    garnished: grown(face, 0.82),
    pieces,
    crowd: 0.75,
  };
};
