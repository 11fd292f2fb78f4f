import { darken, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { circle, line, path } from '../canvas/svg';

/** Keys of ingredients that are citrus fruits; a drink that takes one slice of them may call it by its cut. */
export const CITRUS =
  /lemon|lime|orange|citrus|grapefruit|mandarin|clementine|satsuma|limon|yuzu|zest|^slice$|^wheel$|^wedge$/i;

/** A slice of a citrus fruit with its segments. */
export const citrusWheel = (pen: Pen) => {
  const { colour } = pen;
  const pulp = mix(colour, '#fff2a0', 0.28);
  let segments = '';
  for (let i = 0; i < 9; i++) {
    segments += path(
      'M12 0L74 -20Q84 0 74 20Z',
      `transform="rotate(${i * 40})" fill="${pulp}" stroke="${pulp}" stroke-width="7" stroke-linejoin="round"`,
    );
    segments += path('M30 -2L64 -8', `transform="rotate(${i * 40})" ${line('#ffffff', 3, 0.4)}`);
  }
  return (
    circle(2, 6, 100, `fill="${darken(colour, 0.3)}"`) +
    circle(0, 0, 100, `fill="${body(pen, colour, 0.2, 0.2)}"`) +
    circle(0, 0, 89, 'fill="#fffbe8"') +
    segments +
    shine(pen, 52, 30, 11, 0.45)
  );
};
