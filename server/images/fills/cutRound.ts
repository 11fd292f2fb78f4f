import type { Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';
import { ovenBrown } from '../textures/bakedFace';
import { crumbs } from '../textures/crumbs';

const pointAt = (r: number, angle: number) => `${n(Math.cos(angle) * r)} ${n(Math.sin(angle) * r)}`;

const arcOf = (r: number, from: number, to: number) =>
  `A${n(r)} ${n(r)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${pointAt(r, to)}`;

const sector = (r: number, from: number, to: number) => `M0 0L${pointAt(r, from)}${arcOf(r, from, to)}Z`;

/** What has been eaten beside the slice, in radians. */
const GONE = 0.1;

/** How far the slice is drawn out. */
const AWAY = 50;

/** How far each step of depth lies to the right. */
const LEAN = 0.16;

interface Round {
  /** The colours of its cut side, from below. */
  layers: readonly string[];
  /** What is seen round the outside. */
  crust: string;
  height: number;
  draw: (shape: string) => string;
}

/** Holes and crumbs of the cut sides: each hole dark, with its lower lip in the light. */
const pores = (d: Drawing, r: number, angles: readonly number[], { layers, height }: Round) => {
  const oval = (x: number, y: number, rx: number, ry: number) =>
    `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0`;
  let [lips, holes] = ['', ''];
  for (const angle of angles)
    for (let i = 0; i < 70; i++) {
      const [out, k] = [d.random.next() * r, d.random.between(2, height)];
      const [x, y] = [Math.cos(angle) * out + k * LEAN, Math.sin(angle) * out + k];
      const size = 0.7 + d.random.next() ** 3 * 2;
      lips += oval(x + 0.4, y + size * 0.6, size * 1.5, size);
      holes += oval(x, y, size * 1.5, size);
    }
  const crumb = layers[Math.floor(layers.length / 2)] ?? '#e8c080';
  return (
    path(lips, `fill="${lighten(crumb, 0.6)}" fill-opacity=".5"`) +
    path(holes, `fill="${mix(darken(crumb, 0.42), '#8a4c18', 0.2)}" fill-opacity=".5"`)
  );
};

/** The outside of a piece: what its arc sweeps down to the plate, lit from the left, darker towards its foot. */
const outsideOf = (d: Drawing, r: number, [from, to]: readonly [number, number], { crust, height }: Round) => {
  const brown = ovenBrown(crust);
  const tones = [lighten(crust, 0.2), mix(crust, brown, 0.25), mix(darken(crust, 0.2), brown, 0.5)];
  const isLong = to - from > Math.PI ? 1 : 0;
  const down = (angle: number, k: number) => `${n(Math.cos(angle) * r + k * LEAN)} ${n(Math.sin(angle) * r + k)}`;
  const between = (upper: number, lower: number) =>
    `M${down(from, upper)}A${n(r)} ${n(r)} 0 ${isLong} 1 ${down(to, upper)}L${down(to, lower)}A${n(r)} ${n(r)} 0 ${isLong} 0 ${down(from, lower)}Z`;
  const foot = between(height * 0.76, height);
  return path(between(0, height), `fill="${d.run(tones, true)}"`) + path(foot, `fill="${brown}" fill-opacity=".34"`);
};

/** A cut side in its layers, from the foot up. */
const cutSide = (r: number, angle: number, { layers, height }: Round) => {
  const corner = (out: number, k: number) => `${n(Math.cos(angle) * out + k * LEAN)} ${n(Math.sin(angle) * out + k)}`;
  return layers
    .map((layer, i) => {
      const [low, high] = [height * (1 - i / layers.length), height * (1 - (i + 1) / layers.length) - 0.5];
      const tone = darken(layer, 0.06);
      return path(
        `M${corner(0, low)}L${corner(r, low)}L${corner(r, high)}L${corner(0, high)}Z`,
        `fill="${tone}" stroke="${tone}"`,
      );
    })
    .join('');
};

/** Which of the two cut sides face the viewer; the others lie behind what is left. */
const seenSides = ([from, to]: readonly [number, number]) => [
  ...(LEAN * Math.sin(from) > Math.cos(from) ? [from] : []),
  ...(LEAN * Math.sin(to) < Math.cos(to) ? [to] : []),
];

/** All that is seen below the lid of a piece. */
const wallsOf = (d: Drawing, r: number, ends: readonly [number, number], round: Round) => {
  const sides = seenSides(ends);
  return (
    outsideOf(d, r, ends, round) + sides.map((angle) => cutSide(r, angle, round)).join('') + pores(d, r, sides, round)
  );
};

/**
 * A round food of some height with one piece cut and drawn out towards the viewer. It is as flat as its room; the slice lies
 * on the dish, crumbs before it.
 */
export const cutRound = (d: Drawing, room: Area, round: Round): string => {
  const from = d.random.between(0.25, 0.55);
  const to = from + 0.72;
  const r = room.rx;
  const { height, draw, layers } = round;
  const [first, last] = [from - GONE, to + GONE * 0.3];
  const middle = (from + to) / 2;
  const [dx, dy] = [Math.cos(middle) * AWAY, Math.sin(middle) * AWAY];
  const solid = (a: number, b: number) => {
    const shape = sector(r, a, b);
    const cut = `M${pointAt(r, a)}L0 0L${pointAt(r, b)}`;
    return wallsOf(d, r, [a, b], round) + draw(shape) + path(cut, line(lighten(round.crust, 0.5), 1.6, 0.5));
  };
  const flat = room.ry / room.rx;
  const fallen = Array.from({ length: 11 }, () => {
    const [angle, out] = [d.random.between(first, to), r * d.random.between(0.3, 1)];
    return { x: room.x + Math.cos(angle) * out + height * 0.1, y: room.y + (Math.sin(angle) * out + height) * flat };
  });
  const seen = (x: number, y: number, drawing: string) =>
    `<g transform="translate(${n(x)} ${n(y)}) scale(1 ${flat.toFixed(3)})">${drawing}</g>`;
  return (
    ellipse(
      room.x + 22,
      room.y + height + 22,
      r * 1.12,
      room.ry * 1.1,
      `fill="${d.spot(SHADOW, 0.7)}" fill-opacity=".2"`,
    ) +
    seen(room.x, room.y, solid(last, first + Math.PI * 2)) +
    crumbs(d, fallen, layers[Math.floor(layers.length / 2)] ?? round.crust, 2.6) +
    seen(
      room.x + dx,
      room.y + dy * flat,
      path(sector(r, from, to), `transform="translate(9 ${height + 8})" fill="${SHADOW}" fill-opacity=".22"`) +
        solid(from, to),
    )
  );
};
