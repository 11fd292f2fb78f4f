import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { channels, darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** What is not green lies in a batter, which browns and does not blister. */
const isGreen = (colour: string) => {
  const [red = 0, green = 0] = channels(colour);
  return green > red;
};

/** Limp from the pan: it sags in the middle, one shoulder higher than the other, its tip blunt and turned up or down. */
const podOf = ({ d: { random }, colour }: Pen) => {
  const bend = random.between(-26, 26);
  const fat = random.between(0.86, 1.12) * (isGreen(colour) ? 1 : 0.78);
  const y = (at: number, side: number) => n(Math.sin(at) * bend + side * fat);
  return {
    shape: `M-70 ${y(0.2, -24)}C-54 ${y(0.5, -44)} -30 ${y(1, -34)} -8 ${y(1.6, -40)}C24 ${y(2, -40)} 52 ${y(2.6, -28)} 78 ${y(3.4, -14)}C98 ${y(3.8, -8)} 100 ${y(3.8, 10)} 84 ${y(3.5, 14)}C56 ${y(2.7, 26)} 30 ${y(2.1, 38)} -4 ${y(1.6, 34)}C-28 ${y(1, 40)} -56 ${y(0.6, 36)} -72 ${y(0.2, 18)}C-80 ${y(0.2, 6)} -80 ${y(0.2, -10)} -70 ${y(0.2, -24)}Z`,
    crease: `M-62 ${y(0.4, -4)}C-30 ${y(1, 4)} 20 ${y(2, -4)} 74 ${y(3.3, 0)}`,
    wrinkles: `M-40 ${y(0.8, 12)}q14 10 30 4M4 ${y(1.7, 14)}q16 8 34 0M-20 ${y(1.2, -22)}q16 6 30 0`,
    light: `M-56 ${y(0.5, -26)}C-36 ${y(0.9, -28)} -20 ${y(1.2, -24)} -4 ${y(1.5, -28)}M12 ${y(1.9, -28)}C28 ${y(2.1, -26)} 40 ${y(2.3, -24)} 54 ${y(2.7, -18)}`,
  };
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { shape, crease, wrinkles, light } = podOf(pen);
  const isBare = isGreen(colour);
  const charred = Array.from({ length: 6 }, (_, i) => {
    const [x, y, r] = [d.random.between(-56, 70), d.random.between(-24, 24), d.random.between(8, 18)];
    const spot = blob(d.random, x, y, r * 1.3, r * 0.7, { wobble: 0.35, points: 8, turn: d.random.between(-40, 40) });
    return (
      ellipse(
        x,
        y,
        r * 2.2,
        r * 1.4,
        `fill="${d.spot(isBare ? mix(colour, '#c9b060', 0.6) : mix(colour, '#b8641a', 0.6), 0.1)}" fill-opacity=".6"`,
      ) + (isBare && i % 2 ? path(spot, `fill="${mix('#2c1a0c', colour, 0.2)}" fill-opacity=".72"`) : '')
    );
  }).join('');
  return (
    path('M-70 -2C-86 -6 -92 -18 -102 -22', line(darken('#6f8a3e', 0.3), 14)) +
    path('M-70 -5C-86 -9 -92 -20 -100 -24', line('#a4bf6a', 6, 0.8)) +
    path(shape, `transform="translate(3 9)" fill="${darken(colour, 0.64)}"`) +
    path(
      shape,
      `fill="${span(pen, [lighten(colour, 0.34), isBare ? mix(colour, '#86a83a', 0.2) : colour, darken(colour, 0.34)])}"`,
    ) +
    d.clipped(
      path(shape, ''),
      charred +
        path(crease, line(darken(colour, 0.5), 6, 0.4)) +
        path(wrinkles, line(darken(colour, 0.45), 3.5, 0.5)) +
        path(shape, line(darken(colour, 0.4), 6, 0.3)) +
        path(light, line('#ffffff', 5.5, 0.55)),
    ) +
    ellipse(-70, -3, 10, 20, `fill="${span(pen, ['#9ab85a', '#6f8a3e'])}"`)
  );
};

/** A whole small pepper with its stalk, limp and blistered from the pan. */
export const longPepper: PieceKind = { size: 66, count: 9, spin: 180, shadow: [96, 34], colour: '#5f8f34', draw };
