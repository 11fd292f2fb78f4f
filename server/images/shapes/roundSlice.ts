import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, degrees, ellipse, line, path } from '../canvas/svg';
import { CITRUS, citrusWheel } from './citrusWheel';
import { drawEggHalf } from './eggHalf';
import { SAUSAGE, sausageSlice } from './sausageSlice';
import { drawTomatoHalf } from './tomatoHalf';

/** Slices that carry something are all whole: their ingredient is called so. */
export const whole = (ingredient: string) => `whole ${ingredient}`;
const isWhole = (ingredient: string) => ingredient.startsWith('whole ');

/** How often a slice was cut in half. */
const HALVED = 0.24;

/** The half of a slice that the knife left. */
const HALF = 'M-112 -8L112 4V116H-112Z';

const ringOfSeeds = ({ d }: Pen, flesh: string) => {
  const [count, start] = [d.random.whole(7, 11), d.random.next()];
  const seeds = Array.from({ length: count }, (_, i) => {
    const angle = ((i + start) / count) * 6.28 + d.random.between(-0.25, 0.25);
    const out = d.random.between(29, 42);
    return ellipse(
      Math.cos(angle) * out,
      Math.sin(angle) * out,
      d.random.between(6, 10),
      4.2,
      `fill="${lighten(flesh, 0.6)}" stroke="${darken(flesh, 0.25)}" stroke-opacity=".4" stroke-width="2"`,
      degrees(angle) + d.random.between(-14, 14),
    );
  });
  return circle(0, 0, 56, `fill="${lighten(flesh, 0.3)}" fill-opacity=".55"`) + seeds.join('');
};

/** The many small dark seeds of an aubergine, in loose bows. */
const strewnSeeds = ({ d }: Pen, flesh: string) =>
  Array.from({ length: 24 }, () => {
    const [angle, out] = [d.random.next() * 6.28, d.random.between(22, 66)];
    return ellipse(
      Math.cos(angle) * out,
      Math.sin(angle) * out,
      d.random.between(3.5, 6),
      2.4,
      `fill="${darken(flesh, 0.4)}" fill-opacity=".6"`,
      degrees(angle) + 60,
    );
  }).join('');

const core = (flesh: string) =>
  circle(0, 0, 34, `fill="${darken(flesh, 0.14)}" fill-opacity=".35"`) +
  circle(0, 0, 60, `fill="none" stroke="${lighten(flesh, 0.4)}" stroke-width="6" stroke-opacity=".4"`);

/** A slice of what grew round, no two alike; some are cut in half where `canHalve`. */
const roundSlice = (pen: Pen, rind: string, flesh: string, inner: string, canHalve = false, over = '') => {
  const { d } = pen;
  const shape = blob(d.random, 0, 0, 99, d.random.between(90, 99), { wobble: 0.035, points: 11 });
  const slice =
    path(shape, `transform="translate(3 8)" fill="${darken(rind, 0.36)}"`) +
    path(shape, `fill="${rind}"`) +
    path(shape, `transform="scale(.885)" fill="${body(pen, flesh, 0.35, 0.14)}"`) +
    inner +
    over;
  const isHalf = canHalve && !isWhole(pen.ingredient) && d.random.chance(HALVED);
  return (
    (isHalf ? d.clipped(path(HALF, ''), slice) + path('M-96 -7L96 4', line(lighten(flesh, 0.6), 5, 0.7)) : slice) +
    shine(pen, 66, 26, 8, isHalf ? 0.2 : 0.5)
  );
};

/** A slice that a pan or an oven has browned: in patches, and along its rim. */
const friedSlice = (pen: Pen, rind: string, flesh: string, inner: string, canHalve = false) => {
  const { d } = pen;
  const brown = mix(darken(flesh, 0.2), '#9a5414', 0.7);
  const patches = [0, 1]
    .map(() =>
      ellipse(
        d.random.between(-46, 46),
        d.random.between(-40, 44),
        d.random.between(34, 60),
        d.random.between(22, 40),
        `fill="${d.spot(brown, 0.25)}" fill-opacity=".72"`,
        d.random.between(0, 180),
      ),
    )
    .join('');
  return roundSlice(
    pen,
    rind,
    flesh,
    inner,
    canHalve,
    circle(0, 0, 84, `fill="${d.edge(brown, 0.55, 0.7)}"`) + patches,
  );
};

const courgette = (pen: Pen) => {
  const flesh = mix(pen.colour, '#e9e4ae', 0.7);
  const rind = darken(mix(pen.colour, '#4f7a2e', 0.75), 0.16);
  return friedSlice(pen, rind, flesh, ringOfSeeds(pen, flesh), true);
};

const cucumber = (pen: Pen) => {
  const flesh = mix(pen.colour, '#e4efc6', 0.7);
  const rind = darken(mix(pen.colour, '#3f7a2e', 0.75), 0.1);
  return roundSlice(pen, rind, flesh, ringOfSeeds(pen, flesh), true);
};

const aubergine = (pen: Pen) => {
  const flesh = mix(pen.colour, '#d9b98a', 0.72);
  return friedSlice(pen, '#4a2347', flesh, strewnSeeds(pen, flesh));
};

const cored = (rindShare: number) => (pen: Pen) =>
  roundSlice(pen, darken(pen.colour, rindShare), pen.colour, core(pen.colour), true);

/** Foods that are cut into round slices, recognised by the recipe's key for the ingredient. */
const SLICES: readonly (readonly [RegExp, (pen: Pen) => string])[] = [
  [CITRUS, citrusWheel],
  [SAUSAGE, sausageSlice],
  [/courgette|zucchini/i, courgette],
  [/cucumber|gherkin|pickle/i, cucumber],
  [/radish/i, (pen) => roundSlice(pen, '#c8294f', '#fff4f0', '')],
  [/aubergine|eggplant/i, aubergine],
  [/banana/i, (pen) => roundSlice(pen, '#efdc96', '#fbf0c4', core('#fbf0c4'))],
  [/kiwi/i, (pen) => roundSlice(pen, '#8a7440', '#8fbf3c', ringOfSeeds(pen, '#8fbf3c'))],
  [/carrot/i, cored(0.1)],
  [/beet/i, cored(0.2)],
  [/tomato/i, drawTomatoHalf],
  [/egg\b|eggs\b/i, drawEggHalf],
];

/** The round slice that its ingredient is cut into. */
export const drawSlice = (pen: Pen) => {
  const known = SLICES.find(([words]) => words.test(pen.ingredient));
  return known ? known[1](pen) : roundSlice(pen, darken(pen.colour, 0.12), pen.colour, '');
};
