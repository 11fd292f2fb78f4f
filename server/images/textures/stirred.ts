import type { Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { brightness, darken, deepen, lighten, mix } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';

/** One arm of a spiral, from the middle of the area to its edge. */
const arm = ({ x, y, rx, ry }: Area, from: number, turns: number, reach: number) => {
  const points = Array.from({ length: 26 }, (_, i) => {
    const share = i / 25;
    const angle = from + share * turns * Math.PI * 2;
    const far = reach * (0.08 + share * 0.84);
    return `${n(x + Math.cos(angle) * rx * far)} ${n(y + Math.sin(angle) * ry * far)}`;
  });
  return `M${points.join('L')}`;
};

/** The streak that milk, cream or spice leaves as it is stirred in: two arms of a spiral that fade into the drink. */
export const stirred = (d: Drawing, area: Area, colour: string, strength = 1): string => {
  const bright = brightness(colour);
  const dark = bright < 0.28;
  const streak = dark ? mix(colour, '#c9803c', 0.42) : lighten(mix(colour, '#fff2dc', 0.3), 0.34);
  const full = dark ? darken(colour, 0.5) : mix(deepen(colour, 0.9), '#a85a1c', 0.22);
  const from = d.random.between(0, 6.28);
  const arms = [
    [from, 0.92, full, 30],
    [from + 2.6, 0.8, streak, 24],
    [from + 3.5, 0.96, full, 18],
    [from + 5.4, 0.9, streak, 30],
  ] as const;
  return (
    arms
      .map(([at, reach, tone, wide]) => {
        const route = arm(area, at, 0.86, reach);
        const scale = (wide * area.rx) / 180;
        return [1.7, 1, 0.45]
          .map((share) => path(route, line(tone, scale * share, Number((0.17 * strength).toFixed(2)))))
          .join('');
      })
      .join('') +
    // The window, mirrored towards its side.
    ellipse(
      area.x - area.rx * 0.46,
      area.y - area.ry * 0.42,
      area.rx * 0.24,
      area.ry * 0.1,
      `fill="${d.spot('#fff8e8', 0.4)}" fill-opacity="${dark ? 0.34 : 0.3}"`,
      -24,
    )
  );
};
