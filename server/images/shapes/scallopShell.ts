import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { browning } from '../textures/browning';
import type { PieceKind } from './pieceKind';

const RIBS = 11;
const SHELL_TONE = '#efd3b2';
/** The hinge, and how far the two outermost ribs turn from the middle one. */
const [HINGE, OPEN] = [-84, 78];

/** A fan as broad as it is long; its rim is scalloped between the ribs, its two ears are small. */
const fan = (() => {
  const at = (i: number, reach: number) => {
    const angle = ((i / RIBS) * OPEN * 2 - OPEN) * (Math.PI / 180);
    return `${n(HINGE + Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach)}`;
  };
  const long = (i: number) => 182 - Math.abs(i - RIBS / 2) ** 2 * 3.2;
  let route = `M${HINGE - 12} -26L${HINGE + 16} -30L${at(0, long(0))}`;
  for (let i = 0; i < RIBS; i++) route += `Q${at(i + 0.5, long(i + 0.5) + 22)} ${at(i + 1, long(i + 1))}`;
  return { route: `${route}L${HINGE + 16} 30L${HINGE - 12} 26Q${HINGE - 20} 0 ${HINGE - 12} -26Z`, at, long };
})();

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const ribs = Array.from({ length: RIBS - 1 }, (_, i) =>
    path(`M${HINGE + 6} 0L${fan.at(i + 1, fan.long(i + 1) - 4)}`, line(i % 2 ? '#a8744e' : '#c48f68', 4, 0.6)),
  ).join('');
  const sauce = blob(d.random, 14, 0, 70, 72, { wobble: 0.05, points: 14 });
  const top = blob(d.random, 12, -4, 58, 58, { wobble: 0.08, points: 13 });
  const spots = Array.from({ length: 13 }, () => ({ x: d.random.between(-34, 58), y: d.random.between(-50, 44) }));
  const crumbs = Array.from({ length: 46 }, () =>
    ellipse(
      d.random.between(-42, 66),
      d.random.between(-56, 50),
      d.random.between(2, 5),
      d.random.between(1.5, 3.5),
      `fill="${mix('#fff0c8', '#9a5414', d.random.next())}" fill-opacity=".8"`,
      d.random.between(0, 180),
    ),
  ).join('');
  return (
    path(fan.route, `transform="translate(4 9)" fill="${darken(SHELL_TONE, 0.6)}"`) +
    path(fan.route, `fill="${body(pen, SHELL_TONE, 0.45, 0.34)}"`) +
    d.clipped(path(fan.route, ''), ribs) +
    path(fan.route, line('#8a5a3c', 3, 0.4)) +
    path(sauce, `fill="${darken(SHELL_TONE, 0.5)}" fill-opacity=".4" transform="translate(2 5)"`) +
    path(sauce, `fill="${body(pen, mix(colour, '#fbeccb', 0.7), 0.4, 0.2)}"`) +
    path(top, `fill="${body(pen, colour, 0.4, 0.24)}"`) +
    d.clipped(path(sauce, ''), browning(d, spots, 17, colour, 0.7) + crumbs) +
    path(sauce, line(lighten(colour, 0.6), 3, 0.5))
  );
};

/** A scallop in its shell under sauce and browned crumbs. */
export const scallopShell: PieceKind = { size: 104, count: 4, spin: 24, shadow: [98, 92], colour: '#e2b25a', draw };
