import { type Drawing, n } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';

/** A glaze that is brown on the crown, mottled, and pale where the bun did not brown. */
const baked = (d: Drawing, y: number, R: number, bread: string) => {
  const brown = mix(darken(bread, 0.2), '#8a3f10', 0.62);
  const mottles = Array.from({ length: 26 }, () => {
    const [angle, far] = [d.random.next() * 6.283, Math.sqrt(d.random.next())];
    const [x, at] = [Math.cos(angle) * R * 0.86 * far, y - R * 0.34 + Math.sin(angle) * R * 0.46 * far];
    const r = R * d.random.between(0.04, 0.13);
    const tone = d.random.chance(0.6) ? brown : lighten(bread, 0.4);
    return ellipse(x, at, r * 1.7, r, `fill="${d.spot(tone, 0.05)}" fill-opacity=".3"`, d.random.between(-20, 20));
  }).join('');
  // Fine pores and wrinkles of the skin.
  const pores = Array.from({ length: 34 }, () => {
    const [x, at] = [d.random.between(-0.86, 0.86) * R, y - R * d.random.between(-0.1, 0.66)];
    return `M${n(x)} ${n(at)}q${n(d.random.between(2, 6))} ${n(d.random.between(-2, 2))} ${n(d.random.between(5, 11))} 0`;
  }).join('');
  return (
    ellipse(R * 0.06, y - R * 0.5, R * 0.84, R * 0.46, `fill="${d.spot(brown, 0.1)}" fill-opacity=".62"`) +
    mottles +
    path(pores, line(brown, 1.6, 0.34)) +
    ellipse(
      0,
      y + R * 0.3,
      R * 1.04,
      R * 0.2,
      `fill="${d.spot(lighten(mix(bread, '#f6d38c', 0.5), 0.3), 0.2)}" fill-opacity=".75"`,
    ) +
    ellipse(R * 0.5, y - R * 0.06, R * 0.62, R * 0.5, `fill="${d.spot(darken(bread, 0.6), 0)}" fill-opacity=".34"`)
  );
};

/** The upper half of a bun seen at an angle, its lower edge about y and R wide to each side. */
export const bunTop = (d: Drawing, y: number, R: number, bread: string, crumb: string): string => {
  const [left, right] = [d.random.between(0.9, 1), d.random.between(0.9, 1)];
  const dome = `M${n(-R)} ${n(y + R * 0.02)}C${n(-R * 1.08)} ${n(y - R * 0.62 * left)} ${n(-R * 0.56)} ${n(y - R * 0.82)} ${n(R * 0.02)} ${n(y - R * 0.82)}C${n(R * 0.58)} ${n(y - R * 0.82)} ${n(R * 1.08)} ${n(y - R * 0.6 * right)} ${n(R)} ${n(y + R * 0.02)}C${n(R * 0.98)} ${n(y + R * 0.48)} ${n(-R * 0.98)} ${n(y + R * 0.48)} ${n(-R)} ${n(y + R * 0.02)}Z`;
  const glaze = mix(bread, '#b8661e', 0.24);
  const gloss = blob(d.random, -R * 0.4, y - R * 0.46, R * 0.27, R * 0.1, { wobble: 0.18, points: 10, turn: -26 });
  return (
    path(dome, `transform="translate(0 8)" fill="${SHADOW}" fill-opacity=".42"`) +
    path(dome, `transform="translate(0 5)" fill="${crumb}"`) +
    path(dome, `transform="translate(0 2.500)" fill="${mix(crumb, '#a8642a', 0.5)}"`) +
    path(dome, `fill="${d.shade(glaze, { light: 0.44, dark: 0.4 })}"`) +
    d.clipped(path(dome, ''), baked(d, y, R, bread)) +
    ellipse(-R * 0.38, y - R * 0.44, R * 0.46, R * 0.22, `fill="${d.spot('#fff1d4', 0.05)}" fill-opacity=".55"`, -28) +
    path(gloss, 'fill="#fffaf0" fill-opacity=".42"') +
    sliver(-R * 0.68, y - R * 0.26, R * 0.09, 0.6, -52) +
    sliver(R * 0.06, y - R * 0.66, R * 0.12, 0.4, -2)
  );
};
