import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { crumbs } from '../textures/crumbs';
import type { PieceKind } from './pieceKind';

/** How deep the round is below its top. */
const DEEP = 30;

/** The front that was cut away: the soft cheese behind the crust bulges there and runs. */
const FACE = 'M-78 18Q-36 34 6 34Q50 34 80 16L76 48Q40 68 4 68Q-40 68 -74 50Z';
const RUN =
  'M-50 34C-20 28 28 30 54 34C62 46 58 60 50 66C46 84 34 92 26 80C18 72 4 76 -6 82C-16 96 -34 92 -34 76C-50 70 -60 50 -50 34Z';

/** Honey that lies on the top and hangs over the edge in a thread. */
const honey = ({ d }: Pen) => {
  const { random } = d;
  const [x, y] = [random.between(-30, 6), random.between(-44, -28)];
  const pool = blob(random, x, y, random.between(32, 44), random.between(15, 21), { wobble: 0.2, points: 9 });
  const thread = `M${n(x + 24)} ${n(y + 6)}C${n(x + 44)} ${n(y + 30)} ${n(x + 34)} 20 ${n(x + 40)} ${n(random.between(44, 60))}`;
  return (
    path(pool, 'transform="translate(1 4)" fill="#6a2e04" fill-opacity=".5"') +
    path(thread, `${line('#6a2e04', 9, 0.4)} transform="translate(2 3)"`) +
    path(thread, line('#d98a14', 8, 0.92)) +
    path(pool, 'fill="#dc8e16" fill-opacity=".9"') +
    path(`M${n(x - 22)} ${n(y - 4)}Q${n(x - 4)} ${n(y - 13)} ${n(x + 16)} ${n(y - 7)}`, line('#fff2bc', 5, 0.95)) +
    path(thread, `${line('#fff2bc', 2, 0.8)} transform="translate(-2 0)"`)
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const brown = mix(colour, '#8a4214', 0.5);
  const top = blob(random, 0, -14, 94, 62, { wobble: 0.03, points: 14 });
  const grit = (count: number, x: number, y: number, down: number) =>
    Array.from({ length: count }, () => {
      const [angle, far] = [random.next() * 6.283, Math.sqrt(random.next()) * 0.98];
      return { x: Math.cos(angle) * x * far, y: down + Math.sin(angle) * y * far };
    });
  const spots = Array.from({ length: 8 }, () =>
    ellipse(
      random.between(-70, 70),
      random.between(-56, 26),
      random.between(14, 28),
      random.between(8, 14),
      `fill="${d.spot(brown, 0.15)}" fill-opacity=".6"`,
    ),
  ).join('');
  const cheese = '#fdf6e2';
  return (
    path(top, `transform="translate(4 ${DEEP + 18})" fill="${darken(brown, 0.6)}" fill-opacity=".4"`) +
    path(top, `transform="translate(0 ${DEEP})" fill="${darken(brown, 0.2)}"`) +
    path(top, `transform="translate(0 ${DEEP * 0.5})" fill="${brown}"`) +
    crumbs(d, grit(40, 92, 58, 16), mix(colour, brown, 0.5), 4) +
    (random.chance(0.62)
      ? path(FACE, `fill="${brown}"`) +
        path(FACE, `transform="translate(0 2) scale(.95)" fill="${d.run([darken(cheese, 0.12), cheese])}"`) +
        path(RUN, `transform="translate(2 6)" fill="${darken('#c9a868', 0.3)}" fill-opacity=".6"`) +
        path(RUN, `fill="${d.run(['#fffdf4', cheese, darken(cheese, 0.16)])}"`) +
        path('M-34 46Q-8 40 24 44M-24 62Q-20 72 -22 80', line('#ffffff', 5, 0.95))
      : '') +
    path(top, `fill="${body(pen, colour, 0.4, 0.26)}"`) +
    d.clipped(path(top, ''), spots + path(top, `fill="${d.edge(brown, 0.66, 0.6)}"`)) +
    crumbs(d, grit(90, 88, 56, -14), lighten(colour, 0.06), 4.5) +
    honey(pen)
  );
};

/** A round of goat's cheese fried in crumbs, some cut so that it runs, with honey on it. Recipes write `cut-open`. */
export const friedCheese: PieceKind = { size: 96, count: 5, spin: 8, shadow: [98, 78], colour: '#d99b45', draw };
