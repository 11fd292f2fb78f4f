import { type Drawing, HEIGHT, WIDTH } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { rect } from '../canvas/svg';
import { bokeh } from './bokeh';
import { clouds } from './clouds';
import { weave } from './linen';
import { planks } from './planks';
import type { Material, Table } from './tables';
import { tiles } from './tiles';

/** Height of the table's far edge in pictures seen from the front. */
const TABLE_LINE = 450;

const weaveBelow = (d: Drawing) => weave(d)({ top: TABLE_LINE });

/** Wall and table seen from the front, with the light of the room behind the glass; behind a pale drink it is faint and the wall darker. */
export const drawWallAndTable = (d: Drawing, { material, tones }: Table, x: number, isPale = false): string => {
  const isDark = material === 'planks';
  // A light wall behind a pale drink lies in the shade.
  const [inLight, inShade] = isPale ? [0.3, 0.44] : [0.07, 0.2];
  const [lit, shaded] = isDark ? tones : ([darken(tones[0], inLight), darken(tones[1], inShade)] as const);
  const wall = rect(0, 0, WIDTH, TABLE_LINE + 2, `fill="${d.sweep([isDark ? lighten(lit, 0.12) : lit, shaded])}"`);
  const wallCover =
    material === 'tile'
      ? tiles(d, [lit, shaded], 0, TABLE_LINE, d.random.between(92, 112))
      : clouds(d, [lit, shaded], 8, 0, TABLE_LINE) + (material === 'linen' ? weave(d, 0.4)() : '');
  const glow = bokeh(d, x, isDark ? lighten(lit, 0.6) : '#fff9e2', isDark ? 0.5 : isPale ? 0.16 : 0.72);
  const bench: Record<Material, () => string> = {
    linen: () => ground(lighten(shaded, 0.35), darken(shaded, 0.1)) + weaveBelow(d),
    plaster: () => ground('#f4e2b4', '#dcb874') + weaveBelow(d),
    tile: () => ground('#f1dcb2', '#d8b072') + weaveBelow(d),
    marble: () => planks(d, ['#c79a6a', '#9a6a42'], TABLE_LINE, HEIGHT - TABLE_LINE, 84),
    planks: () => planks(d, [lighten(lit, 0.06), darken(shaded, 0.12)], TABLE_LINE, HEIGHT - TABLE_LINE, 84),
  };
  const ground = (from: string, to: string) =>
    rect(0, TABLE_LINE, WIDTH, HEIGHT - TABLE_LINE, `fill="${d.run([from, to])}"`);
  const wholeWall = material === 'tile' ? d.clipped(rect(0, 0, WIDTH, TABLE_LINE, ''), wallCover) : wallCover;
  return (
    wall +
    wholeWall +
    glow +
    bench[material]() +
    rect(0, TABLE_LINE - 1, WIDTH, 3, `fill="#fff" fill-opacity="${isDark ? 0.16 : 0.5}"`) +
    rect(
      0,
      TABLE_LINE + 2,
      WIDTH,
      26,
      `fill="${d.run([lighten(shaded, 0.5), lighten(shaded, 0.5)])}" fill-opacity=".12"`,
    )
  );
};
