import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { line, path } from '../canvas/svg';

/** A leaf with a midrib and side veins; `width` is its share of the length. */
export const leafShape = (d: Drawing, colour: string, turn: number, width = 0.44): string => {
  const h = 200 * width;
  const dark = darken(colour, 0.42);
  const lit = mix(lighten(colour, 0.16), '#b8dc50', 0.16);
  const bow = d.random.between(-0.16, 0.16) * h;
  return (
    path(
      `M-100 0C-50 ${n(-h)} 50 ${n(-h * 0.9)} 100 ${n(bow)}C50 ${n(h * 0.9)} -50 ${n(h)} -100 0Z`,
      `fill="${d.shade(lit, { light: 0.3, dark: 0.3, turn })}"`,
    ) +
    // The half beyond the rib is in shade: a leaf is folded along it.
    path(
      `M-100 0C-40 ${n(-h * 0.12)} 40 ${n(h * 0.06)} 100 ${n(bow)}C50 ${n(h * 0.9)} -50 ${n(h)} -100 0Z`,
      `fill="${dark}" fill-opacity=".58"`,
    ) +
    path(
      `M-46 ${n(h * 0.1)}Q-10 ${n(h * 0.2)} 8 ${n(h * 0.52)}M6 ${n(h * 0.1)}Q34 ${n(h * 0.18)} 48 ${n(h * 0.4)}`,
      line(lit, 6, 0.5),
    ) +
    path(
      `M-100 0Q0 ${n(-h * 0.08)} 90 ${n(bow * 0.8)}M-42 -2l28 ${n(-h * 0.48)}M2 -2l26 ${n(-h * 0.42)}`,
      line(lighten(colour, 0.62), 5, 0.75),
    ) +
    path(
      `M-66 ${n(-h * 0.2)}C-34 ${n(-h * 0.58)} 16 ${n(-h * 0.6)} 50 ${n(-h * 0.38)}C14 ${n(-h * 0.42)} -30 ${n(-h * 0.4)} -66 ${n(-h * 0.2)}Z`,
      'fill="#ffffff" fill-opacity=".2"',
    )
  );
};
