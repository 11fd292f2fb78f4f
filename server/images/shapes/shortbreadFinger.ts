import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path, rect } from '../canvas/svg';
import { crumbTile } from '../textures/crumbTile';
import type { PieceKind } from './pieceKind';

const SIDE = 'M-98 -30V26Q-98 44 -82 44H82Q98 44 98 26V-30Z';

/** Where the fork went in: three rows, a little off their lines. */
const pricks = ({ d, colour }: Pen) =>
  [-26, -4, 18]
    .flatMap((y) =>
      [-66, -33, 0, 33, 66].map((x) => {
        const [px, py] = [x + d.random.between(-3, 3), y - 6 + d.random.between(-2, 2)];
        return (
          ellipse(px, py, 4, 3, `fill="${darken(mix(colour, '#8a4a14', 0.4), 0.3)}" fill-opacity=".85"`) +
          path(`M${n(px - 5)} ${n(py + 4)}q5 3 10 0`, line(lighten(colour, 0.7), 2.4, 0.8))
        );
      }),
    )
    .join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const baked = mix(darken(colour, 0.22), '#b8742c', 0.5);
  const face = rect(-98, -54, 196, 82, 'rx="13"');
  return (
    path(SIDE, `transform="translate(3 9)" fill="${darken(colour, 0.62)}"`) +
    path(SIDE, `fill="${d.run([mix(colour, baked, 0.4), baked], true)}"`) +
    path('M-80 36l9 -3M-40 38l7 -4M6 35l9 2M52 37l8 -3', line(darken(baked, 0.25), 4, 0.5)) +
    rect(-98, -54, 196, 82, `rx="13" fill="${body(pen, colour, 0.3, 0.14)}"`) +
    d.clipped(
      face,
      rect(-98, -54, 196, 82, `rx="13" fill="${crumbTile(d, colour, 0.9)}" fill-opacity=".6"`) +
        rect(-98, -54, 196, 82, `rx="13" fill="none" stroke="${baked}" stroke-width="14" stroke-opacity=".4"`),
    ) +
    pricks(pen) +
    path('M-88 -48H70', line('#fffaf0', 4, 0.6))
  );
};

/** A finger of shortbread: pale, crumbly, pricked with a fork. Recipes write `ingot` with the flour. */
export const shortbreadFinger: PieceKind = { size: 92, count: 6, spin: 8, shadow: [98, 50], colour: '#edd093', draw };
