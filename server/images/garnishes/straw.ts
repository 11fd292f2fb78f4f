import { SHADOW } from '../canvas/palette';
import type { Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { path, placed } from '../canvas/svg';
import { many } from './strewn';

/** A drinking straw across a cup seen from above. */
export const strawAcross = (d: Drawing, area: Area) => {
  const stripe = d.random.pick(['#7a2a5c', '#c23a2a', '#2f6f73', '#d98a1e']);
  const length = area.rx * 1.9;
  return (
    placed(
      area.x + area.rx * 0.2 + 9,
      area.y + 14,
      -38,
      `<rect x="0" y="-9" width="${n(length)}" height="18" rx="9" fill="${SHADOW}" fill-opacity=".3"/>`,
    ) +
    placed(
      area.x + area.rx * 0.2,
      area.y,
      -38,
      `<rect x="0" y="-9" width="${n(length)}" height="18" rx="9" fill="${d.run(['#ffffff', '#e6d8d2'])}"/>` +
        many(Math.floor(length / 34), (i) =>
          path(`M${10 + i * 34} 9l12 -18h14l-12 18Z`, `fill="${stripe}" fill-opacity=".9"`),
        ),
    )
  );
};
