import { type Area, grown, pointIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { brightness } from '../canvas/palette';
import { ellipse } from '../canvas/svg';
import { leaned } from '../canvas/tilt';
import { microFoam } from '../textures/foam';
import { latteArt } from '../textures/latteArt';

/** Foam strewn on a drink as its garnish: drawn milk on coffee, a cap of bubbles on others. */
export const foamGarnish = (d: Drawing, area: Area, under: string, foam: string): string => {
  const whole = grown(area, 1 / 0.6);
  if (brightness(under) < 0.72)
    return leaned(latteArt(d, whole, under, foam), whole.y, whole.ry / whole.rx) + microFoam(d, whole, 70, foam);
  const spots = Array.from({ length: 7 }, () => pointIn(d.random, area, 0.9));
  return (
    spots.map(({ x, y }) => ellipse(x, y, 60, 40, `fill="${d.spot(foam, 0.3)}" fill-opacity=".6"`)).join('') +
    microFoam(d, whole, 120, foam)
  );
};
