import { type Area, grown, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { circle, degrees, ellipse, line, path } from '../canvas/svg';
import { bakedFace, ovenBrown } from '../textures/bakedFace';
import { browning } from '../textures/browning';
import { gloss } from '../textures/gloss';
import { cutRound } from './cutRound';
import type { Filling, FillNeeds } from './filling';
import { slicedRoom } from './rooms';

/** How high a pie stands. */
const HIGH = 62;

/** The rope along the edge of a lid, browned here more and there less. */
const rope = (d: Drawing, r: number, colour: string) =>
  Array.from({ length: 38 }, (_, i) => {
    const angle = (i / 38) * 6.283;
    const tone = mix(colour, ovenBrown(colour), 0.1 + d.random.next() ** 2 * 0.5);
    return ellipse(
      Math.cos(angle) * r * 0.94,
      Math.sin(angle) * r * 0.94,
      r * d.random.between(0.094, 0.108),
      r * d.random.between(0.05, 0.06),
      `fill="${d.shade(tone, { light: 0.44, dark: 0.36 })}" stroke="${darken(tone, 0.5)}" stroke-opacity=".34" stroke-width="1.500"`,
      degrees(angle) + 58 + d.random.between(-5, 5),
    );
  }).join('');

/** Bowed cuts in the lid, from the middle outwards. */
const cuts = (r: number, colour: string) =>
  Array.from({ length: 10 }, (_, i) => {
    const angle = (i / 10) * 6.283;
    const at = (reach: number, twist: number) =>
      `${n(Math.cos(angle + twist) * r * reach)} ${n(Math.sin(angle + twist) * r * reach)}`;
    const route = `M${at(0.12, 0)}Q${at(0.46, 0.3)} ${at(0.78, 0.14)}`;
    return (
      path(route, line(darken(colour, 0.5), 5, 0.55)) +
      path(route, `${line(lighten(colour, 0.55), 2.6, 0.6)} transform="translate(-2 -3)"`)
    );
  }).join('');

/** A closed pie with a slice cut and drawn out, so that what is in it is seen. Colours: the crust, two layers inside. */
export const cutPie = (needs: FillNeeds): Filling => {
  const { d, colours, pieces } = needs;
  const [crust = '#dca654', lower = '#e8a0a0', upper = '#f7dc8a'] = colours;
  const room = slicedRoom(needs, 1.1);
  const r = room.rx * 0.94;
  const face: Area = { ...room, y: room.y - 20, rx: r, ry: room.ry * 0.94 };
  const local: Area = { x: 0, y: 0, rx: r, ry: r };
  const top =
    bakedFace(d, local, crust, { cracks: 0, grain: 0.8 }) +
    browning(d, pointsIn(d.random, local, 26, 0.9), 8, ovenBrown(crust), 0.5) +
    (pieces.length > 0 ? '' : cuts(r, crust)) +
    circle(0, 0, r * 0.87, line(darken(crust, 0.5), 4, 0.4)) +
    rope(d, r, crust) +
    gloss({ ...local, rx: r * 0.92, ry: r * 0.92 }, 0.2);
  const draw = (shape: string) =>
    path(shape, `fill="${d.shade(crust, { light: 0.34, dark: 0.26 })}"`) + d.clipped(path(shape, ''), top);
  const under = darken(crust, 0.16);
  const layers = [
    under,
    lower,
    lower,
    mix(lower, upper, 0.2),
    upper,
    upper,
    lighten(upper, 0.1),
    lighten(crust, 0.16),
    crust,
  ];
  return {
    surface: cutRound(d, face, { layers, crust, height: HIGH, draw }),
    areas: [face],
    garnished: grown(face, 0.7),
    pieces,
  };
};
