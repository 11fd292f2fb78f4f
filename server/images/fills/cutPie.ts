import { type Area, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { circle, ellipse, line, path } from '../canvas/svg';
import { browning } from '../textures/browning';
import { cutRound } from './cutRound';
import type { Filling, FillNeeds } from './filling';
import { roundRoom } from './rooms';

/** How high a pie stands. */
const HIGH = 46;

/** The rope along the edge of a lid. */
const rope = (d: Drawing, r: number, colour: string) =>
  Array.from({ length: 38 }, (_, i) => {
    const angle = (i / 38) * 6.283;
    return ellipse(
      Math.cos(angle) * r * 0.94,
      Math.sin(angle) * r * 0.94,
      r * 0.1,
      r * 0.055,
      `fill="${d.shade(colour, { light: 0.44, dark: 0.36 })}" stroke="${darken(colour, 0.5)}" stroke-opacity=".34" stroke-width="1.500"`,
      (angle * 180) / Math.PI + 58,
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
  const room = roundRoom(needs, 1.1);
  const r = Math.min(room.rx, room.ry) * 0.94;
  const face: Area = { x: room.x, y: room.y - 16, rx: r, ry: r };
  const local: Area = { x: 0, y: 0, rx: r, ry: r };
  const brown = mix(crust, '#8a4412', 0.55);
  const top =
    browning(d, pointsIn(d.random, local, 30, 0.86), 26, crust, 0.5) +
    browning(d, pointsIn(d.random, local, 26, 0.9), 9, brown, 0.55) +
    cuts(r, crust) +
    circle(0, 0, r * 0.87, line(darken(crust, 0.5), 4, 0.4)) +
    rope(d, r, crust) +
    ellipse(-r * 0.36, -r * 0.5, r * 0.3, r * 0.07, 'fill="#fff" fill-opacity=".32"', -36);
  const draw = (shape: string) =>
    path(shape, `fill="${d.shade(crust, { light: 0.34, dark: 0.26 })}"`) + d.clipped(path(shape, ''), top);
  const under = darken(crust, 0.16);
  const layers = [under, lower, upper, lower, upper, mix(upper, lower, 0.4), lighten(crust, 0.16)];
  return {
    surface: cutRound(d, face, HIGH, draw, layers),
    areas: [face],
    garnished: { ...face, rx: r * 0.7, ry: r * 0.7 },
    pieces,
  };
};
