import { n } from '../canvas/drawing';
import type { PictureItem } from '../pictureSpec';
import { drawPiece } from '../pieces/drawPiece';
import { type GlassScene, TILT } from './glassScene';
import { halfAt } from './profile';

/** Dust, drops and seeds on the drink's surface. */
export const onSurface = ({ d, glass, x }: GlassScene, count: number, draw: (x: number, y: number) => string) => {
  const half = (halfAt(glass, glass.fillTop) - 10) * 0.8;
  return Array.from({ length: count }, () => {
    const angle = d.random.next() * Math.PI * 2;
    const reach = Math.sqrt(d.random.next());
    return draw(x + Math.cos(angle) * half * reach, glass.fillTop + Math.sin(angle) * half * TILT * reach);
  }).join('');
};

/** How many of a piece lie on the surface, and how large they are there. */
const ON_TOP: Readonly<Record<string, readonly [number, number]>> = {
  nut: [5, 12],
  crumble: [8, 15],
  dollop: [1, 44],
};

/** Three berries side by side, half sunk. */
const berriesOn = ({ d, glass, x }: GlassScene, item: PictureItem) => {
  const half = halfAt(glass, glass.fillTop);
  const size = Math.min(24, half * 0.26);
  return [-0.5, 0.44, -0.06]
    .map((share, i) => {
      const at = {
        x: x + (share + d.random.between(-0.05, 0.05)) * half,
        y: glass.fillTop + (i - 1) * half * TILT * 0.5 - 4,
      };
      return drawPiece(d, item, at, size, d.random.between(-30, 30), 0.3);
    })
    .join('');
};

/** Pieces that lie on the surface, such as coffee beans on an espresso martini; berries only on what is `thick`. */
export const onTop = (scene: GlassScene, pieces: readonly PictureItem[], isThick = false) =>
  pieces
    .filter(({ kind, ingredient }) =>
      kind === 'berry' ? isThick && !/straw/i.test(ingredient) : Object.hasOwn(ON_TOP, kind),
    )
    .map((item) => {
      if (item.kind === 'berry') return berriesOn(scene, item);
      const [count, size] = ON_TOP[item.kind]!;
      return onSurface(
        scene,
        count,
        (x, y) =>
          `<g transform="translate(${n(x)} ${n(y)}) scale(1 .6)">${drawPiece(scene.d, item, { x: 0, y: 0 }, size, 0, 0.3)}</g>`,
      );
    })
    .join('');
