import { type Area, grown, pointsIn } from '../canvas/areas';
import { n } from '../canvas/drawing';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { circle, path } from '../canvas/svg';
import { bakedFace } from '../textures/bakedFace';
import { crumbs } from '../textures/crumbs';
import { cutRound } from './cutRound';
import type { Filling, FillNeeds } from './filling';
import { slicedRoom } from './rooms';

/** The layers of the cut side, from below. */
const layersOf = (top: string, crumb: string, between: string | undefined) => {
  if (between) return [crumb, between, crumb, between, top];
  // A pale top over something much darker is a cream on its base of biscuit.
  if (brightness(top) > 0.84 && brightness(crumb) < 0.66)
    return [darken(crumb, 0.12), crumb, darken(top, 0.1), top, top, top, lighten(top, 0.2), top];
  return [
    darken(crumb, 0.12),
    crumb,
    lighten(crumb, 0.06),
    crumb,
    lighten(crumb, 0.12),
    crumb,
    mix(crumb, top, 0.5),
    top,
  ];
};

/** A round cake: colours are the top, the crumb inside, and the filling between. */
export const cake = (needs: FillNeeds): Filling => {
  const { d, colours, pieces } = needs;
  const [top = '#c98a48', crumb = lighten(mix(top, '#f0cf8a', 0.6), 0.15), between] = colours;
  const room = slicedRoom(needs, 1.06);
  const r = room.rx * 0.95;
  const face: Area = { ...room, y: room.y - 16, rx: r, ry: room.ry * 0.95 };
  const local: Area = { x: 0, y: 0, rx: r, ry: r };
  const isSmooth = brightness(top) > 0.84;
  const baked = bakedFace(d, local, top, isSmooth ? { cracks: 0, grain: 0 } : { cracks: between ? 0 : 6 });
  const specks = isSmooth ? '' : crumbs(d, pointsIn(d.random, local, 44, 0.95), top, 1.9);
  const rim =
    circle(
      0,
      0,
      r * 0.97,
      `fill="none" stroke="${darken(top, 0.3)}" stroke-width="${n(r * 0.05)}" stroke-opacity=".26"`,
    ) + circle(-1, -2, r * 0.985, `fill="none" stroke="${lighten(top, 0.6)}" stroke-width="3" stroke-opacity=".5"`);
  const draw = (shape: string) =>
    path(shape, `fill="${d.shade(top, { light: 0.3, dark: 0.16 })}"`) +
    d.clipped(path(shape, ''), baked + rim + specks);
  const crust = between || isSmooth ? mix(top, crumb, 0.4) : top;
  return {
    surface: cutRound(d, face, { layers: layersOf(top, crumb, between), crust, height: 56, draw }),
    areas: [grown(face, 0.8)],
    garnished: grown(face, 0.82),
    pieces,
    crowd: 0.75,
  };
};
