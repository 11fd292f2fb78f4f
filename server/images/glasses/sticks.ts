import { colourOr, lighten, mix } from '../canvas/palette';
import { placed } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { drawPiece } from '../pieces/drawPiece';
import { leafShape } from '../shapes/leafShape';
import { type GlassScene, rimOf } from './glassScene';

/** Celery, cinnamon and other sticks that stand in the glass. */
export const sticks = ({ d, glass, x }: GlassScene, pieces: readonly PictureItem[]) => {
  const { y, half } = rimOf(glass);
  return pieces
    .filter(({ kind }) => kind === 'spear' || kind === 'bacon')
    .map((item) =>
      placed(
        x + half * 0.34,
        y + 34,
        -72,
        `<g transform="scale(1 1.700)">${drawPiece(d, item, { x: 0, y: 0 }, 148, 0, 0)}</g>`,
      ),
    )
    .join('');
};

/** The leaves of a celery stalk, above the rim. */
export const sticksTops = ({ d, glass, x }: GlassScene, pieces: readonly PictureItem[]) => {
  const { y, half } = rimOf(glass);
  const celery = pieces.find(({ kind, ingredient }) => kind === 'spear' && /celery|apio/i.test(ingredient));
  if (!celery) return '';
  const colour = mix(colourOr(celery.colour, '#8fbf5c'), '#5f9a3c', 0.5);
  return [-128, -100, -70, -46]
    .map((turn, i) =>
      placed(
        x + half * 0.34 + 44,
        y - 100,
        turn,
        placed(34, 0, 0, leafShape(d, i % 2 ? colour : lighten(colour, 0.12), turn, 0.46), 0.34),
      ),
    )
    .join('');
};
