import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { darken, mix } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';

/** A half-moon turnover with a crimped edge. */
export const turnover = (d: Drawing, x: number, y: number, size: number, turn: number, colour: string) => {
  let crimps = '';
  for (let i = 0; i <= 12; i++) {
    const angle = Math.PI * (0.02 + (i / 12) * 0.96);
    const [cx, cy] = [Math.cos(angle) * 97, -Math.sin(angle) * 78 + 28];
    crimps += ellipse(
      cx,
      cy,
      12,
      9,
      `fill="${d.shade(colour, { light: 0.4, dark: 0.3, turn })}" stroke="${darken(colour, 0.4)}" stroke-opacity=".35" stroke-width="2"`,
      90 - (angle * 180) / Math.PI,
    );
  }
  const half = 'M-100 30C-96 -56 -44 -82 0 -82C44 -82 96 -56 100 30C60 52 -60 52 -100 30Z';
  return (
    contact(d, x, y, size * 1.02, size * 0.64, 0.6, turn) +
    placed(
      x,
      y,
      turn,
      path(half, `transform="translate(3 8)" fill="${darken(colour, 0.5)}"`) +
        path(half, `fill="${d.shade(colour, { light: 0.36, dark: 0.36, turn })}"`) +
        crimps +
        ellipse(0, -6, 66, 36, `fill="${d.spot(mix(colour, '#8a4412', 0.6), 0)}" fill-opacity=".55"`) +
        ellipse(-24, -26, 30, 9, 'fill="#fff" fill-opacity=".4"', -18) +
        path('M-24 6l20 -12M4 8l20 -12', line(darken(colour, 0.5), 4, 0.5)),
      size / 100,
    )
  );
};
