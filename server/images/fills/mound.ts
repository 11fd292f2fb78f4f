import { type Area, outline, pointsIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { spill } from '../canvas/outlines';
import { deepen } from '../canvas/palette';
import { ellipse, path } from '../canvas/svg';

/** The ground of a heap, up to the wall or uneven on a plate; `depth` is how dark it is between what lies on it. */
export const mound = (d: Drawing, area: Area, isDeep: boolean, colour: string, depth = 0.6) => {
  const shape = isDeep ? outline(area) : path(spill(d.random, area.x, area.y, area.rx, area.ry, 0.035), '');
  return {
    shape,
    drawn:
      (isDeep ? '' : contact(d, area.x, area.y, area.rx * 0.96, area.ry * 0.96, 0.5)) +
      shape.replace('/>', `fill="${d.shade(deepen(colour, depth), { light: 0.34, dark: 0.24 })}"/>`),
  };
};

/** Soft hills of light and shade over grains, so that a heap has height. */
export const relief = (d: Drawing, area: Area) => {
  let hills = '';
  for (const { x, y } of pointsIn(d.random, area, 9, 0.8)) {
    hills += ellipse(
      x + 10,
      y + 14,
      area.rx * 0.3,
      area.ry * 0.2,
      `fill="${d.spot('#6a3412', 0)}" fill-opacity=".17"`,
      -20,
    );
    hills += ellipse(
      x - 8,
      y - 10,
      area.rx * 0.26,
      area.ry * 0.16,
      `fill="${d.spot('#fff6e0', 0)}" fill-opacity=".26"`,
      -20,
    );
  }
  return hills;
};
