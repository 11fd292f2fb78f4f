import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, ellipse } from '../canvas/svg';
import { CITRUS, citrusWheel } from './citrusWheel';
import { drawEggHalf } from './eggHalf';
import { SAUSAGE, sausageSlice } from './sausageSlice';
import { drawTomatoHalf } from './tomatoHalf';

const roundSlice = (pen: Pen, rind: string, flesh: string, seeds: 'ring' | 'core' | 'none') => {
  const { d } = pen;
  let inside = '';
  if (seeds === 'ring') {
    for (let i = 0; i < 9; i++) {
      const angle = (i / 9) * 6.28 + d.random.between(-0.2, 0.2);
      inside += ellipse(
        Math.cos(angle) * 36,
        Math.sin(angle) * 36,
        9,
        4.5,
        `fill="${lighten(flesh, 0.6)}" stroke="${darken(flesh, 0.25)}" stroke-opacity=".4" stroke-width="2"`,
        (angle * 180) / Math.PI,
      );
    }
    inside = circle(0, 0, 56, `fill="${lighten(flesh, 0.3)}" fill-opacity=".55"`) + inside;
  }
  if (seeds === 'core')
    inside =
      circle(0, 0, 34, `fill="${darken(flesh, 0.14)}" fill-opacity=".35"`) +
      circle(0, 0, 60, `fill="none" stroke="${lighten(flesh, 0.4)}" stroke-width="6" stroke-opacity=".4"`);
  return (
    circle(3, 8, 100, `fill="${darken(rind, 0.36)}"`) +
    circle(0, 0, 99, `fill="${rind}"`) +
    circle(0, 0, 88, `fill="${body(pen, flesh, 0.35, 0.14)}"`) +
    inside +
    shine(pen, 66, 26, 8, 0.5)
  );
};

/** A slice that a pan or an oven has browned: in patches, and along its rim. */
const friedSlice = (pen: Pen, rind: string, flesh: string) => {
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
  return roundSlice(pen, rind, flesh, 'ring') + circle(0, 0, 88, `fill="${d.edge(brown, 0.55, 0.7)}"`) + patches;
};

/** Foods that are cut into round slices, recognised by the recipe's key for the ingredient. */
const SLICES: readonly (readonly [RegExp, (pen: Pen) => string])[] = [
  [CITRUS, citrusWheel],
  [SAUSAGE, sausageSlice],
  [
    /courgette|zucchini/i,
    (pen) => friedSlice(pen, darken(mix(pen.colour, '#4f7a2e', 0.75), 0.16), mix(pen.colour, '#e9e4ae', 0.7)),
  ],
  [
    /cucumber|gherkin|pickle/i,
    (pen) => roundSlice(pen, darken(mix(pen.colour, '#3f7a2e', 0.75), 0.1), mix(pen.colour, '#e4efc6', 0.7), 'ring'),
  ],
  [/radish/i, (pen) => roundSlice(pen, '#c8294f', '#fff4f0', 'none')],
  [/aubergine|eggplant/i, (pen) => friedSlice(pen, '#4a2347', mix(pen.colour, '#d9b98a', 0.72))],
  [/banana/i, (pen) => roundSlice(pen, '#efdc96', '#fbf0c4', 'core')],
  [/kiwi/i, (pen) => roundSlice(pen, '#8a7440', '#8fbf3c', 'ring')],
  [/carrot/i, (pen) => roundSlice(pen, darken(pen.colour, 0.1), pen.colour, 'core')],
  [/beet/i, (pen) => roundSlice(pen, darken(pen.colour, 0.2), pen.colour, 'core')],
  [/tomato/i, drawTomatoHalf],
  [/egg\b|eggs\b/i, drawEggHalf],
];

/** The round slice that its ingredient is cut into. */
export const drawSlice = (pen: Pen) => {
  const known = SLICES.find(([words]) => words.test(pen.ingredient));
  return known ? known[1](pen) : roundSlice(pen, darken(pen.colour, 0.12), pen.colour, 'none');
};
