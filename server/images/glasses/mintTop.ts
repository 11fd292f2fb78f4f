import { colourOr, mix } from '../canvas/palette';
import { placed } from '../canvas/svg';
import { herbSprig } from '../garnishes/herbSprig';
import type { PictureItem } from '../pictureSpec';
import { leafShape } from '../shapes/leafShape';
import { type GlassScene, rimOf } from './glassScene';

/** A sprig at the mouth of the glass. */
export const mintTop = ({ d, glass, x }: GlassScene, item: PictureItem) => {
  const { y, half } = rimOf(glass);
  const colour = colourOr(item.colour, '#4c9238');
  if (/rosemary|thyme|dill|parsley|coriander/i.test(item.ingredient))
    return herbSprig(d, { x: x - half * 0.1, y: y - 10 }, 64, -70, colour, item.ingredient);
  const leaves: readonly (readonly [number, number])[] = [
    [-150, 82],
    [-24, 84],
    [-128, 96],
    [-50, 96],
    [-92, 104],
    [-170, 62],
    [-4, 60],
  ];
  return leaves
    .map(([turn, length], i) =>
      placed(
        x - half * 0.06,
        glass.metal ? y + 6 : Math.max(y + 30, Math.min(glass.fillTop + 6, y + 64)),
        turn,
        placed(
          length * 0.5,
          0,
          0,
          leafShape(d, mix(colour, i % 2 ? '#6fb04a' : '#3a7a30', 0.35), turn, 0.46),
          length / 200,
        ),
      ),
    )
    .join('');
};
