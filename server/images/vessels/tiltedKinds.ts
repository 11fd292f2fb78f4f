import { type Drawing, n } from '../canvas/drawing';
import { brightness, darken, lighten, SHADOW } from '../canvas/palette';
import { circle, line, path } from '../canvas/svg';
import { leaned } from '../canvas/tilt';
import { BOWLS } from './bowl';
import { speckles } from './ceramics';
import { tilted } from './tilted';
import { tiltedCup, tiltedMug } from './tiltedCup';
import type { Vessel } from './vessel';

/** A deep bowl on its foot. */
const bowl = (d: Drawing, x: number, name: string): Vessel => {
  const { glaze, inner } = BOWLS[name]!;
  const [r, height] = [d.random.between(247, 253), 82];
  const y = 262;
  const dots = brightness(glaze) > 0.6 ? darken(glaze, 0.45) : lighten(glaze, 0.5);
  const onRim = speckles(d, x, y, r * 0.92, r * 0.99, 54, dots);
  return tilted(d, x, y, { outer: glaze, inner, r, wall: 0.925, foot: 0.6, height, low: 15, onRim });
};

/** An enamelled pot: straight walls, and an ear at each side. */
const pot = (d: Drawing, x: number): Vessel => {
  const [r, height] = [236, 66];
  const y = 262;
  const enamel = d.random.pick(['#a3362a', '#2f5d62', '#d9a441', '#4a5a78', '#6b3a4f']);
  const ear = (side: number) => {
    const at = (out: number) => n(x + side * (r + out));
    const route = `M${at(-16)} ${n(y - 22)}C${at(62)} ${n(y - 24)} ${at(62)} ${n(y + 58)} ${at(-10)} ${n(y + 52)}`;
    return (
      path(route, `${line(SHADOW, 24, 0.28)} transform="translate(8 16)"`) +
      path(route, line(darken(enamel, 0.3), 25)) +
      path(route, `${line(lighten(enamel, 0.24), 11)} transform="translate(-1 -4)"`)
    );
  };
  const vessel = tilted(d, x, y, { outer: enamel, inner: '#efe3d0', r, wall: 0.945, foot: 0.9, height, low: 21 });
  return { ...vessel, under: ear(-1) + ear(1) + vessel.under };
};

/** An iron pan, its handle to the lower right or left. */
const pan = (d: Drawing, x: number): Vessel => {
  const [r, height] = [248, 40];
  const y = 274;
  const iron = d.random.pick(['#35302e', '#3a3230', '#2f3338']);
  const isRight = d.random.chance(0.68);
  const turn = isRight ? d.random.between(32, 42) : d.random.between(138, 148);
  const shape = `M${r - 30} -34C${r + 50} -23 ${r + 90} -25 ${r + 340} -27V27C${r + 90} 25 ${r + 50} 23 ${r - 30} 34Z`;
  const at = (dx: number, dy: number, rest: string) =>
    path(shape, `transform="translate(${n(x + dx)} ${n(y + dy)}) rotate(${n(turn)})" ${rest}`);
  const colours = [lighten(iron, 0.34), iron, darken(iron, 0.45)];
  const handle =
    at(14, 62, `fill="${SHADOW}" fill-opacity=".24"`) +
    at(0, 16, `fill="${darken(iron, 0.5)}"`) +
    at(0, 4, `fill="${d.run(isRight ? colours : colours.toReversed())}"`);
  const vessel = tilted(d, x, y, {
    outer: iron,
    inner: lighten(iron, 0.06),
    r,
    wall: 0.95,
    foot: 0.86,
    height,
    low: 14,
  });
  return { ...vessel, under: leaned(handle, y) + vessel.under, busySide: isRight ? 'right' : 'left' };
};

/** A deep plate with a broad rim, some with a line of colour on it. */
const deepPlate = (d: Drawing, x: number, name: string): Vessel => {
  const [r, height] = [d.random.between(262, 266), 30];
  const y = 282;
  const [outer, band] = ['#f7f1e6', d.random.pick(['#2f4f6b', '#7a2f45', '#3f6b52'])];
  const onRim =
    name === 'plate-rim'
      ? circle(x, y, r * 0.96, `fill="none" stroke="${band}" stroke-width="6" stroke-opacity=".8"`)
      : '';
  return tilted(d, x, y, { outer, inner: '#efe6d6', r, wall: 0.86, foot: 0.62, height, low: 7, onRim });
};

const TILTED: Readonly<Record<string, (d: Drawing, x: number, name: string) => Vessel>> = {
  'bowl-cream': bowl,
  'bowl-slate': bowl,
  'bowl-terracotta': bowl,
  pot,
  pan,
  cup: tiltedCup,
  mug: tiltedMug,
  plate: deepPlate,
  'plate-rim': deepPlate,
};

/** Kinds of dish whose depth sells them: they are seen from the side where they lie in a bowl, a pot or a pan. */
const DEEP = new Set([
  'stew',
  'soup',
  'noodles',
  'ribbons',
  'fried-noodles',
  'porridge',
  'pieces',
  'curry-rice',
  'rice',
  'grains',
  'soft-rice',
  'heap',
  'pile',
  'leaves',
]);

/** Kinds that lie in a sauce, so that they are served on a deep plate. */
const ON_DEEP_PLATE = new Set(['stew', 'curry-rice', 'soft-rice']);

/** What is drunk or spooned out of a cup or a mug. */
const IN_CUP = new Set(['drink', 'foam-drink', 'soup', 'grains']);

const kindsIn = (vessel: string) =>
  vessel === 'cup' || vessel === 'mug' ? IN_CUP : vessel.startsWith('plate') ? ON_DEEP_PLATE : DEEP;

/** Whether a dish is seen from the side, over its near rim. */
export const isSeenTilted = (vessel: string, fill: string): boolean =>
  Object.hasOwn(TILTED, vessel) && kindsIn(vessel).has(fill);

/** The vessel of this name seen from the side, with its middle at `x`. */
export const drawTilted = (d: Drawing, name: string, x: number): Vessel => TILTED[name]!(d, x, name);
