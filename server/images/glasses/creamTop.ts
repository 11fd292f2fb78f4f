import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { line, path } from '../canvas/svg';
import type { GlassScene } from './glassScene';
import { halfAt } from './profile';

/** Whipped cream piled on the drink. */
export const creamTop = ({ d, glass, x }: GlassScene, colour: string) => {
  const half = halfAt(glass, glass.fillTop) - 8;
  let swirl = '';
  for (let i = 0; i < 4; i++) {
    const [w, y] = [half * (0.92 - i * 0.22), glass.fillTop - 6 - i * 25];
    swirl +=
      path(
        blob(d.random, x + d.random.between(-4, 4), y, w, 21 - i * 1.5, { wobble: 0.05, points: 12 }),
        `fill="${d.shade(colour, { light: 0.7, dark: 0.22 })}"`,
      ) +
      path(
        `M${n(x - w * 0.8)} ${n(y + 5)}Q${x} ${n(y + 22 - i * 2)} ${n(x + w * 0.8)} ${n(y + 3)}`,
        line(darken(colour, 0.25), 3, 0.3),
      );
  }
  return (
    swirl +
    path(
      `M${n(x - 8)} ${n(glass.fillTop - 92)}Q${x} ${n(glass.fillTop - 126)} ${n(x + 9)} ${n(glass.fillTop - 94)}Z`,
      `fill="${lighten(colour, 0.5)}"`,
    )
  );
};
