import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { wetPatches } from '../textures/wetPatches';
import type { PieceKind } from './pieceKind';

/** Whole spring onions side by side in the batter, from white over pale to dark green; the batter runs over some of them. */
const onions = ({ d, colour }: Pen) => {
  const { random } = d;
  return Array.from({ length: 11 }, (_, i) => {
    const y = -68 + i * 13.5 + random.between(-3, 3);
    const reach = 92 * Math.sqrt(Math.max(0.1, 1 - (y / 82) ** 2));
    const [from, to] = [-reach + random.between(0, 22), reach - random.between(0, 22)];
    const [bow, wide] = [random.between(-7, 7), random.between(6, 10)];
    const route = `M${n(from)} ${n(y)}Q${n((from + to) / 2)} ${n(y + bow)} ${n(to)} ${n(y + random.between(-4, 4))}`;
    const tones = i % 3 === 0 ? ['#eef0c8', '#a8cc5c', '#4f8f2c'] : ['#3f7f28', '#6aa838', '#4a8a2c'];
    return (
      path(route, `${line(darken(colour, 0.5), wide + 4, 0.5)} transform="translate(1 3)"`) +
      path(route, `fill="none" stroke="${d.run(tones, true)}" stroke-width="${n(wide)}" stroke-linecap="round"`) +
      path(route, `${line('#d8eea0', 2, 0.6)} transform="translate(0 ${n(-wide * 0.24)})"`)
    );
  }).join('');
};

/** Batter that ran over the onions and fried there: islands from gold to brown with holes like lace at the rim. */
const batter = ({ d, colour }: Pen) => {
  const { random } = d;
  const island = (far: number, r: number) => {
    const angle = random.next() * 6.283;
    return blob(random, Math.cos(angle) * 90 * far, Math.sin(angle) * 74 * far, r * 1.5, r * 0.7, {
      wobble: 0.34,
      points: 9,
      turn: random.between(-20, 20),
    });
  };
  let gold = '';
  let brown = '';
  for (let i = 0; i < 15; i++) gold += island(Math.sqrt(random.next()) * 0.9, random.between(7, 16));
  for (let i = 0; i < 26; i++) brown += island(random.between(0.72, 0.98), random.between(4, 11));
  return (
    path(gold, `transform="translate(1 3)" fill="${darken(colour, 0.5)}" fill-opacity=".4"`) +
    path(gold, `fill="${lighten(colour, 0.16)}" fill-opacity=".92"`) +
    path(brown, `fill="${mix(colour, '#9a4c10', 0.7)}" fill-opacity=".6"`)
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 99, 82, { wobble: 0.04, points: 22 });
  const brown = mix(darken(colour, 0.3), '#8a4410', 0.6);
  return (
    path(shape, `transform="translate(3 12)" fill="${darken(brown, 0.5)}" fill-opacity=".6"`) +
    path(shape, `transform="translate(1 6)" fill="${brown}"`) +
    path(shape, `fill="${body(pen, colour, 0.34, 0.2)}"`) +
    d.clipped(
      path(shape, ''),
      onions(pen) + batter(pen) + path(shape, line(brown, 13, 0.5)) + path(shape, line(darken(brown, 0.2), 5, 0.5)),
    ) +
    // Cut with scissors or a knife, to be taken with chopsticks.
    d.clipped(
      path(shape, ''),
      path(
        'M-32 -86Q-28 0 -36 88M34 -84Q30 0 32 86M-104 -24Q0 -20 104 -27M-102 29Q0 24 102 27',
        line(darken(brown, 0.5), 3.4, 0.7),
      ) + path('M-29 -86Q-25 0 -33 88M37 -84Q33 0 35 86M-104 -21Q0 -17 104 -24', line(lighten(colour, 0.5), 1.8, 0.6)),
    ) +
    wetPatches(pen, { reach: [86, 70], count: 7, glow: '#ffe8a8', gloss: 0.6 })
  );
};

/** A crisp pancake full of whole spring onions, cut in squares. Recipes write `flatbread`. */
export const springPancake: PieceKind = { size: 150, count: 1, spin: 14, shadow: [99, 82], colour: '#e6b85a', draw };
