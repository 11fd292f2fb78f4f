import type { Drawing } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { line, path } from '../canvas/svg';

const ROCKET =
  'M-100 2L-58 -4C-60 -20 -52 -40 -36 -46C-30 -30 -26 -18 -26 -8L-8 -9C-10 -28 0 -52 20 -56C26 -38 22 -22 20 -10L32 -14C40 -40 78 -44 100 -4C80 38 42 36 32 14L20 12C24 26 24 42 16 56C-2 50 -10 28 -8 10L-26 9C-26 20 -32 34 -42 44C-54 36 -60 20 -58 8Z';

/** Rocket: a leaf cut into lobes on both sides of a long stalk. */
export const rocketLeaf = (d: Drawing, colour: string, turn: number): string =>
  path(ROCKET, `transform="translate(3 7)" fill="${darken(colour, 0.6)}" fill-opacity=".6"`) +
  path(ROCKET, `fill="${d.shade(colour, { light: 0.32, dark: 0.34, turn })}"`) +
  // The half beyond the rib lies in its own shade.
  d.clipped(path(ROCKET, ''), path('M-104 4Q0 -4 104 0V70H-104Z', `fill="${darken(colour, 0.5)}" fill-opacity=".45"`)) +
  path(
    'M-100 2Q0 -6 84 -2M-30 0L-36 -34M8 -2L18 -42M-30 2L-40 32M8 2L14 42M44 0L58 -22M44 2L58 20',
    line(lighten(colour, 0.55), 4.4, 0.6),
  );

const CHOI = 'M-24 -20C-8 -60 54 -78 88 -44C112 -14 112 16 88 46C54 78 -8 60 -24 20Z';
const STALK = 'M-100 -26C-70 -40 -30 -26 10 -12L64 -3Q72 0 64 3L10 12C-30 26 -70 40 -100 26C-108 10 -108 -10 -100 -26Z';

/** Pak choi: a dark round blade on a broad white stalk. */
export const choiLeaf = (d: Drawing, colour: string, turn: number): string => {
  const white = mix('#f4f6e2', colour, 0.08);
  return (
    path(CHOI, `fill="${d.shade(colour, { light: 0.28, dark: 0.36, turn })}"`) +
    path('M14 -10L46 -48M36 -6L78 -34M14 10L46 48M36 6L78 34', line(lighten(colour, 0.55), 5, 0.6)) +
    path(STALK, `transform="translate(2 6)" fill="${darken(colour, 0.4)}" fill-opacity=".4"`) +
    path(STALK, `fill="${d.run([white, mix(white, colour, 0.18)])}"`) +
    path('M-96 -12Q-40 -12 20 -4M-96 8Q-40 10 20 4', line(mix(white, colour, 0.45), 3.5, 0.6))
  );
};

const RUFFLED =
  'M-92 6C-104 -22 -82 -34 -72 -50C-60 -70 -42 -62 -28 -76C-10 -90 4 -72 22 -78C44 -84 52 -64 70 -56C92 -48 88 -26 98 -8C106 10 88 22 84 38C78 58 58 54 44 68C28 82 14 68 -4 76C-24 84 -36 66 -54 62C-76 56 -72 36 -92 6Z';

/** Cabbage, kale, lettuce: a broad piece with a ruffled edge and a pale rib. */
export const ruffledLeaf = (d: Drawing, colour: string, turn: number): string =>
  path(RUFFLED, `transform="translate(3 8)" fill="${darken(colour, 0.5)}" fill-opacity=".6"`) +
  path(RUFFLED, `fill="${d.shade(colour, { light: 0.36, dark: 0.3, turn })}"`) +
  path('M-88 4Q0 -12 86 -4', line(lighten(colour, 0.72), 10, 0.8)) +
  path(
    'M-56 0Q-44 -26 -40 -52M-18 -5Q2 -30 6 -60M24 -6Q44 -24 56 -46M-50 4Q-34 26 -32 48M-10 0Q10 24 14 58M34 0Q50 18 62 36',
    line(lighten(colour, 0.6), 5, 0.6),
  ) +
  path('M-74 -38Q-50 -44 -46 -62M8 -68Q26 -62 40 -70M70 42Q60 34 44 56', line(darken(colour, 0.35), 4, 0.4));

const SAGE = 'M-100 0C-70 -26 -20 -36 30 -32C70 -28 96 -12 100 0C96 14 70 28 30 32C-20 36 -70 26 -100 0Z';

/** Sage: long, blunt and grey, its face finely pitted. */
export const sageLeaf = (d: Drawing, colour: string, turn: number): string => {
  const grey = mix(colour, '#a9b59a', 0.5);
  return (
    path(SAGE, `fill="${d.shade(grey, { light: 0.34, dark: 0.3, turn })}"`) +
    path(SAGE, line(lighten(grey, 0.5), 3.5, 0.5)) +
    path('M-98 0Q0 -5 88 0', line(lighten(grey, 0.65), 5, 0.8)) +
    path(
      'M-60 -1l18 -16M-24 -2l20 -20M14 -2l20 -18M50 -1l16 -12M-60 1l18 16M-24 2l20 20M14 2l20 18M50 1l16 12',
      line(lighten(grey, 0.5), 3, 0.55),
    ) +
    path(
      'M-44 -14l8 -2M-8 -16l8 -2M30 -15l8 -2M-40 15l8 2M-2 17l8 2M36 15l8 2M66 -6l6 -2',
      line(darken(grey, 0.3), 3.5, 0.4),
    )
  );
};

const BAY = 'M-112 0L-92 -2C-50 -36 30 -40 106 0C30 42 -50 36 -92 2Z';

/** Bay: a stiff pointed leaf with a strong rib. */
export const bayLeaf = (d: Drawing, colour: string, turn: number): string => {
  const olive = mix(colour, '#6f7a3a', 0.45);
  return (
    path(BAY, `fill="${d.shade(olive, { light: 0.34, dark: 0.34, turn })}"`) +
    path('M-92 2C-50 36 30 42 106 0Q0 -2 -92 2Z', `fill="${darken(olive, 0.35)}" fill-opacity=".3"`) +
    path('M-112 0Q0 -3 96 0', line(lighten(olive, 0.55), 5.5, 0.8)) +
    path(
      'M-62 -1l20 -18M-26 -2l24 -22M14 -2l24 -20M-62 2l20 16M-26 2l24 22M14 2l24 20',
      line(lighten(olive, 0.45), 2.6, 0.5),
    )
  );
};
