import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { circle, rect } from '../canvas/svg';
import type { Filling, FillNeeds } from './filling';
import { pie } from './pie';
import { roundRoom } from './rooms';

const STRIPS = 5;

const strip = (d: Drawing, at: number, r: number, colour: string, turn: number) => {
  const wide = r * 0.17;
  const box = (dy: number, fill: string) => rect(-r, at - wide / 2 + dy, r * 2, wide, `rx="4" ${fill}`);
  return (
    box(7, `fill="${darken(colour, 0.7)}" fill-opacity=".4"`) +
    box(0, `fill="${d.shade(colour, { light: 0.36, dark: 0.3, turn })}"`) +
    rect(-r, at - wide * 0.34, r * 2, wide * 0.16, `fill="${lighten(colour, 0.6)}" fill-opacity=".5"`)
  );
};

/** A round pie under a lattice of pastry. Colours: the pastry, the filling. */
export const latticePie = (needs: FillNeeds): Filling => {
  const { d, colours } = needs;
  const [colour = '#d99a4a', fruit = '#a3202c'] = colours;
  const { pieces, ...open } = pie({ ...needs, pieces: [] }, colour, fruit);
  const room = roundRoom(needs, 1.14);
  const r = Math.min(room.rx, room.ry * 1.05) * 0.85;
  const strips = (turn: number) =>
    `<g transform="rotate(${turn})">${Array.from({ length: STRIPS }, (_, i) => strip(d, (i - (STRIPS - 1) / 2) * r * 0.38, r, colour, turn)).join('')}</g>`;
  const lattice = `<g transform="translate(${n(room.x)} ${n(room.y)})">${d.clipped(circle(0, 0, r, ''), strips(38) + strips(-52))}</g>`;
  return { ...open, surface: open.surface + lattice, pieces: [...pieces, ...needs.pieces], crowd: 0.5 };
};
