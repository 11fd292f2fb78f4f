import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const shape = blob(d.random, 0, 0, 98, 84, { wobble: 0.06, points: 15 });
  let under = '';
  let grains = '';
  let lights = '';
  for (let i = 0; i < 170; i++) {
    const angle = d.random.next() * 6.283;
    const far = Math.sqrt(d.random.next());
    const [x, y] = [Math.cos(angle) * 98 * far, Math.sin(angle) * 84 * far];
    const [dx, dy] = [d.random.between(-7, 7), d.random.between(-5, 5)];
    const grain = `M${n(x - dx)} ${n(y - dy)}L${n(x + dx)} ${n(y + dy)}`;
    under += `M${n(x - dx + 1.4)} ${n(y - dy + 2.6)}l${n(dx * 2)} ${n(dy * 2)}`;
    if (i % 2) grains += grain;
    else lights += grain;
  }
  return (
    path(shape, `transform="translate(3 9)" fill="${darken(colour, 0.4)}"`) +
    path(shape, `fill="${body(pen, darken(colour, 0.06), 0.5, 0.24)}"`) +
    path(under, line(darken(colour, 0.5), 6, 0.2)) +
    path(grains, line(colour, 6)) +
    path(lights, line(lighten(colour, 0.75), 5.4)) +
    ellipse(24, 32, 66, 40, `fill="${d.spot(darken(colour, 0.5), 0)}" fill-opacity=".2"`) +
    ellipse(-26, -30, 48, 28, 'fill="#fff" fill-opacity=".18"')
  );
};

/** A mound of rice beside the dish, each grain to see. */
export const riceMound: PieceKind = { size: 110, count: 1, spin: 20, shadow: [98, 84], colour: '#fbf6ea', draw };
