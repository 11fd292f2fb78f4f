import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const SHELL = 'M-98 4C-96 -34 -64 -48 -20 -53C34 -58 90 -46 98 0C92 46 34 58 -20 53C-64 48 -98 38 -98 4Z';
const STALK = 'M-94 0C-104 -4 -112 -12 -116 -8C-120 0 -110 10 -94 10Z';
const FLESH = '#e8c98a';

/** What was fried for the filling, from its shaded foot to what browned on top. */
const LOW = ['#7a2c12', '#93401a', '#5e2410'] as const;
const HIGH = ['#c8602a', '#e09a3e', '#b8401e', '#efbe62', '#a8521e'] as const;

/** The filling, heaped above its shell: dark and wet at the foot, glazed and browned on top. */
const filling = ({ d }: Pen) => {
  const { random } = d;
  return Array.from({ length: 92 }, (_, i) => {
    const height = i / 92;
    const angle = random.next() * 6.283;
    const far = Math.sqrt(random.next()) * (1 - height * 0.3);
    const [x, y] = [Math.cos(angle) * far * 82, Math.sin(angle) * far * 36 - height * 15];
    const r = random.between(6, 13) * (1 - height * 0.2);
    const tone = height < 0.36 ? random.pick(LOW) : random.pick(HIGH);
    const lump = blob(random, x, y, r * 1.2, r * 0.84, { wobble: 0.4, points: 7, turn: random.between(-60, 60) });
    return (
      path(lump, 'transform="translate(2 5)" fill="#35100a" fill-opacity=".55"') +
      path(lump, `fill="${d.shade(tone, { light: 0.2, dark: 0.24 })}"`) +
      (random.chance(0.4)
        ? ellipse(x - r * 0.3, y - r * 0.36, r * 0.42, r * 0.16, 'fill="#fff2d4" fill-opacity=".8"', -24)
        : '')
    );
  }).join('');
};

const draw = (pen: Pen) => {
  const { colour } = pen;
  const inner = 'transform="scale(.9 .84)"';
  const flesh = mix(FLESH, colour, 0.08);
  return (
    path(STALK, `fill="${mix(colour, '#6f8a3a', 0.7)}" stroke="${darken(colour, 0.4)}" stroke-width="2"`) +
    path(SHELL, `transform="translate(4 13)" fill="${darken(colour, 0.7)}"`) +
    path(SHELL, `transform="translate(0 5)" fill="${body(pen, darken(colour, 0.16), 0.3, 0.5)}"`) +
    path(SHELL, `fill="${body(pen, colour, 0.46, 0.4)}"`) +
    path(SHELL, `${inner} fill="${body(pen, flesh, 0.3, 0.3)}"`) +
    path(SHELL, `${inner} ${line(mix(darken(flesh, 0.3), '#8a4414', 0.6), 9, 0.55)}`) +
    path(SHELL, 'transform="scale(.84 .7)" fill="#4a1a0c"') +
    filling(pen) +
    path('M-40 58C0 64 50 56 84 34', line(lighten(colour, 0.75), 5, 0.6)) +
    path('M-86 -26C-62 -43 -32 -47 0 -49', line('#ffffff', 4, 0.6))
  );
};

/** Half an aubergine or courgette, hollowed, filled above its rim; its colour is the skin's. */
export const stuffedHalf: PieceKind = {
  size: 112,
  count: 3,
  spin: 8,
  shadow: [100, 56],
  colour: '#4c2c50',
  side: { lean: 0.82 },
  draw,
};
