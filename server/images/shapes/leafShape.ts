import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { line, path } from '../canvas/svg';

/** A leaf with a midrib and side veins; `width` is its share of the length. */
export const leafShape = (d: Drawing, colour: string, turn: number, width = 0.44): string => {
  const h = 200 * width;
  const dark = darken(colour, 0.35);
  return (
    path(
      `M-100 0C-50 ${n(-h)} 50 ${n(-h * 0.9)} 100 0C50 ${n(h * 0.9)} -50 ${n(h)} -100 0Z`,
      `fill="${d.shade(colour, { light: 0.32, dark: 0.34, turn })}"`,
    ) +
    path(
      `M-100 0C-40 ${n(-h * 0.12)} 40 ${n(h * 0.06)} 100 0C50 ${n(h * 0.9)} -50 ${n(h)} -100 0Z`,
      `fill="${dark}" fill-opacity=".34"`,
    ) +
    path(
      `M-100 0Q0 ${n(-h * 0.08)} 90 0M-42 -2l28 ${n(-h * 0.48)}M2 -2l26 ${n(-h * 0.42)}M-34 0l28 ${n(h * 0.48)}M10 0l26 ${n(h * 0.4)}`,
      line(lighten(colour, 0.5), 4.4, 0.55),
    )
  );
};
