import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { random } = d;
  const shape = blob(random, 0, 0, 98, 70, { wobble: 0.05, points: 13 });
  const brown = mix(darken(colour, 0.3), '#8a4412', 0.4);
  let folds = '';
  for (let i = 0; i < 9; i++) {
    const [x, y] = [random.between(-70, 50), random.between(-48, 48)];
    folds +=
      path(
        `M${n(x)} ${n(y)}q${n(random.between(14, 30))} ${n(random.between(-16, 16))} ${n(random.between(36, 60))} 0`,
        line(brown, 7, 0.35),
      ) + path(`M${n(x - 2)} ${n(y - 6)}q20 -10 44 -2`, line(lighten(colour, 0.6), 5, 0.5));
  }
  let crumbs = '';
  for (let i = 0; i < 110; i++) {
    const angle = random.next() * 6.283;
    const far = Math.sqrt(random.next());
    crumbs += ellipse(
      Math.cos(angle) * far * 94,
      Math.sin(angle) * far * 66,
      random.between(2, 5.5),
      random.between(1.5, 3.5),
      `fill="${random.chance(0.55) ? lighten(colour, 0.5) : brown}" fill-opacity=".7"`,
      random.between(0, 180),
    );
  }
  return (
    path(shape, `transform="translate(4 10)" fill="${darken(colour, 0.62)}"`) +
    path(shape, `fill="${body(pen, colour, 0.4, 0.3)}"`) +
    path(shape, `fill="${d.edge(brown, 0.6, 0.6)}"`) +
    d.clipped(path(shape, ''), folds) +
    crumbs +
    path('M-78 -30C-56 -52 -10 -58 36 -52', line('#fff6dc', 8, 0.35))
  );
};

/** A flat cutlet in golden breadcrumbs: schnitzel, milanesa, cachopo. */
export const cutlet: PieceKind = { size: 150, count: 1, spin: 24, shadow: [98, 68], colour: '#d69a3e', draw };
