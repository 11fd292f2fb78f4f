import { type Drawing, HEIGHT, n, WIDTH } from '../canvas/drawing';
import { path, rect } from '../canvas/svg';

/** Whole pixels at both sizes of a picture, so that the tile is copied instead of being computed for each pixel. */
const TILE = { width: 118, wide: 168, height: 106 };

const PITCH = 2.4;

/** Where a cloth is seen. */
interface ClothAt {
  /** Seen from the side of the table, which spreads the threads that run away from the viewer. */
  isWide?: boolean;
  /** From where on it is seen, down to the end of the picture. */
  top?: number;
}

/** The threads over so much of the cloth: how thick each is, its tone and how dense. */
const threads = (d: Drawing, length: number, strength: number) =>
  Array.from({ length: Math.ceil(length / PITCH) }, (_, i) => {
    const thick = d.random.chance(0.08) ? 1.9 : 1;
    const tone = d.random.chance(0.5) ? '#5a3418' : '#fffaf0';
    return { at: i * PITCH, thick, tone, density: (d.random.between(0.03, 0.11) * strength).toFixed(3) };
  });

/** Threads of a woven cloth, as an overlay of the picture that is drawn when one knows from where it is seen. */
export const weave = (d: Drawing, strength = 1): ((at?: ClothAt) => string) => {
  const shift = d.random.whole(0, PITCH);
  const down = threads(d, TILE.width, strength);
  const across = threads(d, TILE.height, strength);
  return ({ isWide = false, top = 0 } = {}) => {
    const width = isWide ? TILE.wide : TILE.width;
    const spread = width / TILE.width;
    const tile = [
      ...down.map((thread) => ({
        ...thread,
        route: `M${n((thread.at + shift) * spread)} 0v${TILE.height}`,
        wide: thread.thick * spread,
      })),
      ...across.map((thread) => ({ ...thread, route: `M0 ${n(thread.at)}h${width}`, wide: thread.thick })),
    ].map(({ route, tone, wide, density }) =>
      path(route, `stroke="${tone}" stroke-width="${n(wide)}" stroke-opacity="${density}"`),
    );
    return rect(0, top, WIDTH, HEIGHT - top, `fill="${d.pattern(width, TILE.height, tile.join(''))}"`);
  };
};
