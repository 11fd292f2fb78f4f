import { n, type Drawing } from './drawing';
import { SHADOW, darken, lighten } from './palette';
import { boxShadow, ellipse, line, path, placed } from './svgShapes';
import { type Table } from './tables';

const STRIPES: readonly [string, ...string[]] = ['#b8412c', '#6f8f76', '#37506b', '#8a5a8c', '#c98a2e'];

/** A folded napkin, cut by the picture's edge. */
const napkin = (
  d: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  turn: number,
  cloth: string,
): string => {
  const stripe = d.random.pick(STRIPES);
  let folded =
    boxShadow(8, 12, width, height, 6, 12, 0.34) +
    `<rect width="${width}" height="${height}" rx="5" fill="${d.sweep([lighten(cloth, 0.4), darken(cloth, 0.09)], turn)}"/>`;
  const isBand = d.random.chance(0.4);
  for (const at of isBand ? [0.07, 0.84] : [0.06, 0.1, 0.14, 0.86, 0.9, 0.94]) {
    folded += `<rect x="${n(width * at)}" width="${n(width * (isBand ? 0.09 : 0.018))}" height="${height}" fill="${stripe}" fill-opacity=".72"/>`;
  }
  for (let i = 1; i < 4; i++) {
    const at = (width * i) / 4;
    const wave = (from: number) =>
      `M${n(from)} 0C${n(from + 14)} ${n(height * 0.3)} ${n(from - 12)} ${n(height * 0.6)} ${n(from + 6)} ${height}`;
    folded += path(wave(at), line(SHADOW, 12, 0.045)) + path(wave(at), line(SHADOW, 5, 0.06));
    folded += path(wave(at - 10), line('#ffffff', 7, 0.2));
  }
  let threads = '';
  for (let at = 0; at < 40; at += 2.6) {
    threads += path(
      `M${n(at)} 0v40M0 ${n(at)}h40`,
      line('#5a3418', 0.9, Number(d.random.between(0.04, 0.12).toFixed(2))),
    );
  }
  folded += `<rect width="${width}" height="${height}" rx="5" fill="${d.pattern(40, 40, threads)}"/>`;
  return placed(x, y, turn, folded);
};

const METALS: readonly [string, ...string[]] = ['#c9a86a', '#b9bcc0', '#c9a86a', '#a8754f'];

const cutlery = (
  d: Drawing,
  x: number,
  y: number,
  turn: number,
  scale: number,
  shape: string,
  detail: string,
  metal: string,
) =>
  placed(
    x,
    y,
    turn,
    path(shape, `transform="translate(10 12)" fill="${SHADOW}" fill-opacity=".14"`) +
      path(shape, `transform="translate(6 8)" fill="${SHADOW}" fill-opacity=".3"`) +
      path(shape, `fill="${d.sweep([lighten(metal, 0.78), metal, darken(metal, 0.3)], turn)}"`) +
      detail,
    scale,
  );

const FORK =
  'M-14 -150C-15 -112 -12 -88 -4.500 -75C-6 0 -8 90 -9 150A9 9 0 0 0 9 150C8 90 6 0 4.500 -75C12 -88 15 -112 14 -150A2.200 2.200 0 0 0 9.600 -150L8.500 -103C8 -99 5.500 -98 5 -102L4.200 -150A2.200 2.200 0 0 0 -.2 -150A2.200 2.200 0 0 0 -4.200 -150L-5 -102C-5.500 -98 -8 -99 -8.500 -103L-9.600 -150A2.200 2.200 0 0 0 -14 -150Z';
const SPOON =
  'M0 -162C25 -162 30 -112 22 -90C16 -74 6 -69 4 -56C6 20 8 90 9 150A9 9 0 0 1 -9 150C-8 90 -6 20 -4 -56C-6 -69 -16 -74 -22 -90C-30 -112 -25 -162 0 -162Z';
const KNIFE = 'M-8 150A8 8 0 0 0 8 150L6.500 -4L11 -10C13 -70 12 -130 -4 -162C-9 -120 -8.500 -60 -6 -4Z';

export const fork = (d: Drawing, x: number, y: number, turn: number, metal: string, scale = 1.2): string =>
  cutlery(d, x, y, turn, scale, FORK, path('M-2.500 -60C-4 10 -6 90 -6 146', line('#ffffff', 1.8, 0.65)), metal);

export const spoon = (d: Drawing, x: number, y: number, turn: number, metal: string, scale = 1.2): string =>
  cutlery(
    d,
    x,
    y,
    turn,
    scale,
    SPOON,
    ellipse(0, -116, 17, 35, `fill="${d.sweep([darken(metal, 0.38), lighten(metal, 0.6)], turn)}" fill-opacity=".85"`) +
      path('M-2.500 -48C-4 20 -6 90 -6 146', line('#ffffff', 1.8, 0.6)),
    metal,
  );

export const knife = (d: Drawing, x: number, y: number, turn: number, metal: string, scale = 1.2): string =>
  cutlery(d, x, y, turn, scale, KNIFE, path('M-4 -8C-6.500 -70 -6 -120 -3 -150', line('#ffffff', 1.8, 0.7)), metal);

export const anyMetal = (d: Drawing): string => d.random.pick(METALS);

/** What lies beside the vessel, at most one thing: a napkin, a fork, a spoon, or nothing. Kept out of the top corners. */
export const tableSetting = (
  d: Drawing,
  { material, tones }: Table,
  side: 'left' | 'right',
  eatenWith: 'fork' | 'spoon' | 'hand',
) => {
  const choice = d.random.next();
  const cloth = material === 'linen' || material === 'marble' ? '#fbf3e2' : lighten(tones[0], 0.72);
  const isLeft = side === 'left';
  if (choice < 0.42) {
    const turn = d.random.between(6, 16) * (isLeft ? -1 : 1);
    const [width, height] = [d.random.between(190, 240), d.random.between(300, 400)];
    const sets = d.random.chance(0.5);
    const x = isLeft ? d.random.between(-110, -70) : d.random.between(660, 700);
    return napkin(
      d,
      x,
      sets ? d.random.between(150, 190) : d.random.between(280, 330),
      Math.round(width),
      Math.round(height),
      turn,
      cloth,
    );
  }
  if (choice < 0.74 && eatenWith !== 'hand') {
    const turn = d.random.between(4, 20) * (d.random.chance(0.5) ? -1 : 1);
    const x = isLeft ? d.random.between(62, 86) : d.random.between(716, 738);
    const tool = eatenWith === 'spoon' ? spoon : fork;
    return tool(d, x, d.random.between(330, 372), turn, anyMetal(d));
  }
  return '';
};
