import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const CREAM = '#f8e7b0';
const [LEFT, RIGHT, TOP, LEAN] = [-98, 70, -52, 30];
const THICK = { pastry: 15, cream: 26 };

/** A layer of the cut front, and of the side that runs back from it. */
const layer = (pen: Pen, y: number, height: number, colour: string) => {
  const { d } = pen;
  const front = `M${LEFT} ${y}H${RIGHT}V${y + height}H${LEFT}Z`;
  const side = `M${RIGHT} ${y}L${RIGHT + LEAN} ${y - 26}V${y + height - 26}L${RIGHT} ${y + height}Z`;
  return (
    path(front, `fill="${d.run([lighten(colour, 0.18), colour, darken(colour, 0.12)], true)}"`) +
    path(side, `fill="${darken(colour, 0.26)}"`)
  );
};

const leaves = (y: number, colour: string) =>
  [4, 9]
    .map((dy) =>
      path(
        `M${LEFT} ${y + dy}q21 -3 42 0t42 0t42 0t42 0l${LEAN} -26`,
        line(dy === 4 ? darken(colour, 0.5) : lighten(colour, 0.4), 2, 0.6),
      ),
    )
    .join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const brown = mix(colour, '#8a4a14', 0.2);
  let y = TOP;
  let cut = '';
  for (const what of ['pastry', 'cream', 'pastry', 'cream', 'pastry'] as const) {
    cut += layer(pen, y, THICK[what], what === 'cream' ? CREAM : brown) + (what === 'pastry' ? leaves(y, brown) : '');
    y += THICK[what];
  }
  const lid = `M${LEFT} ${TOP}L${LEFT + LEAN} ${TOP - 26}H${RIGHT + LEAN}L${RIGHT} ${TOP}Z`;
  let sugar = '';
  for (let i = 0; i < 46; i++) {
    const share = d.random.next();
    sugar += ellipse(
      d.random.between(LEFT, RIGHT) + LEAN * share,
      TOP - 26 * share,
      d.random.between(2, 8),
      d.random.between(1, 3),
      `fill="#fffaf0" fill-opacity="${d.random.between(0.3, 0.8).toFixed(2)}"`,
    );
  }
  return (
    path(
      `M${LEFT} ${y}H${RIGHT}L${RIGHT + LEAN} ${y - 26}V${y - 16}L${RIGHT + 2} ${y + 8}H${LEFT + 4}Z`,
      `fill="${darken(brown, 0.6)}"`,
    ) +
    cut +
    path(lid, `fill="${d.sweep([lighten(colour, 0.3), colour, darken(colour, 0.12)], pen.turn)}"`) +
    d.clipped(path(lid, ''), sugar) +
    path(`M${LEFT} ${TOP}H${RIGHT}L${RIGHT + LEAN} ${TOP - 26}`, line('#fff3d6', 3, 0.6))
  );
};

/** A cut of puff pastry and cream in five layers dusted with sugar; its colour is the pastry's. */
export const layeredSlice: PieceKind = { size: 104, count: 2, spin: 0, shadow: [98, 70], colour: '#d29848', draw };
