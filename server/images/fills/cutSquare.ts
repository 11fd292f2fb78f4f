import { type Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { path } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { crumbs } from '../textures/crumbs';
import { puffedGrains } from '../textures/puffedGrains';
import { cutLayers } from './cutLayers';
import { cutTop } from './cutTop';
import { studded } from './studded';

/** The form of a cut. */
export interface Cut {
  /** The upper face, its lower edge from the left over the front corner to the right, then the back. */
  lid: readonly [Point, Point, Point, Point];
  height: number;
}

interface Look {
  /** Its layers, from the top. */
  colours: readonly string[];
  /** Whether it is grains that stick together. */
  isPuffed: boolean;
  studs: readonly PictureItem[];
}

const grains = (d: Drawing, { lid, height }: Cut, top: string) => {
  const [left, front, right] = lid;
  const down = ({ x, y }: Point): Point => ({ x, y: y + height });
  return (
    puffedGrains(d, [left, down(left), down(front), front], top, 34) +
    puffedGrains(d, [front, down(front), down(right), right], darken(top, 0.14), 14) +
    puffedGrains(d, lid, lighten(top, 0.2), 52)
  );
};

/** What crumbled off when the knife went through, along the foot. */
const fallen = (d: Drawing, { lid, height }: Cut, colour: string) => {
  const [left, front, right] = lid;
  const foot = Array.from({ length: 9 }, (_, i) => {
    const share = d.random.next();
    const [from, to] = i < 6 ? [left, front] : [front, right];
    return {
      x: from.x + (to.x - from.x) * share + d.random.between(0, 8),
      y: from.y + (to.y - from.y) * share + height + 6 + d.random.next() ** 2 * 16,
    };
  });
  return crumbs(d, foot, colour, 2.2);
};

/** One cut of a tray bake about (0, 0): its shadow, its walls by layers, its lid. */
export const cutSquare = (d: Drawing, cut: Cut, { colours, isPuffed, studs }: Look): string => {
  const { lid, height } = cut;
  const [left, front, right, back] = lid;
  const [top = '#c98a4a'] = colours;
  const base = colours.at(-1) ?? top;
  const down = ({ x, y }: Point): Point => ({ x, y: y + height });
  const soft = (fill: string, width: number) =>
    `fill="${fill}" stroke="${fill}" stroke-width="${width}" stroke-linejoin="round"`;
  const body = `M${left.x} ${left.y}L${front.x} ${front.y}L${right.x} ${right.y}V${right.y + height}L${front.x} ${front.y + height}L${left.x} ${left.y + height}Z`;
  const foot = `M${left.x} ${left.y + height}L${front.x} ${front.y + height}L${right.x} ${right.y + height}`;
  return (
    path(
      `${foot}l26 10L${front.x + 20} ${front.y + height + 17}L${left.x + 10} ${left.y + height + 11}Z`,
      `${soft(SHADOW, 7)} fill-opacity=".17" stroke-opacity=".1"`,
    ) +
    path(
      `${foot}l4 7L${front.x + 4} ${front.y + height + 8}L${left.x + 4} ${left.y + height + 7}Z`,
      `fill="${darken(base, 0.66)}"`,
    ) +
    path(body, soft(darken(base, 0.2), 8)) +
    path(
      `M${left.x} ${left.y}L${front.x} ${front.y}L${right.x} ${right.y}L${back.x} ${back.y}Z`,
      soft(mix(top, darken(top, 0.2), 0.3), 4),
    ) +
    (isPuffed ? grains(d, cut, top) : cutLayers(d, [left, front, right], height, colours) + cutTop(d, lid, colours)) +
    studded(d, studs, {
      front: [left, front, down(front), down(left)],
      side: [front, right, down(right), down(front)],
      lid: [back, right, front, left],
    }) +
    fallen(d, cut, base)
  );
};
