import { type Drawing, n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';

/** Meat cut in slices, which overlap in a roll or sandwich. */
const MEAT = /chicken|turkey|beef|pork|lamb/i;

/** Eggs, tuna or chickpeas in mayonnaise, chopped meat, corn: bits that bulge out between the slices of bread. */
const bound = ({ random }: Drawing, { kind }: PictureItem, colour: string, y: number, w: number) => {
  const cream = mix(lighten(colour, 0.4), '#fbf2d8', 0.5);
  const [few, size] = kind === 'berry' ? [9, 5] : kind === 'corn' ? [22, 5.6] : [54, 7.5];
  const bits = Array.from({ length: few }, (_, i) => {
    const x = -w + 6 + ((i + random.between(0.1, 0.9)) / few) * (w * 2 - 12);
    const at = y + random.between(-8, 9);
    const r = size * random.between(0.6, 1);
    const tone = mix(lighten(colour, 0.34), darken(colour, 0.22), random.next());
    const bit = blob(random, x, at, r * 1.2, r * 0.86, {
      wobble: kind === 'corn' ? 0.08 : 0.26,
      points: 8,
      turn: random.between(0, 180),
    });
    return (
      path(bit, `transform="translate(1 2.5)" fill="${darken(colour, 0.55)}" fill-opacity=".45"`) +
      path(bit, `fill="${tone}"`) +
      ellipse(x - r * 0.3, at - r * 0.34, r * 0.4, r * 0.16, 'fill="#fff" fill-opacity=".5"', -22)
    );
  }).join('');
  const bed = few < 30 ? '' : path(`M${-w + 6} ${n(y)}H${w - 6}`, line(darken(cream, 0.16), 18));
  return bed + bits;
};

/** Cabbage, grated vegetables: strands that hang out. */
const strands = ({ random }: Drawing, colour: string, y: number, w: number) =>
  Array.from({ length: 46 }, () => {
    const [x, at, long] = [random.between(-w, w - 22), y + random.between(-7, 8), random.between(16, 34)];
    const tone = mix(lighten(colour, 0.4), darken(colour, 0.2), random.next());
    const route = `M${n(x)} ${n(at)}q${n(long * 0.5)} ${n(random.between(-11, 11))} ${n(Math.min(long, w - x))} ${n(random.between(-5, 6))}`;
    return (
      path(route, `${line(darken(colour, 0.55), 5, 0.4)} transform="translate(1 2)"`) + path(route, line(tone, 3.8))
    );
  }).join('');

/** Slices of meat, one half over the next, their grain along the cut. */
const slicesOf = (d: Drawing, colour: string, y: number, w: number) =>
  [0, 1, 2, 3]
    .map((i) => {
      const x = -w * 0.72 + i * w * 0.48;
      const slice = blob(d.random, x, y, w * 0.34, 9.5, { wobble: 0.09, points: 12, turn: d.random.between(-4, 4) });
      const grain = [-4, 0, 4]
        .map((dy) => `M${n(x - w * 0.26)} ${n(y + dy)}q${n(w * 0.26)} ${n(d.random.between(-3, 3))} ${n(w * 0.5)} 0`)
        .join('');
      return (
        path(slice, `transform="translate(1 4)" fill="${darken(colour, 0.55)}" fill-opacity=".6"`) +
        path(slice, `fill="${d.run([mix(darken(colour, 0.2), '#a8622a', 0.5), lighten(colour, 0.3), colour])}"`) +
        path(grain, line(darken(colour, 0.34), 1.4, 0.5))
      );
    })
    .join('');

/** How much higher than other layers what is crumbed and fried stands. */
export const CRUSTED_HIGH = 2;

/** Fish fingers and the like, cut through: blocks of white flakes in a golden crust of crumbs. */
const crusted = (d: Drawing, colour: string, y: number, w: number) =>
  [-0.77, -0.26, 0.26, 0.77]
    .map((at) => {
      const [x, half, high] = [at * w + d.random.between(-2, 2), w * 0.245, 15 + d.random.between(-1, 1)];
      const block = (share: number, rest: string) =>
        `<rect x="${n(x - half + share)}" y="${n(y - high + share)}" width="${n(half * 2 - share * 2)}" height="${n(high * 2 - share * 2)}" rx="${n(7 - share * 0.6)}" ${rest}/>`;
      const crumb = Array.from({ length: 26 }, () => {
        const isSide = d.random.chance(0.4);
        const [dx, dy] = isSide
          ? [d.random.pick([-1, 1]) * (half - 2.5), d.random.between(-1, 1) * high]
          : [d.random.between(-1, 1) * half, d.random.pick([-1, 1]) * (high - 2.5)];
        return ellipse(
          x + dx,
          y + dy,
          d.random.between(1.6, 3.4),
          d.random.between(1.4, 2.6),
          `fill="${d.random.chance(0.5) ? lighten(colour, 0.45) : darken(colour, 0.34)}" fill-opacity=".8"`,
        );
      }).join('');
      const flakes = [-0.5, -0.1, 0.3, 0.66]
        .map(
          (across) =>
            `M${n(x + across * half)} ${n(y - high + 9)}q${n(d.random.between(3, 8))} ${n(high - 9)} ${n(d.random.between(-3, 2))} ${n(high * 2 - 18)}`,
        )
        .join('');
      return (
        block(0, `transform="translate(1 4)" fill="${darken(colour, 0.6)}" fill-opacity=".6"`) +
        block(0, `fill="${d.run([lighten(colour, 0.25), colour, darken(colour, 0.3)])}"`) +
        crumb +
        block(5, `fill="${mix('#fdf6e6', colour, 0.04)}"`) +
        path(flakes, line('#cdb893', 1.8, 0.8))
      );
    })
    .join('');

/** A layer of a sandwich that is no sheet, about y and from -w to w; nothing for what is one. */
export const packedLayer = (d: Drawing, item: PictureItem, colour: string, y: number, w: number): string => {
  if (['crumble', 'chunk', 'cube', 'corn', 'berry'].includes(item.kind)) return bound(d, item, colour, y, w);
  if (item.kind === 'shred' || item.kind === 'arc') return strands(d, colour, y, w);
  if (item.kind === 'battered-fish') return crusted(d, colour, y, w);
  return item.kind === 'slice' && MEAT.test(item.ingredient) ? slicesOf(d, colour, y, w) : '';
};
