import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';

/** The upper slice of half a sandwich, a triangle with round corners. */
const FACE = 'M-110 22Q-114 8 -102 0L-12 -88Q0 -98 12 -88L102 0Q114 8 110 22Z';
/** Its crumb: the crust is thin, and there is none where the slice was cut. */
const INNER = 'M-104 24Q-104 12 -97 6L-9 -80Q0 -88 9 -80L97 6Q104 12 104 24Z';
/** A sheet of cheese over it, hanging down in tongues. */
const SHEET =
  'M-100 18Q-104 6 -94 0L-10 -84Q0 -92 10 -84L94 0Q104 8 100 20C96 44 84 46 80 28C70 22 62 24 56 34C50 62 34 62 30 32C18 24 6 26 -6 28C-12 48 -26 48 -30 28C-44 24 -54 26 -60 34C-66 54 -80 52 -82 30C-90 28 -98 26 -100 18Z';

const toasted = (d: Drawing, bread: string) => {
  let patches = '';
  for (let i = 0; i < 16; i++) {
    patches += ellipse(
      d.random.between(-70, 70),
      d.random.between(-66, 18),
      d.random.between(8, 24),
      d.random.between(5, 13),
      `fill="${d.spot(mix(bread, '#7a3a10', 0.65), 0)}" fill-opacity=".5"`,
      d.random.between(0, 180),
    );
  }
  return patches;
};

/** The pores of the crumb, each with its lit lower edge. */
const pores = (d: Drawing, bread: string) => {
  let [dark, light] = ['', ''];
  for (let i = 0; i < 60; i++) {
    const y = d.random.between(-74, 20);
    const reach = (y + 86) * 0.92;
    const [x, r] = [d.random.between(-reach, reach), 0.8 + d.random.next() ** 2 * 2.6];
    const pore = (dy: number) =>
      `M${n(x - r * 1.4)} ${n(y + dy)}a${n(r * 1.4)} ${n(r)} 0 1 0 ${n(r * 2.8)} 0a${n(r * 1.4)} ${n(r)} 0 1 0 ${n(-r * 2.8)} 0`;
    light += pore(1);
    dark += pore(0);
  }
  return (
    path(light, `fill="${lighten(bread, 0.8)}" fill-opacity=".6"`) +
    path(dark, `fill="${mix(darken(bread, 0.24), '#a8703a', 0.3)}" fill-opacity=".42"`)
  );
};

const meltedOver = (d: Drawing, cheese: string, turn: number) => {
  let blisters = '';
  for (let i = 0; i < 20; i++) {
    const [x, y, r] = [d.random.between(-80, 80), d.random.between(-70, 24), d.random.between(6, 17)];
    const burnt = d.random.chance(0.5);
    blisters += ellipse(
      x,
      y,
      r,
      r * 0.66,
      `fill="${burnt ? d.spot('#a8561c', 0.1) : d.shade(lighten(cheese, 0.2), { light: 0.5, dark: 0.15, turn })}" fill-opacity="${burnt ? 0.75 : 0.7}"`,
    );
  }
  return (
    path(SHEET, `transform="translate(1 5)" fill="${darken(cheese, 0.5)}" fill-opacity=".55"`) +
    path(SHEET, `fill="${d.shade(cheese, { light: 0.35, dark: 0.2, turn })}"`) +
    d.clipped(path(SHEET, ''), blisters) +
    path('M-78 -4L-10 -70', line('#fff8e0', 6, 0.45))
  );
};

/** The toasted upper slice, with `melt`, cheese browned on it, if there is any. */
export const sandwichLid = (d: Drawing, bread: string, rind: string, turn: number, melt?: string): string => {
  const crumb = lighten(bread, 0.5);
  const patches = toasted(d, bread);
  return (
    path(FACE, `fill="${d.shade(rind, { light: 0.25, dark: 0.3, turn })}"`) +
    d.clipped(
      path(FACE, ''),
      path(
        INNER,
        `fill="${d.shade(mix(bread, crumb, 0.35), { light: 0.4, dark: 0.16, turn })}" stroke="${mix(rind, bread, 0.6)}" stroke-width="5" stroke-linejoin="round"`,
      ) + pores(d, bread),
    ) +
    d.clipped(path(FACE, ''), patches) +
    (melt ? meltedOver(d, melt, turn) : path('M-88 -6L-14 -78', line('#fff8e0', 5, 0.45)))
  );
};
