import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { line, path } from '../canvas/svg';
import type { GlassScene } from './glassScene';
import { halfAt } from './profile';

/** How many turns the piping bag made, and how much each is narrower than the one below. */
const TURNS = 5;

/** Meringue piped high on the dessert: rope upon rope, up to a bent tip. */
export const meringueTop = ({ d, glass, x }: GlassScene, colour: string) => {
  const half = halfAt(glass, glass.fillTop) + 6;
  const tan = mix(colour, '#c98f4a', 0.55);
  let swirl = '';
  let y = glass.fillTop + 2;
  for (let i = 0; i < TURNS; i++) {
    const w = half * (1 - i * 0.185);
    const h = 24 - i * 1.4;
    const rope = `M${n(x - w)} ${n(y)}C${n(x - w)} ${n(y - h * 1.6)} ${n(x + w)} ${n(y - h * 2.2)} ${n(x + w)} ${n(y - h * 0.7)}C${n(x + w)} ${n(y + h * 0.9)} ${n(x - w)} ${n(y + h * 1.4)} ${n(x - w)} ${n(y)}Z`;
    swirl +=
      path(rope, `transform="translate(0 5)" fill="${darken(colour, 0.34)}" fill-opacity=".45"`) +
      path(rope, `fill="${d.run([lighten(colour, 0.6), colour, mix(colour, tan, 0.4), darken(colour, 0.22)], true)}"`) +
      path(
        `M${n(x - w * 0.86)} ${n(y + h * 0.3)}Q${n(x)} ${n(y + h * 0.8)} ${n(x + w * 0.9)} ${n(y - h * 0.3)}`,
        line(tan, 5, 0.4),
      ) +
      path(
        `M${n(x - w * 0.8)} ${n(y - h * 0.5)}Q${n(x - w * 0.2)} ${n(y - h * 0.2)} ${n(x + w * 0.3)} ${n(y - h * 0.6)}`,
        line('#ffffff', 5, 0.7),
      );
    y -= h * 1.28;
  }
  const tip = half * 0.2;
  return (
    swirl +
    path(
      `M${n(x - tip)} ${n(y + 16)}C${n(x - tip)} ${n(y - 10)} ${n(x + 4)} ${n(y - 20)} ${n(x + 16)} ${n(y - 34)}C${n(x + 18)} ${n(y - 12)} ${n(x + tip + 6)} ${n(y)} ${n(x + tip)} ${n(y + 16)}Z`,
      `fill="${d.run([lighten(colour, 0.5), mix(colour, tan, 0.4)], true)}"`,
    )
  );
};
