import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { circle, ellipse, line, path } from '../canvas/svg';
import { browning } from '../textures/browning';
import { gloss } from '../textures/gloss';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';
import { roundRoom } from './rooms';

/** The fluted edge of a pie about (x, y). */
const flutes = (d: Drawing, x: number, y: number, r: number, colour: string) => {
  let drawn = '';
  const count = 34;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    drawn += ellipse(
      x + Math.cos(angle) * r * 0.93,
      y + Math.sin(angle) * r * 0.93,
      r * 0.095,
      r * 0.072,
      `fill="${d.shade(colour, { light: 0.42, dark: 0.34, turn: 0 })}" stroke="${darken(colour, 0.4)}" stroke-opacity=".28" stroke-width="1.500"`,
      (angle * 180) / Math.PI,
    );
  }
  return drawn;
};

/** Curved cuts in a closed lid, from the middle outwards. */
const cutsIn = (x: number, y: number, r: number, colour: string) => {
  let cuts = '';
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * Math.PI * 2;
    const at = (reach: number, twist: number) =>
      `${n(x + Math.cos(angle + twist) * r * reach)} ${n(y + Math.sin(angle + twist) * r * reach)}`;
    cuts +=
      path(`M${at(0.06, 0)}Q${at(0.46, 0.34)} ${at(0.82, 0.16)}`, line(darken(colour, 0.42), 5, 0.5)) +
      path(`M${at(0.07, 0.03)}Q${at(0.46, 0.38)} ${at(0.82, 0.2)}`, line(lighten(colour, 0.5), 3, 0.5));
  }
  return cuts;
};

/** What is set in the custard of a quiche, by which it is told from a sweet tart. */
const SAVOURY = /leek|bacon|tuna|cheese|onion|spinach/i;

/** A round pie: open over its filling, or closed if there is none. */
export const pie = (needs: FillNeeds, colour: string, filling: string | undefined): Filling => {
  const { d, pieces } = needs;
  const room = roundRoom(needs, 1.14);
  const { x, y } = room;
  const r = Math.min(room.rx, room.ry * 1.05);
  const edge = flutes(d, x, y, r, colour);
  const inner: Area = { x, y, rx: r * 0.86, ry: r * 0.86 };
  const top = filling ?? colour;
  const browned = (count: number, size: number, opacity: number) =>
    browning(d, pointsIn(d.random, inner, count, 0.9), size, top, opacity);
  const isQuiche = filling !== undefined && pieces.some(({ ingredient }) => SAVOURY.test(ingredient));
  const face =
    outline(inner, `fill="${d.shade(top, { light: 0.28, dark: 0.24 })}"`) +
    tonalPatches(d, pointsIn(d.random, inner, 26, 0.9), 28, top, 0.5) +
    (filling
      ? (isQuiche
          ? browned(34, 24, 0.5) +
            browned(44, 8, 0.75) +
            outline(inner, `fill="${d.edge(mix(top, '#8a4a14', 0.7), 0.6, 0.6)}"`)
          : browned(20, 22, 0.34)) + gloss(grown(inner, 0.97), 0.24)
      : browned(24, 30, 0.42) + cutsIn(x, y, r, colour));
  return {
    surface:
      contact(d, x, y + 4, r * 0.98, r * 0.98, 0.62) +
      circle(x + 2, y + 7, r * 0.99, `fill="${darken(colour, 0.5)}"`) +
      circle(x, y, r * 0.97, `fill="${d.shade(darken(colour, 0.1), { light: 0.2, dark: 0.3 })}"`) +
      edge +
      circle(x - 1, y - 2, r * 0.875, `fill="${SHADOW}" fill-opacity=".3"`) +
      face,
    areas: [grown(inner, 0.9)],
    garnished: grown(inner, 0.86),
    pieces,
    crowd: isQuiche ? 1.7 : 0.95,
    ...(filling ? { sauce: filling, sunk: 0.24 } : {}),
  };
};
