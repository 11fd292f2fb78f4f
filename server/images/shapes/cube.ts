import { n } from '../canvas/drawing';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Cubes that the pan or the oven browns. */
const BROWNED = /potato|tofu|paneer|bread|ham|bacon|pork|chicken|pumpkin|squash|aubergine|crouton|tuna|halloumi|lamb/i;

/** Cubes that are wet inside, so that they shine. */
const WET = /tomato|pepper|pineapple|mango|cucumber|fruit|butter|salsa|avocado/i;

/** Holes of a crumb. */
const CRUMB = /bread|crouton|cornbread|marshmallow/i;

/** Boiled until soft: its edges are round, its faces dull, and rings of growth run through the cut. */
const BOILED = /beet/i;

/** The rings of a beetroot where the knife went through them. */
const ringsOn = ({ d, colour }: Pen, top: string) =>
  d.clipped(
    path(top, ''),
    [26, 52, 80]
      .map((r) =>
        ellipse(
          d.random.between(-40, -10),
          -2,
          r * 1.3,
          r * 0.7,
          line(r === 52 ? lighten(colour, 0.4) : darken(colour, 0.4), 6, 0.4),
        ),
      )
      .join(''),
  );

const draw = (pen: Pen) => {
  const { d, colour, ingredient } = pen;
  const isBoiled = BOILED.test(ingredient);
  const isPale = brightness(colour) > 0.8;
  const j = () => d.random.between(-9, 9);
  const [left, front, right] = [
    { x: -84 + j(), y: -26 + j() },
    { x: -6 + j(), y: 16 + j() },
    { x: 86 + j(), y: -24 + j() },
  ];
  const back = { x: 4 + j(), y: -78 + j() };
  const fall = d.random.between(62, 78);
  const edge = (fill: string) =>
    `fill="${fill}" stroke="${fill}" stroke-width="${isBoiled ? 38 : 18}" stroke-linejoin="round"`;
  const p = ({ x, y }: { x: number; y: number }, down = 0) => `${n(x)} ${n(y + down)}`;
  const [leftSide, rightSide] = isPale ? [0.1, 0.2] : isBoiled ? [0.18, 0.27] : [0.16, 0.32];
  const whole = `M${p(left)}L${p(back)}L${p(right)}L${p(right, fall)}L${p(front, fall)}L${p(left, fall)}Z`;
  const top = `M${p(left)}L${p(back)}L${p(right)}L${p(front)}Z`;
  const seared = mix(darken(colour, 0.14), '#a85a1c', 0.55);
  return (
    path(whole, `transform="translate(4 9)" ${edge(darken(colour, 0.6))} fill-opacity=".55" stroke-opacity=".55"`) +
    path(whole, edge(darken(colour, leftSide))) +
    path(`M${p(front)}L${p(right)}L${p(right, fall)}L${p(front, fall)}Z`, edge(darken(colour, rightSide))) +
    path(top, edge(body(pen, lighten(colour, isPale ? 0.5 : 0.16), isPale ? 0.8 : isBoiled ? 0.12 : 0.34, 0.06))) +
    (isBoiled ? ringsOn(pen, top) : '') +
    (BROWNED.test(ingredient)
      ? path(top, line(seared, 9, 0.62)) +
        path(`M${p(left)}L${p(front)}L${p(right)}`, line(seared, 6, 0.5)) +
        ellipse(j() * 2, -34 + j(), 40, 18, `fill="${d.spot(seared, 0)}" fill-opacity=".55"`, j() * 3)
      : '') +
    (CRUMB.test(ingredient)
      ? [-40, -8, 24, 48]
          .map((x) => ellipse(x, -32 + j(), 8, 4, `fill="${darken(colour, 0.34)}" fill-opacity=".4"`))
          .join('')
      : '') +
    path(
      `M${n(left.x + 20)} ${n(left.y - 8)}L${n(back.x - 8)} ${n(back.y + 12)}`,
      line('#ffffff', WET.test(ingredient) ? 11 : 7, WET.test(ingredient) ? 0.75 : isPale ? 0.8 : 0.4),
    )
  );
};

/** A die with three faces to see: butter, feta, tofu, bread, a diced vegetable. */
export const cube: PieceKind = { size: 16, count: 26, spin: 26, shadow: [92, 90], colour: '#fffaf0', draw };
