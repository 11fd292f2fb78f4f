import { grown } from '../canvas/areas';
import { n } from '../canvas/drawing';
import { SHADOW } from '../canvas/palette';
import { placed } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { drawPiece } from '../pieces/drawPiece';
import { pieceKind } from '../pieces/pieceKinds';
import type { Filling, FillNeeds } from './filling';

/** Food on sticks: the pieces in turn, threaded side by side. */
export const skewers = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const threaded: readonly PictureItem[] =
    pieces.length > 0
      ? pieces.filter(({ kind }) => kind !== 'dollop')
      : [{ kind: 'chunk', ingredient: '-', ...(colours[0] ? { colour: colours[0] } : {}) }];
  const rows = 3;
  const turn = d.random.between(-22, -8);
  const half = Math.min(ground.rx * 1.08, 250);
  const gap = Math.min(ground.ry * 0.66, 122);
  let surface = '';
  for (let row = 0; row < rows; row++) {
    const lean = turn + d.random.between(-3, 3);
    const [x, y] = [ground.x + d.random.between(-8, 8), ground.y + (row - 1) * gap];
    const radians = (lean * Math.PI) / 180;
    surface += placed(
      x + 5,
      y + 8,
      lean,
      `<rect x="${n(-half * 1.14)}" y="-4" width="${n(half * 2.3)}" height="8" rx="4" fill="${SHADOW}" fill-opacity=".32"/>`,
    );
    surface += placed(
      x,
      y,
      lean,
      `<rect x="${n(-half * 1.14)}" y="-4" width="${n(half * 2.3)}" height="8" rx="4" fill="${d.run(['#f0d6a4', '#c09258'])}"/>`,
    );
    const step = 68;
    const places = Math.floor((half * 1.76) / step);
    for (let i = 0; i < places; i++) {
      const off = (i - (places - 1) / 2) * step;
      const item = threaded[(i + row) % Math.max(1, threaded.length)];
      if (!item) continue;
      const kind = pieceKind(item.kind, item.ingredient);
      const at = { x: x + Math.cos(radians) * off, y: y + Math.sin(radians) * off };
      const isFlat = kind.shadow[1] < kind.shadow[0] * 0.55;
      surface += drawPiece(d, item, at, isFlat ? 64 : 54, lean + (isFlat ? 90 : d.random.between(-20, 20)), 0.6);
    }
  }
  return {
    surface,
    areas: [grown(ground, 0.9)],
    garnished: grown(ground, 0.8),
    pieces: pieces.filter(({ kind }) => kind === 'dollop'),
    crowd: 0.5,
  };
};
