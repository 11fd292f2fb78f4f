import { n } from '../canvas/drawing';
import { brightness, darken, deepen, lighten, mix } from '../canvas/palette';
import { line, path, rect } from '../canvas/svg';
import { bottomOf, type GlassScene, TILT } from './glassScene';
import { halfAt } from './profile';

/** The trail of a spoon through a thick drink, lighter and fuller streaks that wind down the glass. */
export const marbledIn = ({ d, glass, x, liquid, foam }: GlassScene): string => {
  const [top, bottom] = [glass.fillTop, bottomOf(glass)];
  const high = bottom - top;
  const pale = brightness(liquid) > 0.86;
  const [light, full] = [
    mix(lighten(liquid, 0.5), foam ?? '#fff6e6', 0.4),
    pale ? mix(liquid, '#c99a62', 0.32) : mix(deepen(liquid, 0.8), darken(liquid, 0.3), 0.4),
  ];
  return Array.from({ length: 7 }, (_, i) => {
    const y = top + high * (0.1 + i * 0.13 + d.random.between(-0.03, 0.03));
    const half = halfAt(glass, y);
    const side = i % 2 ? 1 : -1;
    const [from, to] = [x - side * half * 1.05, x + side * half * d.random.between(0.2, 0.9)];
    const drop = high * d.random.between(0.08, 0.16);
    const route = `M${n(from)} ${n(y)}C${n(from + side * half * 0.6)} ${n(y + drop * 1.3)} ${n(to)} ${n(y - drop * 0.5)} ${n(to - side * half * 0.1)} ${n(y + drop)}`;
    const wide = d.random.between(9, 18);
    const colour = i % 3 === 1 ? light : full;
    return path(route, line(colour, wide * 2, 0.12)) + path(route, line(colour, wide, 0.2));
  }).join('');
};

/** Where two layers meet, the upper one sinks into the lower one as a cloud with soft tongues, and fades. */
export const sinking = ({ d, glass, x }: GlassScene, y: number, colour: string, high: number): string => {
  const half = halfAt(glass, y);
  const cloud = rect(
    x - half,
    y,
    half * 2,
    high * 0.62,
    `fill="${d.veil([
      [0, colour, 0.9],
      [0.3, colour, 0.62],
      [1, colour, 0],
    ])}"`,
  );
  const tongues = Array.from({ length: 9 }, (_, i) => {
    const at = x + half * (-0.88 + i * 0.22 + d.random.between(-0.06, 0.06));
    const [wide, deep] = [half * d.random.between(0.16, 0.3), high * d.random.between(0.3, 1)];
    const low = y + half * TILT + deep;
    const sway = d.random.between(-14, 14);
    const tongue = `M${n(at - wide)} ${n(y)}C${n(at - wide)} ${n(y + deep * 0.6)} ${n(at + sway - 4)} ${n(low - deep * 0.2)} ${n(at + sway)} ${n(low)}C${n(at + sway + 8)} ${n(low - deep * 0.2)} ${n(at + wide)} ${n(y + deep * 0.6)} ${n(at + wide)} ${n(y)}Z`;
    return path(
      tongue,
      `fill="${d.veil([
        [0, colour, 0.5],
        [0.5, colour, 0.24],
        [1, colour, 0],
      ])}"`,
    );
  }).join('');
  return cloud + tongues;
};
