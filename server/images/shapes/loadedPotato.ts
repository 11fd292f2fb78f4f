import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** A sweet potato from end to end, pointed at both. */
const WHOLE = 'M-112 4C-96 -34 -56 -58 -4 -60C52 -60 98 -36 114 0C96 38 54 60 0 60C-54 60 -98 38 -112 4Z';
const FLESH = 'M-98 0C-82 -32 -48 -50 -2 -52C46 -52 84 -32 100 -4C82 24 46 40 0 41C-48 41 -84 26 -98 0Z';

/** The orange flesh, roughed up with a fork. */
const forked = ({ d: { random } }: Pen) => {
  let dark = '';
  let bright = '';
  for (let i = 0; i < 40; i++) {
    const angle = random.next() * 6.283;
    const far = Math.sqrt(random.next());
    const [x, y] = [Math.cos(angle) * 88 * far, -5 + Math.sin(angle) * 38 * far];
    const stroke = `q${n(random.between(6, 12))} ${n(random.between(-8, 2))} ${n(random.between(14, 26))} ${n(random.between(-3, 4))}`;
    dark += `M${n(x - 8)} ${n(y + 4)}${stroke}`;
    bright += `M${n(x - 8)} ${n(y)}${stroke}`;
  }
  return path(dark, line('#b8520c', 4, 0.6)) + path(bright, line('#ffb85c', 4, 0.8));
};

/** Cheese that melted over it and ran down at one place. */
const cheese = ({ d }: Pen) => {
  const { random } = d;
  const shape = `M-66 -14C-50 -40 20 -44 60 -26C78 -16 66 4 50 6C44 22 34 22 30 8C6 14 -10 12 -20 8C-26 26 -38 24 -40 8C-58 8 -76 2 -66 -14Z`;
  const shreds = Array.from({ length: 16 }, () => {
    const [x, y] = [random.between(-56, 54), random.between(-32, 2)];
    return `M${n(x)} ${n(y)}q${n(random.between(4, 10))} ${n(random.between(-7, 7))} ${n(random.between(12, 22))} ${n(random.between(-5, 5))}`;
  }).join('');
  return (
    path(shape, 'transform="translate(1 4)" fill="#8a4a08" fill-opacity=".5"') +
    path(shape, `fill="${d.run(['#ffd86a', '#f4b63a'])}"`) +
    path(shreds, `${line('#b87414', 4, 0.5)} transform="translate(1 2)"`) +
    path(shreds, line('#ffe08a', 4))
  );
};

/** Black beans over the cheese, most in the middle. */
const beans = (pen: Pen) =>
  Array.from({ length: 15 }, () => {
    const { random } = pen.d;
    const [x, y, turn] = [random.between(-68, 66), random.between(-30, 10), random.between(0, 180)];
    return placed(
      x,
      y,
      turn,
      ellipse(1, 3, 12, 8, 'fill="#3a1408" fill-opacity=".6"') +
        ellipse(0, 0, 11.5, 7.5, `fill="${body(pen, '#3a2228', 0.4, 0.4)}"`) +
        ellipse(-3, -3, 3.5, 1.5, 'fill="#fff" fill-opacity=".6"'),
    );
  }).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const skin = mix(colour, '#8a3a24', 0.5);
  const cream = blob(d.random, 2, -16, 32, 20, { wobble: 0.12, points: 10 });
  return (
    path(WHOLE, `transform="translate(3 13)" fill="${darken(skin, 0.7)}" fill-opacity=".8"`) +
    path(WHOLE, `fill="${body(pen, skin, 0.24, 0.44)}"`) +
    path('M-92 28Q-50 52 -6 54M20 54Q64 48 92 24', line(darken(skin, 0.4), 3, 0.6)) +
    path(FLESH, `fill="${body(pen, '#ee8420', 0.36, 0.22)}" stroke="${lighten(skin, 0.2)}" stroke-width="3"`) +
    d.clipped(path(FLESH, ''), forked(pen)) +
    cheese(pen) +
    beans(pen) +
    path(cream, 'transform="translate(1 5)" fill="#7a4a2c" fill-opacity=".5"') +
    path(cream, `fill="${d.shade('#fdf6e8', { light: 0.6, dark: 0.16 })}"`) +
    path('M-14 -22Q2 -34 20 -24Q12 -14 2 -16', line('#e0d0b4', 3, 0.8))
  );
};

/** Half a baked sweet potato with melted cheese, black beans and soured cream. Recipes write `stuffed-half`. */
export const loadedPotato: PieceKind = { size: 120, count: 3, spin: 10, shadow: [106, 56], colour: '#b8602c', draw };
