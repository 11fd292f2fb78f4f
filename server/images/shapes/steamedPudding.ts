import { type Drawing, n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import { crumbTile } from '../textures/crumbTile';
import { speckled } from '../textures/speckled';
import { cutAway } from './suetCut';
import type { PieceKind } from './pieceKind';

const FLANK = 'M-58 -56C-78 -22 -92 14 -96 46C-80 92 80 92 96 46C92 14 78 -22 58 -56C42 -86 -42 -86 -58 -56Z';

/** Rows of currants down the flank. */
const ROWS = 6;

/** Currants in the crumb, if that is the ingredient. */
const fruit = ({ d, colour, ingredient }: Pen) =>
  /raisin|currant|sultana|fruit/i.test(ingredient)
    ? Array.from({ length: ROWS * 5 }, (_, i) => {
        const high = -62 + Math.floor(i / 5) * 23 + d.random.between(-8, 8);
        const wide = 62 + (high + 62) * 0.28;
        const x = ((i % 5) - 2 + (Math.floor(i / 5) % 2 ? 0.3 : -0.3) + d.random.between(-0.3, 0.3)) * 0.42 * wide;
        const [rx, turn] = [d.random.between(5, 8.5), d.random.between(-50, 50)];
        const currant = blob(d.random, x, high, rx, rx * 0.72, { wobble: 0.18, points: 7, turn });
        return (
          path(currant, `transform="translate(1 2)" fill="${darken(colour, 0.5)}" fill-opacity=".6"`) +
          path(currant, 'fill="#43211c"') +
          ellipse(x - rx * 0.3, high - rx * 0.3, rx * 0.34, rx * 0.16, 'fill="#c89080" fill-opacity=".7"', -30)
        );
      }).join('')
    : '';

/** Custards that are turned out with the caramel they set on. */
const isFlan = ({ ingredient }: Pen) => /^eggs?$|^cheese$|condensed|caramel/i.test(ingredient);

/** What sets without a crumb. */
const isSmooth = (pen: Pen) => isFlan(pen) || /cream|milk/i.test(pen.ingredient);

/** Caramel on the top of a flan and down its flank, thick at the end of each run. */
const caramel = (d: Drawing) => {
  const tone = '#8f3f0e';
  const runs = [-62, -34, -8, 22, 50, 70].map((x, i) => {
    const low = [10, 58, 28, 74, 20, 46][i]! + d.random.between(-8, 8);
    const lean = x * 1.24;
    const route = `M${n(x)} -58C${n(x + 2)} -30 ${n(lean)} ${n(low - 30)} ${n(lean)} ${n(low)}`;
    return (
      path(route, line(tone, 15, 0.86)) +
      circle(lean, low, 9, `fill="${tone}"`) +
      path(route, `${line('#e0913c', 3, 0.6)} transform="translate(-4 0)"`)
    );
  });
  return (
    runs.join('') +
    ellipse(0, -54, 61, 26, `fill="${d.shade(tone, { light: 0.5, dark: 0.4 })}"`) +
    ellipse(-14, -60, 30, 7, 'fill="#ffd9a0" fill-opacity=".6"', -8)
  );
};

/** The front of a soft-centred chocolate cake, broken open: the crumb, and what runs out of it. */
const molten = (d: Drawing, colour: string) => {
  const flow =
    'M-26 -6C-16 -26 20 -26 30 -4C38 26 44 44 74 66C98 84 60 104 8 100C-44 104 -84 94 -64 70C-40 50 -38 24 -26 -6Z';
  return (
    path(
      blob(d.random, 2, 8, 54, 44, { wobble: 0.14, points: 11 }),
      `fill="${lighten(colour, 0.3)}" stroke="${darken(colour, 0.4)}" stroke-width="4"`,
    ) +
    speckled({ d, colour: lighten(colour, 0.2), turn: 0, ingredient: '' }, 20, 40, 5) +
    path(flow, `transform="translate(3 6)" fill="${darken(colour, 0.7)}" fill-opacity=".6"`) +
    path(flow, `fill="${d.run([darken(colour, 0.5), darken(colour, 0.24), darken(colour, 0.5)])}"`) +
    path('M-10 4C-16 40 -30 62 -44 78', line(lighten(colour, 0.7), 5, 0.4)) +
    ellipse(-8, 88, 24, 4, 'fill="#fff" fill-opacity=".4"', -4)
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    path(FLANK, `transform="translate(3 9)" fill="${darken(colour, 0.6)}" fill-opacity=".8"`) +
    path(FLANK, `fill="${d.run([lighten(colour, 0.16), colour, darken(colour, 0.14), darken(colour, 0.4)], true)}"`) +
    d.clipped(
      path(FLANK, ''),
      (isSmooth(pen) ? '' : path(FLANK, `fill="${crumbTile(d, colour, 0.95)}"`)) +
        path(FLANK, `fill="${d.edge(mix(darken(colour, 0.3), '#7a3a10', 0.2), 0.66, isSmooth(pen) ? 0.3 : 0.55)}"`) +
        path('M-98 50C-60 96 60 96 98 50L98 110L-98 110Z', `fill="${darken(colour, 0.5)}" fill-opacity=".4"`) +
        ellipse(-46, 6, 20, 60, `fill="${d.spot(lighten(colour, 0.7), 0)}" fill-opacity=".45"`, 14),
    ) +
    // Its top, which was the bottom of the bowl, lies in the light.
    ellipse(0, -56, 56, 22, `fill="${d.spot(lighten(colour, 0.4), 0.62)}" fill-opacity=".8"`) +
    path('M-57 -50C-40 -30 40 -30 57 -50', line(darken(colour, 0.4), 4, 0.24)) +
    d.clipped(path(FLANK, ''), fruit(pen)) +
    (isFlan(pen) ? d.clipped(path(FLANK, ''), caramel(d)) : '') +
    (/chocolate/i.test(pen.ingredient) ? molten(d, colour) : '') +
    (/suet/i.test(pen.ingredient) ? cutAway(pen) : '') +
    path('M-50 -62C-30 -76 20 -78 44 -68', line('#ffffff', 5, 0.4)) +
    path('M-74 -8C-82 10 -86 26 -85 44C-78 20 -74 6 -66 -14Z', 'fill="#fff" fill-opacity=".5"') +
    path('M-62 -26L-58 -34L-54 -32L-60 -20Z', 'fill="#fff" fill-opacity=".5"')
  );
};

/** A pudding turned out of its bowl, seen a little from the side. */
export const steamedPudding: PieceKind = { size: 130, count: 1, spin: 0, shadow: [98, 70], colour: '#d8ae6a', draw };
