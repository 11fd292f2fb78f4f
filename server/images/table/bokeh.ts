import { type Drawing } from '../canvas/drawing';
import { circle, ellipse } from '../canvas/svg';

/** The light of the room behind a glass, out of focus: a soft glow where it stands, and a few discs far behind it. */
export const bokeh = (d: Drawing, x: number, colour: string, strength: number): string => {
  const { random } = d;
  const discs = Array.from({ length: 7 }, (_, i) => {
    const r = random.between(26, 74);
    const side = i % 2 ? 1 : -1;
    const opacity = (random.between(0.05, 0.13) * (0.4 + strength)).toFixed(3);
    return circle(
      x + side * random.between(90, 380),
      random.between(10, 400),
      r,
      `fill="${colour}" fill-opacity="${opacity}"`,
    );
  });
  return ellipse(x, 262, 330, 300, `fill="${d.spot(colour, 0.2)}" fill-opacity="${strength}"`) + discs.join('');
};
