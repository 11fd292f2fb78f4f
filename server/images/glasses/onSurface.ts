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

/** Pieces that lie on the surface, such as coffee beans on an espresso martini. */
export const onTop = (scene: GlassScene, pieces: readonly PictureItem[]) =>
  pieces
    .filter(({ kind }) => ['nut', 'dollop', 'crumble'].includes(kind))
    .map((item) =>
      onSurface(
        scene,
        item.kind === 'dollop' ? 1 : 5,
        (x, y) =>
          `<g transform="translate(${n(x)} ${n(y)}) scale(1 .6)">${drawPiece(scene.d, item, { x: 0, y: 0 }, item.kind === 'dollop' ? 44 : 12, 0, 0.3)}</g>`,
      ),
    )
    .join('');
