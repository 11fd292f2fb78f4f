import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const STRIPS = [-78, -46, -14, 18, 50, 80];
const MEAT = '#f6e8cc';

/** Half the thickness of the cutlet, and half the breadth of a strip. */
const THICK = 15;
const BROAD = 19;

/** A cut face: a thin brown crust round pale meat, its fibres across. */
const cutFace = ({ d }: Pen, tall: number, brown: string) => {
  const lens = (w: number, h: number) =>
    `M0 ${n(-h)}C${n(w)} ${n(-h)} ${n(w)} ${n(-h * 0.8)} ${n(w)} 0C${n(w)} ${n(h * 0.8)} ${n(w)} ${n(h)} 0 ${n(h)}C${n(-w)} ${n(h)} ${n(-w)} ${n(h * 0.8)} ${n(-w)} 0C${n(-w)} ${n(-h * 0.8)} ${n(-w)} ${n(-h)} 0 ${n(-h)}Z`;
  const fibres = Array.from({ length: 11 }, () => {
    const y = d.random.between(-0.8, 0.8) * tall;
    return `M${n(d.random.between(-8, -2))} ${n(y)}q4 ${n(d.random.between(-4, 2))} ${n(d.random.between(7, 13))} ${n(d.random.between(-2, 2))}`;
  }).join('');
  return (
    path(lens(THICK, tall), `fill="${brown}"`) +
    path(lens(THICK - 2, tall - 2), `fill="${lighten(brown, 0.35)}"`) +
    path(lens(THICK - 4.5, tall - 5), `fill="${d.shade(MEAT, { light: 0.4, dark: 0.14 })}"`) +
    path(fibres, line('#c89a6c', 1.6, 0.5)) +
    path(`M-6 ${n(-tall * 0.5)}Q-8 ${n(-tall * 0.2)} -6 ${n(tall * 0.1)}`, line('#fffdf4', 2.6, 0.8))
  );
};

/** Coarse crumbs that stand up from the crust, each with its shade. */
const crumbed = ({ d: { random }, colour }: Pen, tall: number, brown: string) => {
  const tones: Record<string, string> = {};
  let shades = '';
  for (let i = 0; i < 34; i++) {
    const [x, y] = [random.between(-BROAD, BROAD * 0.5), random.between(-tall, tall) * 0.94];
    const stroke = `l${n(random.between(-4, 4))} ${n(random.between(-3, 3))}`;
    const tone = random.pick([lighten(colour, 0.55), lighten(colour, 0.3), mix(colour, brown, 0.6)]);
    tones[tone] = `${tones[tone] ?? ''}M${n(x)} ${n(y)}${stroke}`;
    shades += `M${n(x + 1)} ${n(y + 2)}${stroke}`;
  }
  return (
    path(shades, line(brown, 3, 0.4)) +
    Object.entries(tones)
      .map(([tone, route]) => path(route, line(tone, 2.6, 0.85)))
      .join('')
  );
};

/** One strip, fallen a little to the left: a strip of the crumbed top, beside it the cut face. */
const strip = (pen: Pen, x: number) => {
  const { d, colour } = pen;
  const tall = 58 - Math.abs(x) * 0.14;
  const brown = mix(darken(colour, 0.4), '#7a3a0c', 0.5);
  const top = blob(d.random, 0, 0, BROAD, tall, { wobble: 0.05, points: 16 });
  return placed(
    x,
    d.random.between(-4, 4),
    d.random.between(-4, 4),
    ellipse(14, 10, BROAD + 4, tall, `fill="${darken(brown, 0.5)}" fill-opacity=".4"`) +
      path(top, `transform="translate(2 6)" fill="${darken(brown, 0.2)}"`) +
      path(top, `fill="${body(pen, colour, 0.38, 0.3)}"`) +
      d.clipped(path(top, ''), path(top, line(brown, 8, 0.4))) +
      crumbed(pen, tall, brown) +
      placed(BROAD * 0.62, 1, 0, cutFace(pen, tall - 2, brown)),
  );
};

const draw = (pen: Pen) => STRIPS.map((x) => strip(pen, x)).join('');

/** A breaded cutlet cut into strips for chopsticks, which have fallen over so that one sees the meat. */
export const cutletSliced: PieceKind = { size: 122, count: 1, spin: 16, shadow: [98, 52], colour: '#cf8f3a', draw };
