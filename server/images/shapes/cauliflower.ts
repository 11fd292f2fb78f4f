import { blob } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The heads of a floret: x, y and half width, from the back to the front. */
const HEADS = [
  [-58, -22, 34],
  [-22, -54, 36],
  [26, -54, 36],
  [60, -18, 34],
  [-36, 6, 30],
  [4, -22, 38],
  [36, 10, 30],
] as const;

/** Below this brightness a floret comes from the oven or the pan. */
const ROAST = 0.8;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  // In a sauce it has the sauce's colour.
  const pale = mix(colour, '#fbf3da', brightness(colour) > 0.6 ? 0.22 : 0);
  const isRoast = brightness(colour) < ROAST;
  const brown = mix(darken(colour, 0.2), '#9a5a1c', 0.7);
  const char = mix(brown, '#4a1f0a', 0.66);
  const heads = HEADS.map(([x, y, r]) => {
    const head = blob(d.random, x + d.random.between(-4, 4), y + d.random.between(-4, 4), r, r * 0.9, {
      wobble: 0.13,
      points: 11,
    });
    const grains = Array.from({ length: 5 }, () => {
      const [gx, gy] = [x + d.random.between(-r, r) * 0.6, y + d.random.between(-r, r) * 0.6];
      return `M${Math.round(gx - 5)} ${Math.round(gy)}q5 -6 10 0`;
    }).join('');
    return (
      path(head, `fill="${body(pen, pale, 0.6, 0.28)}" stroke="${brown}" stroke-width="3" stroke-opacity=".34"`) +
      path(grains, line(darken(pale, 0.4), 3, 0.5)) +
      (d.random.chance(0.75)
        ? path(
            blob(d.random, x + 4, y - 4, r * 0.62, r * 0.4, { wobble: 0.3, points: 7 }),
            `fill="${d.spot(brown, 0.1)}" fill-opacity=".85"`,
          )
        : '') +
      (isRoast
        ? path(head, `fill="${d.edge(brown, 0.3, 0.75)}"`) +
          ellipse(
            x + d.random.between(-10, 10),
            y - r * 0.3,
            r * d.random.between(0.6, 0.9),
            r * d.random.between(0.4, 0.6),
            `fill="${d.spot(d.random.chance(0.5) ? char : brown, 0.2)}" fill-opacity=".85"`,
            d.random.between(-40, 40),
          )
        : '')
    );
  }).join('');
  return (
    path(
      'M-26 10C-26 50 -40 74 -34 92L-6 84L8 98L30 82C38 70 26 50 28 10Z',
      `fill="${darken(pale, 0.5)}" transform="translate(3 7)"`,
    ) +
    path('M-26 10C-26 50 -40 74 -34 92L-6 84L8 98L30 82C38 70 26 50 28 10Z', `fill="${lighten(pale, 0.4)}"`) +
    path('M-14 30L-20 78M6 30L8 84', line(darken(pale, 0.2), 4, 0.4)) +
    heads
  );
};

/** A floret of cauliflower, browned at its tips. */
export const cauliflower: PieceKind = { size: 40, count: 9, spin: 60, shadow: [88, 84], colour: '#f0e2ba', draw };
