import { type Area, outline, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { line, path } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { crumbs } from './crumbs';
import { crumbTile } from './crumbTile';

/** Teeth marks round the bite. */
const TEETH = 7;

/** The outline of a bite: bows side by side round a circle. */
const biteAt = ({ x, y }: Point, r: number, turn: number): string => {
  const at = (i: number) => {
    const angle = turn + (i / TEETH) * Math.PI * 2;
    return `${n(x + Math.cos(angle) * r)} ${n(y + Math.sin(angle) * r)}`;
  };
  const bow = n(r * 0.5);
  return `M${at(0)}${Array.from({ length: TEETH }, (_, i) => `A${bow} ${bow} 0 0 1 ${at(i + 1)}`).join('')}Z`;
};

/** How much of the bite is crumb at least, as a share of its half width: a hole down to the dish would be a ring. */
const SEEN = 1.1;

/** What is eaten out of the hand and is of one mass inside, so that a bite out of it can be shown. */
const EATEN = new Set([
  ...['cookie', 'boule', 'bun', 'crossed-bun', 'shell-bun', 'swirl-bun', 'dough-ring', 'madeleine', 'crumpet'],
  ...['filled-biscuit', 'gingerbread-man', 'muffin', 'cupcake', 'scone', 'palmier', 'puffed-bread', 'patty', 'fritter'],
  ...['canele', 'custard-tart', 'star-pie', 'coxinha', 'biscotto', 'meat-ball', 'torpedo', 'dumpling', 'falafel'],
  ...['samosa', 'wonton'],
]);

/** Balls with a crust; others of that shape are sprouts and potatoes. */
const CRUSTED = /crumb|rice/;

/** What is not of one mass: buns filled with cream, rings of onion and squid in their batter, strands of potato. */
const FILLED = /^chocolate$|onion|squid|calamar|potato/i;

/** What dumplings and kibbeh, samosas and fried wontons are filled with: meat, potato, cream cheese. */
const FILLINGS: Readonly<Record<string, string>> = {
  dumpling: '#b98560',
  torpedo: '#b98560',
  samosa: '#d6a844',
  wonton: '#f3e0c0',
};

export const isEaten = ({ kind, ingredient }: PictureItem): boolean =>
  (EATEN.has(kind) && !FILLED.test(ingredient)) || (kind === 'ball' && CRUSTED.test(ingredient));

/** What is inside: paler than the crust; of something dark, a little lighter; the filling of what has one. */
export const insideOf = ({ kind }: PictureItem, colour: string): string => {
  const filling = Object.hasOwn(FILLINGS, kind) ? FILLINGS[kind] : undefined;
  if (filling) return filling;
  return brightness(colour) < 0.34 ? lighten(colour, 0.22) : lighten(mix(colour, '#f4dfae', 0.44), 0.1);
};

interface Bite {
  /** Where the food lies: its middle and its half sizes. */
  area: Area;
  inside: string;
  /** How thick the food is, in picture units. */
  thick: number;
}

/**
 * A piece with a bite out of its front: the crumb is seen in the bite, the dish through it, and crumbs lie before it.
 * @param piece the drawing of the piece without its shadow
 */
export const bitten = (d: Drawing, piece: string, { area, inside, thick }: Bite): string => {
  const { x, y, rx, ry } = area;
  const side = d.random.between(0.2, 0.34) * Math.PI;
  const r = Math.min(rx, ry) * 0.46;
  const at = { x: x + Math.cos(side) * rx * 0.86, y: y + Math.sin(side) * ry * 0.86 };
  const wall = biteAt(at, r, side);
  // From above and from the side alike one looks on the crumb, and hardly past it on the dish.
  const deep = Math.max(thick * 1.2, r * SEEN);
  const hole = biteAt({ x: at.x + deep * 0.3, y: at.y + deep }, r, side);
  const all = `M${n(x - rx * 3)} ${n(y - ry * 3)}h${n(rx * 6)}v${n(ry * 6)}h${n(-rx * 6)}Z`;
  const fallen = pointsIn(d.random, { x: at.x + r * 0.5, y: at.y + r * 0.7, rx: r * 0.9, ry: r * 0.5 }, 9);
  return (
    d.clipped(
      `<path d="${all}${hole}" clip-rule="evenodd"/>`,
      piece +
        d.clipped(
          outline({ x, y: y + thick * 0.7, rx: rx * 0.97, ry: ry * 0.97 }),
          path(wall, `fill="${d.run([darken(inside, 0.16), lighten(inside, 0.1), lighten(inside, 0.3)])}"`) +
            path(wall, `fill="${crumbTile(d, inside, 1.3)}"`) +
            path(wall, line(darken(inside, 0.42), 2, 0.5)),
        ),
    ) + crumbs(d, fallen, inside, 3)
  );
};
