import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { browning } from '../textures/browning';
import type { PieceKind } from './pieceKind';

const TORTILLA = '#dca03c';
const SALSA = '#7d9a34';
const CHICKEN = ['#f3dfb8', '#e6c48e', '#d9ae74'] as const;
const POBLANO = '#3f6b2a';

/** Height of the front edge of a tortilla at x: each sags between what lies under it. */
const sag = (y: number, phase: number, x: number) =>
  y + Math.sin(x * 0.045 + phase) * 3.6 + Math.sin(x * 0.11 + phase * 2) * 1.6;

/** A tortilla cut through: a floppy golden line along the front, up the side and a little beyond. */
const tortilla = ({ d }: Pen, y: number, phase: number) => {
  const reach = d.random.between(-4, 3);
  const points = Array.from({ length: 11 }, (_, i) => {
    const x = -96 - reach + i * (15.2 + reach * 0.06);
    return `${n(x)} ${n(sag(y, phase, x))}`;
  });
  const side = `M55 ${n(sag(y, phase, 55))}C68 ${n(y - 20)} 84 ${n(y - 34)} ${n(99 + reach)} ${n(y - 53)}`;
  const front = `M${points.join('L')}`;
  const width = d.random.between(6.5, 8.5);
  return (
    path(side, line(darken(TORTILLA, 0.42), width)) +
    path(front, `${line(darken(TORTILLA, 0.62), width, 0.5)} transform="translate(1 4)"`) +
    path(front, line(mix(darken(TORTILLA, 0.2), '#a8661c', 0.4), width)) +
    path(front, `${line(lighten(TORTILLA, 0.25), width * 0.5)} transform="translate(0 -1)"`)
  );
};

/** What lies between two tortillas: strands of chicken, strips of poblano, sweetcorn, salsa and cream. */
const filling = ({ d }: Pen, y: number, height: number) => {
  const at = (i: number, count: number) => -90 + (i * 142) / count + d.random.between(-4, 4);
  const strands = Array.from({ length: 26 }, (_, i) => {
    const [x, low] = [at(i, 26), y + d.random.between(4, height - 4)];
    const tone = d.random.pick(CHICKEN);
    const route = `M${n(x)} ${n(low)}q${n(d.random.between(4, 9))} ${n(d.random.between(-7, 7))} ${n(d.random.between(12, 20))} ${n(d.random.between(-3, 3))}`;
    return (
      path(route, `${line(darken(tone, 0.6), 6, 0.5)} transform="translate(.5 2.500)"`) +
      path(route, line(tone, 5.4)) +
      path(route, `${line(lighten(tone, 0.6), 1.6, 0.7)} transform="translate(0 -1.400)"`)
    );
  }).join('');
  const others = Array.from({ length: 13 }, (_, i) => {
    const [x, low] = [at(i, 13), y + d.random.between(5, height - 3)];
    if (i % 3 === 0)
      return (
        path(`M${n(x - 8)} ${n(low)}q8 ${n(d.random.between(-6, 6))} 17 0`, line(POBLANO, 6)) +
        path(`M${n(x - 7)} ${n(low - 2)}q8 -3 13 0`, line(lighten(POBLANO, 0.4), 1.8, 0.8))
      );
    return (
      path(blob(d.random, x, low, 5.2, 4.6, { wobble: 0.14, points: 6 }), 'fill="#f2bf2e"') +
      ellipse(x - 1.4, low - 1.6, 1.7, 1.1, 'fill="#fff6cf" fill-opacity=".9"')
    );
  }).join('');
  return strands + others;
};

const FRONT = 'M-95 -16H55L58 78Q20 88 -30 82T-95 78Z';
const SIDE = 'M54 -16L99 -68L100 14L57 80Z';
const LID =
  'M-100 -12C-94 -34 -66 -58 -48 -68C0 -76 60 -72 104 -68C100 -48 78 -26 60 -8C58 10 48 16 43 2C38 -6 30 -6 26 4C22 26 8 24 7 4C-2 -6 -14 -2 -20 4C-24 34 -40 32 -41 4C-50 -6 -60 -2 -66 4C-72 18 -84 12 -86 2C-92 2 -98 -4 -100 -12Z';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const cheese = mix(colour, '#ffe6a0', 0.45);
  const spots = Array.from({ length: 15 }, () => {
    const back = d.random.next();
    return { x: d.random.between(-84, 46) + back * 44, y: -8 - back * 58 };
  });
  const pool = blob(d.random, 0, 70, 112, 34, { wobble: 0.1, points: 12 });
  const streaks = [14, 46, 74]
    .map((y) =>
      path(`M-92 ${y}q34 ${n(d.random.between(5, 11))} 70 2t74 1`, line(y === 46 ? '#fffaf0' : SALSA, 6, 0.9)),
    )
    .join('');
  const charred = spots
    .slice(0, 6)
    .map(({ x, y }) => ellipse(x, y, 8, 4, `fill="${d.spot('#6a2c0c', 0.2)}" fill-opacity=".7"`))
    .join('');
  return (
    path(pool, `transform="translate(5 6)" fill="${darken(SALSA, 0.6)}" fill-opacity=".4"`) +
    path(pool, `fill="${d.sweep([lighten(SALSA, 0.24), SALSA, darken(SALSA, 0.16)])}"`) +
    path(SIDE, 'fill="#8a5a26"') +
    d.clipped(
      path(SIDE, ''),
      Array.from({ length: 26 }, () => {
        const share = d.random.next();
        const [x, y] = [55 + share * 44, d.random.between(-12, 76) - share * 54];
        return ellipse(
          x,
          y,
          6,
          3.4,
          `fill="${darken(d.random.pick([...CHICKEN, '#f2bf2e', POBLANO, SALSA]), 0.34)}"`,
          -46,
        );
      }).join(''),
    ) +
    path(FRONT, 'fill="#a8762e"') +
    d.clipped(path('M-99 -16H60V90H-99Z', ''), filling(pen, -6, 38) + filling(pen, 38, 38) + streaks) +
    tortilla(pen, 36, d.random.between(0, 6)) +
    tortilla(pen, 42, d.random.between(0, 6)) +
    tortilla(pen, 80, d.random.between(0, 6)) +
    tortilla(pen, -8, d.random.between(0, 6)) +
    path(LID, `transform="translate(1 5)" fill="${darken(TORTILLA, 0.6)}" fill-opacity=".5"`) +
    path(LID, `fill="${d.sweep([lighten(cheese, 0.5), cheese, mix(cheese, '#d98a2a', 0.5)])}"`) +
    d.clipped(path(LID, ''), browning(d, spots, 14, colour, 0.8) + charred) +
    path('M-92 -14C-70 -6 -50 -14 -34 -6S0 -12 14 -6S40 -10 50 -10', line('#fffbe8', 3, 0.75)) +
    path('M-34 10q-2 10 2 16M16 6q-1 8 1 12', line('#fffbe8', 2.6, 0.7))
  );
};

/** A portion of a bake of tortillas: chicken, sweetcorn and poblanos between them, cheese run over the top. */
export const tortillaBake: PieceKind = { size: 150, count: 1, spin: 0, shadow: [100, 72], colour: '#e8b04a', draw };
