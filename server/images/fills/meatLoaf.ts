import { type Drawing, n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';

/** The cut end of a meat loaf: lower than one of bread, rounded, uneven. */
export const MEAT_END =
  'M-74 62C-84 44 -86 10 -80 -12C-72 -44 -40 -58 -4 -58C36 -60 70 -42 80 -10C86 14 82 46 72 62C56 70 -58 70 -74 62Z';

/** Coarse minced meat where the knife went through it: lumps of unlike brown, onion and parsley between them. */
export const minceFace = (d: Drawing, colour: string) => {
  const { random } = d;
  const tones = [
    mix(colour, '#8f5a44', 0.6),
    darken(colour, 0.16),
    mix(colour, '#b07a5c', 0.6),
    darken(colour, 0.3),
    lighten(colour, 0.14),
  ];
  const lumps = Array.from({ length: 92 }, (_, i) => {
    const [x, y, r] = [random.between(-80, 80), random.between(-56, 64), random.between(5, 12)];
    const lump = blob(random, x, y, r * 1.3, r * 0.8, { wobble: 0.32, points: 7, turn: random.between(-50, 50) });
    return (
      path(lump, `transform="translate(1 2)" fill="${darken(colour, 0.6)}" fill-opacity=".5"`) +
      path(lump, `fill="${tones[i % 5]!}"`) +
      (i % 4 ? '' : ellipse(x - r * 0.3, y - r * 0.3, r * 0.5, r * 0.2, 'fill="#ffe6cc" fill-opacity=".5"', -20))
    );
  }).join('');
  const bits = Array.from({ length: 26 }, (_, i) => {
    const [x, y] = [random.between(-68, 68), random.between(-44, 56)];
    const tone = i % 2 ? '#e8d0a4' : '#5f7a34';
    return path(
      blob(random, x, y, random.between(2.4, 5), 2, { wobble: 0.3, points: 6, turn: random.between(0, 180) }),
      `fill="${tone}" fill-opacity=".85"`,
    );
  }).join('');
  return (
    path(MEAT_END, `transform="scale(.96)" fill="${darken(colour, 0.34)}"`) +
    d.clipped(path(MEAT_END, 'transform="scale(.96)"'), lumps + bits) +
    path(MEAT_END, `transform="scale(.96)" fill="${d.edge(darken(colour, 0.6), 0.7, 0.5)}"`)
  );
};

/** How far down its side the glaze has run at this share of the way back. */
const runAt = (along: number) => -6 + Math.sin(along * 31) * 14 + Math.sin(along * 13 + 1) * 12;

/** The glaze where it is cut: a thick edge that follows the top of the end. */
export const glazedEdge = (glaze: string) =>
  path('M-80 0C-80 -44 -40 -60 -4 -60C36 -62 72 -42 80 -2', line(darken(glaze, 0.3), 15)) +
  path('M-80 -2C-80 -46 -40 -62 -4 -62C36 -64 72 -44 80 -4', line(glaze, 9)) +
  path('M-66 -36C-50 -56 -26 -63 2 -64', line('#ffd8c0', 3, 0.7));

/** Sticky glaze along the top of the loaf, run down its side, the window on it. */
export const glazeAlong = (d: Drawing, back: { x: number; y: number }, share: number, glaze: string) => {
  const steps = Math.max(3, Math.round(38 * share));
  const tone = d.run([lighten(glaze, 0.3), glaze, darken(glaze, 0.3)]);
  let drawn = '';
  for (let i = steps; i >= 0; i--) {
    const along = (i / steps) * share;
    const low = runAt(along);
    drawn += path(
      `M-83 ${n(low)}C-86 -22 -72 -62 -4 -62C36 -64 72 -44 82 -10Z`,
      `transform="translate(${n(back.x * along)} ${n(back.y * along)})" fill="${tone}"`,
    );
  }
  const light = (x: number, y: number, from: number, to: number, width: number, opacity: number) =>
    path(
      `M${n(x + back.x * from * share)} ${n(y + back.y * from * share)}L${n(x + back.x * to * share)} ${n(y + back.y * to * share)}`,
      line('#ffe2cc', width, opacity),
    );
  return (
    drawn +
    light(-46, -50, 0.08, 0.42, 7, 0.6) +
    light(-46, -50, 0.5, 0.62, 6, 0.5) +
    light(-46, -50, 0.74, 0.94, 7, 0.4) +
    light(-10, -58, 0.2, 0.5, 4, 0.35)
  );
};
