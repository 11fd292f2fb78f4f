import { n } from '../canvas/drawing';
import { glint } from '../canvas/light';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';
import { scorched } from '../textures/scorched';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const points = Array.from({ length: 30 }, (_, i) => {
    const angle = (i / 30) * Math.PI * 2;
    const x = Math.cos(angle) * 100;
    const thick = 46 - 0.17 * (x + 20);
    return { x: x + random.between(-3, 3), y: Math.sin(angle) * thick * random.between(0.9, 1.1) - x * 0.03 };
  });
  const shape = `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`;
  let crags = '';
  for (let i = 0; i < 34; i++) {
    const x = random.between(-90, 86);
    const y = random.between(-1, 1) * (38 - 0.17 * (x + 20));
    const [rx, ry] = [random.between(9, 24), random.between(6, 13)];
    const turn = random.between(-40, 40);
    const tone = mix(lighten(colour, 0.3), darken(colour, 0.14), random.next());
    crags +=
      ellipse(
        x + 3,
        y + 5,
        rx * 1.15,
        ry * 1.15,
        `fill="${d.spot(darken(colour, 0.6), 0.3)}" fill-opacity=".5"`,
        turn,
      ) +
      path(
        blob(random, x, y, rx, ry, { wobble: 0.16, points: 9, turn }),
        `fill="${body(pen, tone, 0.42, 0.3)}" fill-opacity=".72"`,
      );
    if (random.chance(0.45)) crags += glint(x - rx * 0.3, y - ry * 0.45, rx * 0.36, ry * 0.2, 0.5, turn);
  }
  const round = `stroke="${colour}" stroke-width="7" stroke-linejoin="round"`;
  return (
    path(
      shape,
      `transform="translate(3 11)" fill="${darken(colour, 0.62)}" ${round.replace(colour, darken(colour, 0.62))}`,
    ) +
    path(shape, `fill="${colour}" ${round.replace(colour, mix(colour, darken(colour, 0.3), 0.5))}`) +
    path(shape, `fill="${span(pen, [lighten(colour, 0.42), colour, darken(colour, 0.34)])}"`) +
    d.clipped(
      path(shape, ''),
      scorched(pen, 14, [90, 34], 22, 0.5) +
        crags +
        path('M-80 -20C-40 -36 30 -32 78 -16', line('#fff6dc', 12, 0.16)) +
        ellipse(10, 44, 100, 22, `fill="${d.spot(darken(colour, 0.55), 0.1)}" fill-opacity=".5"`),
    )
  );
};

/** A fillet in batter: craggy, blistered, thin at the tail. */
export const batteredFish: PieceKind = { size: 140, count: 1, spin: 16, shadow: [100, 44], colour: '#dda23e', draw };
