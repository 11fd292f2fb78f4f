import { type Area, pointsIn } from '../canvas/areas';
import { ellipse } from '../canvas/svg';
import { type DrawGarnish } from './garnish';
import { specks } from './strewn';

/** Icing sugar through a sieve: a white haze and specks. */
export const sugarDust: DrawGarnish = ({ d, area }) =>
  pointsIn(d.random, area, 13, 0.86)
    .map(({ x, y }) =>
      ellipse(
        x,
        y,
        d.random.between(20, 54),
        d.random.between(16, 38),
        `fill="${d.spot('#ffffff', 0)}" fill-opacity=".34"`,
      ),
    )
    .join('') + specks(d, pointsIn(d.random, area, 190, 0.98), '#ffffff', 1);

/** Cocoa or cinnamon: a faint haze and specks, a little off the middle. */
export const cocoaDust: DrawGarnish = ({ d, area, colour }) => {
  const heart: Area = {
    ...area,
    x: area.x + d.random.between(-0.15, 0.15) * area.rx,
    y: area.y - area.ry * 0.1,
    rx: area.rx * 0.92,
    ry: area.ry * 0.92,
  };
  return (
    pointsIn(d.random, heart, 14, 0.8)
      .map(({ x, y }) => ellipse(x, y, 32, 24, `fill="${d.spot(colour('#5a3020'), 0)}" fill-opacity=".2"`))
      .join('') + specks(d, pointsIn(d.random, heart, 230), colour('#5a3020'), 1.5)
  );
};
