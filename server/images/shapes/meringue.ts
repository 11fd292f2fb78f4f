import { n } from '../canvas/drawing';
import { channels, darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const LOBES = 9;

/** How much of its tone a colour has, from grey at 0. */
const fullness = (colour: string) => 1 - Math.min(...channels(colour)) / Math.max(1, ...channels(colour));

/** A piped star of lobes, twisted a little. */
const star = (r: number, twist: number) => {
  let route = '';
  for (let i = 0; i < LOBES; i++) {
    const at = (share: number, reach: number) => {
      const angle = ((i + share) / LOBES) * 6.283 + twist;
      return `${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach)}`;
    };
    route += `${i ? '' : `M${at(0, r * 0.8)}`}Q${at(0.1, r * 1.08)} ${at(0.5, r)}Q${at(0.9, r * 1.06)} ${at(1, r * 0.8)}`;
  }
  return `${route}Z`;
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  // A creamy tone is one that stood under the grill: its tips are brown.
  const isToasted = fullness(colour) > 0.12;
  const toast = mix(colour, isToasted ? '#a05a1c' : '#b8702a', isToasted ? 0.8 : 0.5);
  const tiers = [96, 74, 52, 30].map((r, i) => {
    const shape = star(r, i * 0.24);
    return (
      path(
        shape,
        `transform="translate(${n(3 - i)} ${n(7 - i * 5)})" fill="${darken(colour, 0.4)}" fill-opacity=".8"`,
      ) +
      path(shape, `transform="translate(0 ${n(-i * 5)})" fill="${body(pen, lighten(colour, 0.1 * i), 0.8, 0.2)}"`) +
      path(
        shape,
        `transform="translate(0 ${n(-i * 5)})" fill="${d.edge(toast, isToasted ? 0.76 : 0.66, isToasted ? 0.66 : 0.34)}"`,
      )
    );
  });
  return (
    tiers.join('') +
    ellipse(2, -24, 15, 12, `fill="${d.spot(toast, 0.2)}" fill-opacity=".85"`) +
    ellipse(-34, -44, 18, 7, 'fill="#fff" fill-opacity=".8"', -34)
  );
};

/** The same peak from the side: its tiers narrow to a tip that was drawn up and bent over. */
const fromSide = (pen: Pen) => {
  const { d, colour } = pen;
  const toast = mix(colour, '#b8702a', 0.5);
  const tiers = [
    [94, 46, 44],
    [76, 20, 38],
    [54, -6, 30],
  ] as const;
  const tip = 'M-32 -10C-26 -34 -20 -56 6 -74C8 -58 26 -38 32 -10C16 8 -16 8 -32 -10Z';
  return (
    tiers
      .map(([r, y, high], i) => {
        const shape = star(r, i * 0.36 + 0.1);
        const at = (dy: number) => `transform="translate(0 ${y + dy}) scale(1 ${n(high / r)})"`;
        return (
          path(shape, `${at(8)} fill="${darken(colour, 0.3)}" fill-opacity=".6"`) +
          path(shape, `${at(0)} fill="${body(pen, lighten(colour, 0.06 * i), 0.8, 0.2)}"`) +
          path(shape, `${at(0)} fill="${d.edge(toast, 0.72, 0.3)}"`)
        );
      })
      .join('') +
    path(tip, `transform="translate(2 5)" fill="${darken(colour, 0.3)}" fill-opacity=".5"`) +
    path(tip, `fill="${d.run([lighten(colour, 0.4), colour, darken(colour, 0.16)], true)}"`) +
    ellipse(4, -64, 7, 8, `fill="${d.spot(toast, 0.2)}" fill-opacity=".7"`) +
    ellipse(-44, 26, 16, 6, 'fill="#fff" fill-opacity=".8"', -24) +
    ellipse(-26, 0, 12, 5, 'fill="#fff" fill-opacity=".8"', -24)
  );
};

/** A piped peak of meringue or cream, seen from above. */
export const meringue: PieceKind = {
  size: 66,
  count: 7,
  spin: 180,
  shadow: [97, 96],
  colour: '#fff6e6',
  side: { lean: 1, draw: fromSide },
  draw,
};
