import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';

/** A round of soft goat's cheese from the grill about (0, 0), `r` half its width: it has begun to run and its top is brown. */
export const drawCheeseRound = (pen: Pen, r: number): string => {
  const { d, colour } = pen;
  const run = blob(d.random, 0, r * 0.06, r, r * 0.95, { wobble: 0.09, points: 13 });
  const top = blob(d.random, 0, -r * 0.04, r * 0.8, r * 0.76, { wobble: 0.04, points: 12 });
  const brown = mix(colour, '#b0661c', 0.75);
  const patches = Array.from({ length: 5 }, () => {
    const angle = d.random.between(0, 6.28);
    const far = r * d.random.between(0.1, 0.56);
    return ellipse(
      Math.cos(angle) * far,
      Math.sin(angle) * far,
      r * d.random.between(0.18, 0.34),
      r * d.random.between(0.1, 0.2),
      `fill="${d.spot(d.random.chance(0.3) ? mix(brown, '#5a2a0c', 0.6) : brown, 0.15)}" fill-opacity=".75"`,
      d.random.between(0, 180),
    );
  }).join('');
  return (
    path(run, `transform="translate(2 ${(r * 0.09).toFixed(1)})" fill="${darken(colour, 0.55)}" fill-opacity=".6"`) +
    path(run, `fill="${body(pen, mix(colour, '#fdf3d8', 0.4), 0.7, 0.2)}"`) +
    path(top, `transform="translate(0 ${(r * 0.07).toFixed(1)})" fill="${darken(colour, 0.3)}" fill-opacity=".5"`) +
    path(top, `fill="${body(pen, lighten(colour, 0.3), 0.6, 0.14)}"`) +
    d.clipped(path(top, ''), path(top, `fill="${d.edge(brown, 0.5, 0.75)}"`) + patches) +
    shine(pen, r * 0.62, r * 0.2, r * 0.07, 0.75)
  );
};
