import { grown, outline, pointsIn } from '../canvas/areas';
import { blob } from '../canvas/outlines';
import { lighten, mix } from '../canvas/palette';
import { path } from '../canvas/svg';
import { colourOf } from '../pieces/drawPiece';
import { microFoam } from '../textures/foam';
import { gloss } from '../textures/gloss';
import { steam } from '../textures/steam';
import { stirred } from '../textures/stirred';
import { surfaceOf } from '../textures/liquid';
import { tonalPatches } from '../textures/tonalPatches';
import { onWhipped, whippedTop } from '../textures/whippedTop';
import type { Filling, FillNeeds } from './filling';

/** A drink under foam from above: colours are the drink and its foam. Whipped cream stands up on it. */
export const foamFromAbove = ({ d, ground, colours, pieces, isTilted }: FillNeeds): Filling => {
  const [colour = '#8a5a34', foam = lighten(colour, 0.62)] = colours;
  const { shape, drawn } = surfaceOf(d, ground, true, mix(foam, colour, 0.22), 6);
  const inner = grown(ground, 0.86);
  const cream = isTilted ? pieces.find(({ kind }) => kind === 'dollop') : undefined;
  return {
    surface:
      drawn +
      d.clipped(
        shape,
        outline(grown(ground, 0.97), `fill="none" stroke="${colour}" stroke-width="16" stroke-opacity=".55"`) +
          path(
            blob(d.random, inner.x, inner.y, inner.rx, inner.ry, { wobble: 0.03, points: 16 }),
            `fill="${d.shade(foam, { light: 0.5, dark: 0.08 })}"`,
          ) +
          tonalPatches(d, pointsIn(d.random, ground, 12, 0.8), ground.rx * 0.2, foam, 0.3) +
          stirred(d, ground, mix(foam, colour, 0.5), 0.5) +
          microFoam(d, ground, 150, foam),
      ) +
      gloss(ground, 0.2),
    ...(cream ? { risen: whippedTop(d, ground, colourOf(cream)) } : {}),
    ...(isTilted ? { over: steam(ground.x, ground.y - ground.ry * 0.2, 210) } : {}),
    areas: [grown(ground, 0.6)],
    garnished: cream ? onWhipped(ground) : grown(ground, 0.62),
    pieces: pieces.filter((item) => item !== cream),
    crowd: 0.6,
  };
};
