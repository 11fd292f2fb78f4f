import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Where the pan touched the dough: amber all round, brown, nearly black in the middle of some. */
const scorches = ({ d, colour }: Pen) => {
  const { random } = d;
  return Array.from({ length: 15 }, (_, i) => {
    const angle = random.next() * 6.283;
    const far = Math.sqrt(random.next());
    const [x, y] = [Math.cos(angle) * far * 84, Math.sin(angle) * far * 64];
    const r = i < 7 ? random.between(10, 19) : random.between(4, 8);
    const turn = random.between(0, 180);
    const patch = (times: number) =>
      blob(random, x, y, r * 1.3 * times, r * 0.9 * times, { wobble: 0.2, points: 9, turn });
    return (
      ellipse(x, y, r * 2, r * 1.4, `fill="${d.spot(mix(colour, '#c8741c', 0.75), 0.15)}" fill-opacity=".62"`, turn) +
      path(patch(0.8), `fill="${mix(colour, '#9a4e14', 0.8)}" fill-opacity="${i < 7 ? '.5' : '.66'}"`) +
      (i % 2 ? '' : path(patch(0.42), `fill="${mix(colour, '#4a220a', 0.85)}" fill-opacity=".6"`))
    );
  }).join('');
};

/** Where steam lifted the dough: a lit dome with its shadow. */
const blisters = ({ d, colour }: Pen) =>
  Array.from({ length: 7 }, () => {
    const [x, y] = [d.random.between(-66, 66), d.random.between(-48, 48)];
    const r = d.random.between(8, 16);
    return (
      ellipse(
        x + 2,
        y + 3,
        r * 1.25,
        r,
        `fill="${d.spot(mix(darken(colour, 0.3), '#b87a34', 0.4), 0.3)}" fill-opacity=".5"`,
      ) + ellipse(x, y, r * 1.2, r * 0.94, `fill="${d.spot(lighten(colour, 0.36), 0.4)}" fill-opacity=".5"`)
    );
  }).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 99, 78, { wobble: 0.025, points: 13 });
  return (
    path(shape, `transform="translate(1 7)" fill="${darken(mix(colour, '#b87a34', 0.4), 0.44)}"`) +
    path(shape, `transform="translate(0 4)" fill="${mix(colour, '#b87a34', 0.34)}"`) +
    path(shape, `fill="${body(pen, colour, 0.34, 0.16)}"`) +
    d.clipped(path(shape, ''), scorches(pen) + blisters(pen)) +
    path(shape, line(lighten(colour, 0.55), 4, 0.6))
  );
};

/** A flat bread from the pan or the oven, blistered and scorched in spots. */
export const flatbread: PieceKind = { size: 130, count: 3, spin: 40, shadow: [99, 80], colour: '#ecd2a0', draw };
