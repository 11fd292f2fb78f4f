import { blob, smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { scorched } from '../textures/scorched';
import type { PieceKind } from './pieceKind';

const FISH = '#f6ecd8';
const SHAPE = 'M-100 8C-98 -30 -52 -54 8 -52C58 -50 92 -30 102 -2C98 26 62 48 12 50C-48 54 -96 40 -100 8Z';

/** Rough crumbs about a point, the pale ones last so that they catch the light. */
const crumb = ({ d, colour }: Pen, isLit: boolean) => {
  const angle = d.random.between(0, 6.283);
  const far = Math.sqrt(d.random.next());
  const [x, y, r] = [Math.cos(angle) * far * 88, Math.sin(angle) * far * 40 - 6, d.random.between(3, 8)];
  const tone = isLit ? lighten(colour, d.random.between(0.3, 0.7)) : mix(colour, '#6f3410', d.random.between(0.3, 0.7));
  return path(
    blob(d.random, x, y, r * 1.2, r * 0.8, { wobble: 0.34, points: 6 }),
    `fill="${tone}" fill-opacity="${isLit ? 0.85 : 0.7}"`,
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const crust = smooth(
    Array.from({ length: 18 }, (_, i) => {
      const angle = (i / 18) * Math.PI * 2;
      const reach = d.random.between(0.84, 1.02);
      return { x: Math.cos(angle) * 94 * reach, y: Math.sin(angle) * 45 * reach - 6 };
    }),
  );
  const flakes = [-70, -36, 0, 38, 72]
    .map((x) => path(`M${x} 30q8 12 -2 26`, line(mix(darken(FISH, 0.3), '#a8743c', 0.4), 3.4, 0.5)))
    .join('');
  return (
    path(SHAPE, `transform="translate(3 11)" fill="${darken(colour, 0.62)}"`) +
    path(SHAPE, `fill="${span(pen, ['#fffaf0', FISH, darken(FISH, 0.24)])}"`) +
    d.clipped(path(SHAPE, ''), flakes) +
    path(crust, `transform="translate(1 6)" fill="${darken(colour, 0.5)}" fill-opacity=".7"`) +
    path(crust, `fill="${body(pen, colour, 0.34, 0.26)}"`) +
    d.clipped(
      path(crust, ''),
      scorched(pen, 9, [84, 36], 24, 0.6) + path(crust, line(mix(colour, '#7a3a10', 0.6), 10, 0.5)),
    ) +
    Array.from({ length: 46 }, () => crumb(pen, false)).join('') +
    Array.from({ length: 46 }, () => crumb(pen, true)).join('')
  );
};

/** A fillet of white fish under a crust of buttered crumbs, browned in the oven. The colour is the crust's. */
export const crumbedFillet: PieceKind = { size: 132, count: 2, spin: 14, shadow: [100, 54], colour: '#d69a48', draw };
