import { type Area, pointsIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import { spill } from '../canvas/outlines';
import { brightness, darken, lighten, SHADOW } from '../canvas/palette';
import { circle, line, path } from '../canvas/svg';

/** How much of what lies under it a poured sauce hides: cream and chocolate more than honey. */
const hides = (colour: string) => (brightness(colour) > 0.8 || brightness(colour) < 0.3 ? 0.76 : 0.5);

/** A sauce poured over the middle of the food: it runs out in tongues, thin at its edge, with the drops that fell beside it. */
export const drizzle = (d: Drawing, area: Area, colour: string) => {
  const { random } = d;
  const least = Math.min(area.rx, area.ry);
  const [rx, ry] = [Math.min(area.rx * 0.66, least * 0.9), least * 0.54];
  const [x, y] = [area.x + random.between(-0.06, 0.06) * rx, area.y + random.between(-0.1, 0.06) * ry];
  const shape = spill(random, x, y, rx, ry, 0.22);
  const inner = spill(random, x - rx * 0.04, y - ry * 0.08, rx * 0.7, ry * 0.62, 0.24);
  const drops = pointsIn(random, area, 10, 0.92)
    .map((at) => {
      const r = random.between(2, 6);
      return (
        circle(at.x + 1, at.y + 2, r, `fill="${SHADOW}" fill-opacity=".22"`) +
        circle(at.x, at.y, r, `fill="${colour}" fill-opacity=".9"`)
      );
    })
    .join('');
  const lights = pointsIn(random, { x, y, rx: rx * 0.8, ry: ry * 0.76 }, 8).map((at) =>
    sliver(at.x, at.y, random.between(5, 13), random.between(0.5, 0.85), random.between(-52, -20)),
  );
  return (
    path(shape, `transform="translate(2 4)" fill="${SHADOW}" fill-opacity=".2"`) +
    drops +
    path(
      shape,
      `fill="${d.sweep([lighten(colour, 0.14), colour, darken(colour, 0.14)])}" fill-opacity="${hides(colour)}"`,
    ) +
    path(inner, `fill="${colour}" fill-opacity=".26"`) +
    path(shape, line(darken(colour, 0.3), 1.8, 0.5)) +
    path(shape, `${line(lighten(colour, 0.6), 1.6, 0.4)} transform="translate(1.500 2.500)"`) +
    lights.join('')
  );
};
