import { type Area, grown, outline, pointsIn, spreadIn } from '../canvas/areas';
import { boxShadow } from '../canvas/light';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse } from '../canvas/svg';
import { browning } from '../textures/browning';
import { gloss } from '../textures/gloss';
import type { Filling, FillNeeds } from './filling';

/** A flat oblong loaf with the marks of the fingers in it, oil standing in them. Colours: the crust, the oil. */
export const dimpledBread = ({ d, ground, isDeep, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#dca552', oil = '#e6b93c'] = colours;
  const width = ground.rx * (isDeep ? 0.94 : 0.86);
  const loaf: Area = {
    x: ground.x,
    y: ground.y,
    rx: ground.corner === undefined ? width * 0.96 : width,
    ry: ground.ry * (ground.corner === undefined ? 0.74 : isDeep ? 0.92 : 0.82),
    corner: 54,
  };
  const brown = mix(darken(colour, 0.2), '#8a4a14', 0.5);
  const body = outline(loaf);
  const dimples = spreadIn(d.random, grown(loaf, 0.84), 34, 1)
    .map(({ x, y }) => {
      const r = d.random.between(13, 19);
      return (
        ellipse(x, y, r * 1.7, r * 1.4, `fill="${d.spot(lighten(colour, 0.5), 0.2)}" fill-opacity=".6"`) +
        ellipse(x, y + 1, r, r * 0.76, `fill="${darken(colour, 0.42)}" fill-opacity=".75"`) +
        ellipse(x + 2, y + 3, r * 0.76, r * 0.5, `fill="${oil}" fill-opacity=".85"`) +
        ellipse(x - 3, y + 1, r * 0.28, r * 0.14, 'fill="#fff" fill-opacity=".7"', -20)
      );
    })
    .join('');
  return {
    surface:
      boxShadow(loaf.x - loaf.rx, loaf.y - loaf.ry + 8, loaf.rx * 2, loaf.ry * 2, 54, 16, 0.7) +
      outline({ ...loaf, y: loaf.y + 9 }, `fill="${brown}"`) +
      outline(loaf, `fill="${d.shade(colour, { light: 0.34, dark: 0.24 })}"`) +
      d.clipped(
        body,
        browning(d, pointsIn(d.random, loaf, 70, 1), 34, colour, 0.42) +
          dimples +
          outline(grown(loaf, 0.985), `fill="none" stroke="${brown}" stroke-opacity=".4" stroke-width="22"`),
      ) +
      gloss(loaf, 0.16),
    areas: [grown(loaf, 0.8)],
    garnished: grown(loaf, 0.8),
    pieces,
    crowd: 0.8,
  };
};
