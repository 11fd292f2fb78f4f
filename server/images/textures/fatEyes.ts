import type { Area } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { circle } from '../canvas/svg';
import { glint } from '../canvas/light';

/** Fat on a broth: a few wide eyes with swarms of small ones about them, along the wall rather than in the middle. */
export const fatEyes = (d: Drawing, area: Area, colour: string, swarms = 7): string => {
  const { random } = d;
  const gold = mix(colour, '#f2b648', 0.5);
  const eye = (x: number, y: number, r: number) =>
    circle(
      x,
      y,
      r,
      `fill="${gold}" fill-opacity=".3" stroke="${lighten(gold, 0.5)}" stroke-width="${r > 6 ? 1.6 : 1}" stroke-opacity=".62"`,
    ) +
    (r > 5
      ? circle(
          x + 0.8,
          y + 1,
          r * 0.86,
          `fill="none" stroke="${darken(colour, 0.3)}" stroke-width="1" stroke-opacity=".3"`,
        ) + glint(x - r * 0.34, y - r * 0.36, r * 0.3, r * 0.15, 0.7)
      : '');
  return Array.from({ length: swarms }, () => {
    const angle = random.next() * Math.PI * 2;
    const reach = random.between(0.5, 0.86);
    const [x, y] = [area.x + Math.cos(angle) * area.rx * reach, area.y + Math.sin(angle) * area.ry * reach];
    const small = Array.from({ length: random.whole(4, 8) }, () =>
      eye(x + random.between(-30, 30), y + random.between(-24, 24), random.between(1.6, 4.6)),
    );
    return small.join('') + eye(x, y, random.between(6, 13));
  }).join('');
};
