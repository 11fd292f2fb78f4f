import { blob } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, shine } from '../canvas/pen';
import { path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const squash = d.random.between(0.78, 0.98);
  const ring =
    blob(d.random, 0, 0, 94, 94 * squash, { wobble: 0.05, points: 16 }) +
    blob(d.random, 0, 0, 48, 46 * squash, { wobble: 0.07, points: 12 });
  const rule = 'fill-rule="evenodd"';
  const isFried = brightness(colour) < 0.8;
  return (
    path(ring, `transform="translate(3 9)" ${rule} fill="${darken(colour, 0.6)}"`) +
    path(ring, `${rule} fill="${body(pen, colour, 0.45, 0.4)}"`) +
    d.clipped(
      path(ring, 'clip-rule="evenodd"'),
      (isFried ? speckled(pen, 34, 92, 9) : '') +
        path(
          ring,
          `fill="none" stroke="${mix(darken(colour, 0.3), '#8a4a14', isFried ? 0.4 : 0.1)}" stroke-width="12" stroke-opacity=".5"`,
        ),
    ) +
    path(
      blob(d.random, -3, -4, 72, 71 * squash, { wobble: 0.04, points: 14 }),
      `fill="none" stroke="${lighten(colour, 0.7)}" stroke-width="7" stroke-opacity=".45"`,
    ) +
    shine(pen, 70, 20, 7, 0.6)
  );
};

/** A thick ring in batter, or bare and white: squid, onion rings. */
export const squidRing: PieceKind = {
  size: 58,
  count: 12,
  spin: 180,
  isOpen: true,
  shadow: [96, 88],
  colour: '#dda748',
  draw,
};
