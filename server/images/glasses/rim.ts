import { n } from '../canvas/drawing';
import { colourOr, darken, lighten, SHADOW } from '../canvas/palette';
import { circle, ellipse, line, path, placed } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { drawPiece } from '../pieces/drawPiece';
import { usualColour } from '../pieces/usualColours';
import { type GlassScene, rimOf, TILT } from './glassScene';

/** What sits on the rim: the first wheel, wedge or slice. */
export const onRim = ({ d, glass, x }: GlassScene, pieces: readonly PictureItem[]) => {
  const item =
    pieces.find(({ kind }) => ['wheel', 'slice', 'wedge'].includes(kind)) ??
    pieces.find(({ kind, ingredient }) => kind === 'berry' && /straw/i.test(ingredient));
  if (!item) return '';
  const { y, half } = rimOf(glass);
  const size = item.kind === 'wedge' ? 56 : item.kind === 'berry' ? 36 : Math.min(49, half * 0.52);
  // A wedge is slit: its two ends hang on either side of the glass.
  const at = item.kind === 'wedge' ? { x: x - half + 24, y: y + 18 } : { x: x - half + 4, y: y + 6 };
  return item.kind === 'wedge'
    ? drawPiece(d, item, at, size, -72 + d.random.between(-8, 8), 0)
    : drawPiece(d, item, at, size, item.kind === 'berry' ? 110 : d.random.between(-20, 20), 0) +
        path(`M${n(at.x + 3)} ${n(at.y)}V${n(at.y + size * 0.96)}`, line('#ffffff', 4, 0.55));
};

/** Olives or cherries on a pick across the rim. */
export const onPick = ({ d, glass, x }: GlassScene, item: PictureItem, count: number) => {
  const { half } = rimOf(glass);
  const y = glass.fillTop - 8;
  const turn = -20;
  let drawn =
    `<rect x="${n(-half * 0.72)}" y="-2.500" width="${n(half * 1.76)}" height="5" rx="2.500" fill="${d.run(['#f3dcb0', '#b98d52'])}"/>` +
    circle(half * 1.06, 0, 8, `fill="${d.shade('#6b2353', { light: 0.4 })}"`);
  for (let i = 0; i < count; i++) {
    const colour = colourOr(item.colour, item.kind === 'olive' ? '#8a9a3a' : '#b3122c');
    drawn += drawPiece(
      d,
      {
        kind: item.kind === 'olive' ? 'olive' : 'berry',
        ingredient: item.kind === 'olive' ? 'olive' : 'cherry',
        colour,
      },
      { x: (i - (count - 1) / 2) * 46 - 6, y: 0 },
      24,
      0,
      0.4,
    );
  }
  return placed(x, y, turn, drawn);
};

/** The three stretches of a twist of peel: over the rim, turned to its white side, and turned back. */
const OVER = 'M-60 -14C-34 -46 36 -50 64 -20C72 -8 66 8 54 12C26 -10 -20 -10 -46 16C-62 18 -68 -2 -60 -14Z';
const TURNED = 'M64 -18C78 0 80 30 58 56C48 66 34 62 30 54C46 40 50 20 40 2C50 4 60 -4 64 -18Z';
const BACK = 'M58 54C44 78 8 80 -8 104C4 118 44 104 60 76C68 64 66 56 58 54Z';

/** A broad twist of peel that lies over the rim and curls down inside it. */
export const zestTwist = ({ d, glass, x }: GlassScene, item: PictureItem) => {
  const { y, half } = rimOf(glass);
  const colour = colourOr(item.colour, usualColour('zest', item.ingredient) ?? '#f2922a');
  const pores = Array.from({ length: 26 }, () =>
    circle(
      d.random.between(-58, 62),
      d.random.between(-38, 12),
      d.random.between(1, 2),
      `fill="${d.random.chance(0.5) ? darken(colour, 0.24) : lighten(colour, 0.5)}" fill-opacity=".6"`,
    ),
  ).join('');
  const skin = d.sweep([lighten(colour, 0.34), colour, darken(colour, 0.2)]);
  return placed(
    x - half + 20,
    y + 4,
    d.random.between(-12, 4),
    path(OVER, `transform="translate(4 7)" fill="${SHADOW}" fill-opacity=".2"`) +
      path(BACK, `fill="${skin}"`) +
      path(TURNED, `fill="${d.sweep(['#fffaf0', '#f6e6c2', '#dcc08c'])}"`) +
      path(OVER, `fill="${skin}"`) +
      d.clipped(path(OVER, ''), pores) +
      path('M-60 -12C-34 -44 36 -48 64 -18', line(lighten(colour, 0.6), 3, 0.7)) +
      path('M-46 16C-20 -10 26 -10 54 12', line('#fff4da', 4, 0.9)),
  );
};

/** Salt or sugar round the rim, in a crust that reaches a little down the outside; of a spice only grains among it. */
export const saltRim = ({ d, glass, x }: GlassScene, colour: string, isSpice = false) => {
  const { y, half } = rimOf(glass);
  let grains = isSpice
    ? ''
    : ellipse(
        x,
        y,
        half,
        half * TILT,
        `fill="none" stroke="${darken(colour, 0.22)}" stroke-width="13" stroke-opacity=".55"`,
      ) + ellipse(x, y - 1, half, half * TILT, `fill="none" stroke="${colour}" stroke-width="9" stroke-opacity=".8"`);
  for (let i = 0; i < (isSpice ? 120 : 250); i++) {
    const angle = d.random.next() * Math.PI * 2;
    const r = isSpice ? d.random.between(1.4, 3.2) : d.random.between(1.6, 4.6);
    // The near side shows how far down the glass it was dipped.
    const low = Math.sin(angle) > 0 ? 13 : 5;
    const fill = d.random.chance(0.7) ? lighten(colour, isSpice ? 0.15 : 0.4) : darken(colour, 0.24);
    grains += `<rect x="${n(x + Math.cos(angle) * half + d.random.between(-5, 5))}" y="${n(y + Math.sin(angle) * half * TILT + d.random.between(-6, low))}" width="${n(r)}" height="${n(r)}" fill="${fill}"/>`;
  }
  return grains;
};
