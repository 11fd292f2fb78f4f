import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { path } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { bottomOf, type GlassScene } from './glassScene';
import { halfAt } from './profile';

/** A drink of crushed or scraped ice, which its recipe names as crumbs of water or ice. */
export const isCrushed = (pieces: readonly PictureItem[]) =>
  pieces.some(({ kind, ingredient }) => kind === 'crumble' && /^(water|ice)$/i.test(ingredient));

/** One splinter: an angular chip, its upper side lit. */
const splinter = ({ d, liquid }: GlassScene, x: number, y: number, r: number) => {
  const turn = d.random.between(0, 6.28);
  const corners = [0, 1.3, 2.5, 3.9, 5].map((angle) => {
    const reach = r * d.random.between(0.6, 1.15);
    return `${n(x + Math.cos(angle + turn) * reach)} ${n(y + Math.sin(angle + turn) * reach * 0.8)}`;
  });
  const tone = mix(lighten(liquid, 0.5), '#ffffff', d.random.next());
  const [first, second, third] = corners;
  return (
    path(
      `M${corners.join('L')}Z`,
      `fill="${tone}" fill-opacity=".8" stroke="${darken(liquid, 0.3)}" stroke-opacity=".34" stroke-width="1.600"`,
    ) + path(`M${first}L${second}L${third}Z`, `fill="${d.random.chance(0.5) ? '#ffffff' : liquid}" fill-opacity=".6"`)
  );
};

/** The splinters seen through the glass. */
export const crushedIn = (scene: GlassScene): string => {
  const { d, glass, x } = scene;
  return Array.from({ length: 230 }, () => {
    const y = d.random.between(glass.fillTop - 14, bottomOf(glass) - 4);
    const half = halfAt(glass, y) - 6;
    return splinter(scene, x + d.random.between(-half, half), y, d.random.between(5, 13));
  }).join('');
};

/** The mound of splinters above the rim. */
export const crushedTop = (scene: GlassScene): string => {
  const { d, glass, x } = scene;
  const half = halfAt(glass, glass.fillTop) - 8;
  const high = Math.min(70, half * 0.62);
  return Array.from({ length: 150 }, () => {
    const share = d.random.between(-1, 1);
    const rise = high * (1 - share ** 2);
    return { x: x + share * half, y: glass.fillTop + 8 - rise * d.random.next() ** 0.7 };
  })
    .sort((a, b) => a.y - b.y)
    .map((at) => splinter(scene, at.x, at.y, d.random.between(6, 14)))
    .join('');
};
