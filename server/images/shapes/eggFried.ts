import { n } from '../canvas/drawing';
import { blob, smooth } from '../canvas/outlines';
import { lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen, shine } from '../canvas/pen';
import { circle, degrees, ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const FRILLS = 26;

/** How the white ran out in the pan: lobes, and the frill of its edge. */
const whiteOf = ({ d: { random } }: Pen) => {
  const waves = [2, 3, 5].map((times, i) => ({ times, from: random.between(0, 6.28), reach: [0.05, 0.06, 0.03][i]! }));
  return Array.from({ length: FRILLS }, (_, i) => {
    const angle = (i / FRILLS) * Math.PI * 2;
    const reach = waves.reduce((sum, wave) => sum + Math.sin(angle * wave.times + wave.from) * wave.reach, 0.93);
    const frill = reach + random.between(-0.022, 0.022);
    return { x: Math.cos(angle) * 100 * frill, y: Math.sin(angle) * 92 * frill };
  });
};

/** The lace that the fat fried along the edge: brown here, only golden there. */
const lace = (pen: Pen, edge: readonly { x: number; y: number }[]) => {
  const { random } = pen.d;
  const from = random.whole(0, FRILLS);
  return edge
    .map(({ x, y }, i) => {
      if (random.chance(0.3)) return '';
      const isCrisp = (i + from) % FRILLS < FRILLS * 0.62;
      const turn = degrees(Math.atan2(y, x)) + 90;
      return ellipse(
        x * random.between(0.94, 1.02) + random.between(-5, 5),
        y * random.between(0.94, 1.02) + random.between(-5, 5),
        random.between(7, 20),
        random.between(3, isCrisp ? 8 : 5),
        `fill="${pen.d.spot(isCrisp ? random.pick(['#9a5418', '#c07a2c', '#b8682a']) : '#dfae66', 0.1)}" fill-opacity="${isCrisp ? 0.8 : 0.6}"`,
        turn,
      );
    })
    .join('');
};

/** Bubbles that the fat blew into the thin white. */
const bubbles = ({ d: { random } }: Pen) =>
  Array.from({ length: 9 }, () => {
    const angle = random.next() * 6.283;
    const [x, y, r] = [Math.cos(angle) * 78, Math.sin(angle) * 70, random.between(2, 5)];
    return (
      ellipse(x, y, r * 1.3, r, 'fill="#d9a868" fill-opacity=".3"') +
      ellipse(x - r * 0.3, y - r * 0.3, r * 0.8, r * 0.5, 'fill="#fff" fill-opacity=".8"')
    );
  }).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const edge = whiteOf(pen);
  const white = smooth(edge);
  const thick = blob(d.random, 3, 3, 70, 62, { wobble: 0.09, points: 12 });
  const rim = mix(colour, '#e07a10', 0.4);
  return (
    path(white, `fill="${body(pen, '#fff6e6', 0.7, 0.1)}"`) +
    d.clipped(path(white, ''), path(white, line('#e2b473', 16, 0.28)) + lace(pen, edge) + bubbles(pen)) +
    // The thick white stands about the yolk.
    path(thick, `transform="translate(3 5)" fill="#d8b88c" fill-opacity=".26"`) +
    path(thick, `fill="${body(pen, '#fffdf6', 0.9, 0.05)}"`) +
    path(`M${n(-50)} -34Q-34 -54 -6 -58`, line('#ffffff', 6, 0.9)) +
    ellipse(9, 13, 50, 46, `fill="${d.spot('#a8601c', 0.5)}" fill-opacity=".42"`) +
    circle(3, 2, 42, `fill="${rim}"`) +
    circle(2, 1, 40.5, `fill="${body(pen, lighten(colour, 0.06), 0.42, 0.2)}"`) +
    ellipse(10, 22, 24, 10, `fill="${d.spot(lighten(colour, 0.5), 0)}" fill-opacity=".55"`, -20) +
    shine(pen, 20, 11, 6.5, 0.95) +
    gleam(pen, 31, 9, 0.7, 50)
  );
};

/** A fried egg, sunny side up, its edge crisp and brown. */
export const eggFried: PieceKind = {
  size: 77,
  count: 3,
  spin: 0,
  shadow: [100, 92],
  colour: '#f6a21c',
  draw,
  layer: 0.5,
};
