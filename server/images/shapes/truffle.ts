import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Cocoa that clings all over: soft patches, thicker above, and grains of it. */
const cocoa = ({ d: { random } }: Pen, powder: string, dark: string) => {
  let [light, low] = ['', ''];
  for (let i = 0; i < 150; i++) {
    const [angle, far] = [random.next() * 6.283, Math.sqrt(random.next()) * 94];
    const grain = `M${n(Math.cos(angle) * far)} ${n(Math.sin(angle) * far)}h.1`;
    if (i % 3) light += grain;
    else low += grain;
  }
  return path(low, line(dark, 6, 0.4)) + path(light, line(lighten(powder, 0.34), 4.4, 0.5));
};

/** Where it was bitten into: smooth, dark and glossy inside. */
const inside = ({ d, colour }: Pen, powder: string) => {
  const ganache = mix(darken(colour, 0.3), '#3a1710', 0.4);
  return placed(
    24,
    16,
    -18,
    ellipse(0, 0, 62, 56, `fill="${darken(powder, 0.25)}"`) +
      ellipse(1, 1, 56, 50, `fill="${d.shade(ganache, { light: 0.3, dark: 0.3 })}"`) +
      path('M-34 -14Q-10 -34 24 -24M-40 10Q-8 -4 34 4M-26 32Q4 20 36 26', line(lighten(ganache, 0.34), 4, 0.4)) +
      ellipse(-18, -22, 20, 8, 'fill="#fff3e4" fill-opacity=".55"', -28),
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 97, 92, { wobble: 0.03, points: 13 });
  const powder = mix(lighten(colour, 0.1), '#8a5a38', 0.6);
  const dark = mix(darken(colour, 0.4), '#2a120a', 0.4);
  return (
    path(shape, `transform="translate(3 9)" fill="${dark}"`) +
    path(shape, `fill="${body(pen, powder, 0.34, 0.62)}"`) +
    d.clipped(
      path(shape, ''),
      ellipse(-26, -32, 66, 48, `fill="${d.spot(lighten(powder, 0.3), 0.1)}" fill-opacity=".7"`) +
        cocoa(pen, powder, dark) +
        path(shape, line(dark, 12, 0.3)),
    ) +
    (d.random.chance(0.22) ? inside(pen, powder) : '')
  );
};

/** A chocolate truffle rolled in cocoa; some are bitten into. Recipes write `meat-ball` with the chocolate. */
export const truffle: PieceKind = { size: 50, count: 9, spin: 12, shadow: [97, 93], colour: '#4f2c1c', draw };
