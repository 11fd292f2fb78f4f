import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, ellipse, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const FILLINGS: readonly (readonly [RegExp, string])[] = [
  [/dulce|caramel|manjar/i, '#8f4a1c'],
  [/jam|berr|currant/i, '#b0203c'],
  [/chocolate|cocoa|nut/i, '#4a2616'],
];
const CREAM = '#fbf0d8';

/** A biscuit from its rim at y downwards: half as high as it is wide. */
const biscuit = (pen: Pen, y: number) => {
  const { d, colour } = pen;
  const side = `M-96 ${y}V${y + 22}A96 50 0 0 0 96 ${y + 22}V${y}Z`;
  return (
    path(side, `fill="${d.run([lighten(colour, 0.2), mix(colour, '#c98a44', 0.4), darken(colour, 0.3)], true)}"`) +
    ellipse(0, y, 96, 50, `fill="${body(pen, lighten(colour, 0.1), 0.4, 0.14)}"`)
  );
};

/** Grated coconut that sticks to the filling. */
const coconut = ({ d }: Pen) =>
  Array.from({ length: 60 }, () => {
    const share = d.random.between(-1, 1);
    const y = 2 + Math.sqrt(1 - share * share) * 50 + d.random.between(-4, 18);
    return ellipse(share * 100, y, 7, 3, 'fill="#fffdf6" fill-opacity=".95"', d.random.between(0, 180));
  }).join('');

const draw = (pen: Pen) => {
  const { d, colour, ingredient } = pen;
  const filling = FILLINGS.find(([word]) => word.test(ingredient))?.[1] ?? CREAM;
  const between = 'M-100 0V24A100 52 0 0 0 100 24V0Z';
  return (
    ellipse(4, 58, 98, 52, `fill="${darken(colour, 0.6)}"`) +
    biscuit(pen, 30) +
    path(between, `fill="${d.run([lighten(filling, 0.3), filling, darken(filling, 0.3)], true)}"`) +
    (/dulce/i.test(ingredient) ? coconut(pen) : '') +
    biscuit(pen, -28) +
    `<g transform="translate(0 -28) scale(1 .52)">${speckled({ ...pen, colour }, 22, 84, 7)}${circle(0, 0, 90, `fill="${d.edge('#b87a34', 0.7, 0.4)}"`)}</g>` +
    shine(pen, 60, 24, 7, 0.4)
  );
};

/** Two biscuits with a filling between them, seen a little from the side. Its colour is the biscuits'. */
export const filledBiscuit: PieceKind = { size: 86, count: 5, spin: 0, shadow: [98, 74], colour: '#f0dcae', draw };
