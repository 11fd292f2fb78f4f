import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const RIBS = 11;
const SHELL_TONE = '#f0dcc4';

/** A fan whose scallops end at the ribs, its hinge to the left. */
const fan = (() => {
  const at = (i: number, reach: number) => {
    const angle = ((i / RIBS) * 210 - 105) * (Math.PI / 180);
    return `${n(-62 + Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach * 0.78)}`;
  };
  let route = `M-98 -24L-66 -26L${at(0, 92)}`;
  for (let i = 0; i < RIBS; i++) {
    const long = 150 - Math.abs(i + 0.5 - RIBS / 2) * 9;
    route += `Q${at(i + 0.5, long + 22)} ${at(i + 1, i === RIBS - 1 ? 92 : long)}`;
  }
  return { route: `${route}L-66 26L-98 24Z`, at };
})();

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const ribs = Array.from({ length: RIBS - 1 }, (_, i) =>
    path(`M-60 0L${fan.at(i + 1, 138)}`, line(i % 2 ? '#b98a6a' : '#d3a98a', 5, 0.6)),
  ).join('');
  const gratin = blob(d.random, 22, 0, 62, 58, { wobble: 0.07, points: 13 });
  const brown = mix(colour, '#8a4a14', 0.6);
  return (
    path(fan.route, `transform="translate(4 10)" fill="${darken(SHELL_TONE, 0.6)}"`) +
    path(fan.route, `fill="${body(pen, SHELL_TONE, 0.5, 0.3)}"`) +
    ribs +
    path(gratin, `transform="translate(2 6)" fill="${darken(colour, 0.5)}"`) +
    path(gratin, `fill="${body(pen, colour, 0.45, 0.3)}"`) +
    d.clipped(
      path(gratin, ''),
      `<g transform="translate(22 0)">${speckled({ ...pen, colour: brown }, 34, 58, 10)}</g>`,
    ) +
    path(gratin, `fill="none" stroke="${lighten(colour, 0.5)}" stroke-width="4" stroke-opacity=".5"`) +
    shine(pen, 44, 20, 8, 0.5)
  );
};

/** A scallop in its shell under a browned gratin. */
export const scallopShell: PieceKind = { size: 104, count: 4, spin: 180, shadow: [98, 86], colour: '#e2b25a', draw };
