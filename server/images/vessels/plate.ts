import { type Drawing } from '../canvas/drawing';
import { brightness, darken, lighten } from '../canvas/palette';
import { circle } from '../canvas/svg';
import { discShadow, rimLight, speckles } from './ceramics';
import type { Vessel } from './vessel';

const RIMS: readonly [string, ...string[]] = ['#37506b', '#6b2353', '#b8412c', '#3f7a63', '#c98a2e', '#7d98a6'];

const WHITE: readonly [string, ...string[]] = ['#f6f0e6', '#f8f4ee', '#eef0ee', '#f6efe2'];

/** Glazes that pale food stands out from. */
const DEEP: readonly [string, ...string[]] = ['#4f7480', '#6f9a8c', '#47607e', '#a8674a', '#7f6f92', '#5d7f6a'];

/** From this brightness on food would be lost on white. */
const PALE = 0.74;

/** Of the plates under browned food, the share that has a deep glaze. */
const SOMETIMES = 0.3;

const glazeUnder = (d: Drawing, food: string | undefined) => {
  const chance = d.random.next();
  const light = food === undefined ? 0 : brightness(food);
  return d.random.pick(light > PALE || (light > 0.5 && chance < SOMETIMES) ? DEEP : WHITE);
};

/** A plate with a shallow well, with or without a painted rim. Pale food, whose colour may be given, lies on a deep glaze. */
export const plate = (d: Drawing, x: number, y: number, hasRim: boolean, food?: string): Vessel => {
  const r = d.random.between(258, 268);
  const glaze = glazeUnder(d, food);
  const isDeep = brightness(glaze) < 0.7;
  const rim = hasRim ? (isDeep ? lighten(glaze, 0.6) : d.random.pick(RIMS)) : undefined;
  const under =
    discShadow(d, x, y, r, 0.8) +
    circle(x, y, r, `fill="${d.sweep([lighten(glaze, 0.6), darken(glaze, 0.2)])}"`) +
    circle(x, y, r - 5, `fill="${d.sweep([lighten(glaze, 0.8), darken(glaze, 0.07)])}"`) +
    (rim ? circle(x, y, r - 9, `fill="none" stroke="${rim}" stroke-width="8" stroke-opacity=".9"`) : '') +
    speckles(
      d,
      x,
      y,
      r * 0.74,
      r * 0.96,
      d.random.whole(20, 64),
      rim ?? (isDeep ? lighten(glaze, 0.6) : darken(glaze, 0.5)),
    ) +
    circle(x, y, r * 0.735, `fill="${d.sweep([darken(glaze, 0.2), lighten(glaze, 0.7)])}"`) +
    circle(x, y, r * 0.715, `fill="${d.sweep([darken(glaze, 0.07), lighten(glaze, 0.5)])}"`) +
    rimLight(x, y, r - 3, 4, 0.8);
  return { under, over: '', ground: { x, y, rx: r * 0.7, ry: r * 0.7 }, isDeep: false, glaze, eatenWith: 'fork' };
};
