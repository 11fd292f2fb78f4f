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

/** A piped peak of meringue or cream, seen from above. */
export const meringue: PieceKind = { size: 66, count: 7, spin: 180, shadow: [97, 96], colour: '#fff6e6', draw };
