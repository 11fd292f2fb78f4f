import type { Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';

const STRANDS = 17;
const WIDTH = 10;

/** A chopstick from the upper right, with the shade on its lower side. */
const stick = (x: number, y: number, rise: number) => {
  const route = `M${n(x - 62)} ${n(y + 10)}L${n(x + 420)} ${n(y - rise)}`;
  return (
    path(route, line('#5a2a16', 11)) +
    path(route, `${line('#a4562c', 7)} transform="translate(-1 -2)"`) +
    path(route, `${line('#e0a070', 1.8, 0.8)} transform="translate(-1 -4)"`)
  );
};

/**
 * Noodles lifted out of a bowl between chopsticks, at its right, where they leave the topping in sight: strands that hang
 * side by side from a bend, wet and swaying a little.
 */
export const liftedNoodles = (d: Drawing, { x, y, rx, ry }: Area, colour: string): string => {
  const { random } = d;
  const [cx, top, foot] = [x + rx * 0.5, y - ry * 1.02, y + ry * 0.08];
  const strands = Array.from({ length: STRANDS }, (_, i) => {
    const across = (i - (STRANDS - 1) / 2) / STRANDS;
    const from = cx + across * 92;
    const to = cx + across * 150 + random.between(-10, 10);
    const low = foot + (1 - (across * 2) ** 2) * 26 + random.between(-6, 12);
    const sway = random.between(-9, 9);
    const tone = mix(colour, random.chance(0.5) ? lighten(colour, 0.45) : darken(colour, 0.2), random.next() * 0.8);
    const route = `M${n(from)} ${n(top)}C${n(from + sway)} ${n(top + 60)} ${n(to - sway)} ${n(low - 60)} ${n(to)} ${n(low)}`;
    return {
      order: random.next(),
      drawn:
        path(route, line(darken(colour, 0.6), WIDTH + 3.4, 0.45)) +
        path(route, line(tone, WIDTH)) +
        path(route, `${line(lighten(tone, 0.8), WIDTH * 0.24, 0.8)} transform="translate(-2 0)"`),
    };
  });
  const bends = Array.from({ length: 9 }, (_, i) => {
    const at = cx + ((i - 4) / 9) * 92;
    const route = `M${n(at - 7)} ${n(top + 22)}C${n(at - 8)} ${n(top - 14)} ${n(at + 9)} ${n(top - 14)} ${n(at + 8)} ${n(top + 24)}`;
    return (
      path(route, line(darken(colour, 0.6), WIDTH + 3.4, 0.45)) +
      path(route, line(mix(colour, lighten(colour, 0.5), random.next()), WIDTH))
    );
  });
  return (
    ellipse(cx + 26, foot + 22, rx * 0.42, ry * 0.24, `fill="${d.spot(SHADOW, 0.2)}" fill-opacity=".4"`) +
    stick(cx, top + 8, 46) +
    strands
      .toSorted((a, b) => a.order - b.order)
      .map(({ drawn }) => drawn)
      .join('') +
    bends.join('') +
    stick(cx - 6, top + 20, 18)
  );
};
