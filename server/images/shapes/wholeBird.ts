import { glint } from '../canvas/light';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { circle, ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';
import { crisped } from '../textures/crisped';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const dark = mix(darken(colour, 0.4), '#6a2a0c', 0.4);
  const shape =
    'M-104 0C-106 -42 -72 -70 -24 -74C26 -76 64 -58 78 -30C86 -12 86 12 78 30C64 58 26 76 -24 74C-72 70 -106 42 -104 0Z';
  const skin = (outlineOf: string, light = 0.4) =>
    path(outlineOf, `transform="translate(3 8)" fill="${darken(colour, 0.66)}" fill-opacity=".55"`) +
    path(outlineOf, `fill="${body(pen, colour, light, 0.42)}"`);
  const limb = (s: number) => {
    const leg = `M-12 ${66 * s}C-4 ${100 * s} 50 ${104 * s} 78 ${74 * s}C92 ${58 * s} 106 ${40 * s} 124 ${30 * s}L116 ${12 * s}C94 ${16 * s} 70 ${16 * s} 48 ${22 * s}C14 ${30 * s} -16 ${42 * s} -12 ${66 * s}Z`;
    const wing = `M-92 ${52 * s}C-92 ${84 * s} -52 ${102 * s} -26 ${90 * s}C-6 ${80 * s} -6 ${62 * s} -24 ${62 * s}C-44 ${62 * s} -58 ${46 * s} -72 ${38 * s}C-84 ${34 * s} -92 ${42 * s} -92 ${52 * s}Z`;
    return (
      circle(125, 14 * s, 10, `fill="${body(pen, '#f3e3c4', 0.6, 0.3)}"`) +
      circle(130, 27 * s, 9.5, `fill="${body(pen, '#f3e3c4', 0.6, 0.3)}"`) +
      skin(leg) +
      d.clipped(
        path(leg, ''),
        ellipse(96, 24 * s, 34, 16, `fill="${d.spot(dark, 0.1)}" fill-opacity=".65"`, -28 * s) +
          ellipse(20, 84 * s, 34, 12, `fill="${d.spot(dark, 0)}" fill-opacity=".5"`),
      ) +
      crisped(pen, leg, { reach: [70, 96], freckles: 60, grain: 0.6, lights: [[36, s < 0 ? -82 : 42, 14]] }) +
      path(
        `M2 ${(s < 0 ? 82 : 50) * s}C24 ${(s < 0 ? 92 : 36) * s} 52 ${(s < 0 ? 84 : 30) * s} 68 ${(s < 0 ? 68 : 28) * s}`,
        line('#fff3d0', 4, 0.26),
      ) +
      skin(wing, 0.3) +
      d.clipped(path(wing, ''), ellipse(-20, 78 * s, 30, 16, `fill="${d.spot(dark, 0.2)}" fill-opacity=".6"`)) +
      crisped(pen, wing, { reach: [92, 96], freckles: 40, grain: 0.6, lights: [[-66, s < 0 ? -76 : 56, 9]] }) +
      path(
        `M-82 ${(s < 0 ? 64 : 48) * s}Q-66 ${(s < 0 ? 86 : 58) * s} -40 ${(s < 0 ? 86 : 70) * s}`,
        line('#fff3d0', 3, 0.26),
      )
    );
  };
  const folds = `M-100 0Q-20 -6 66 0`;
  return (
    skin(shape) +
    d.clipped(
      path(shape, ''),
      ellipse(-26, -30, 62, 30, `fill="${d.spot(lighten(colour, 0.55), 0)}" fill-opacity=".75"`, 6) +
        ellipse(-22, 34, 62, 27, `fill="${d.spot(lighten(colour, 0.3), 0)}" fill-opacity=".5"`, -6) +
        ellipse(-16, -4, 60, 12, `fill="${d.spot(dark, 0.1)}" fill-opacity=".4"`) +
        path(folds, line(dark, 9, 0.2)) +
        path(folds, line(dark, 3, 0.3)) +
        path('M-96 -5Q-20 -12 62 -6', line(lighten(colour, 0.6), 5, 0.22)) +
        ellipse(74, 0, 26, 22, `fill="${darken(colour, 0.72)}" fill-opacity=".75"`),
    ) +
    crisped(pen, shape, {
      reach: [94, 62],
      freckles: 90,
      grain: 0.6,
      lights: [
        [-52, -36, 20],
        [-6, -50, 12],
        [-44, 22, 14],
      ],
    }) +
    limb(-1) +
    limb(1) +
    glint(-50, 28, 20, 5, 0.26, -14)
  );
};

/** A roast bird seen from above, breast up, its legs to the right. */
export const wholeBird: PieceKind = { size: 150, count: 1, spin: 10, shadow: [106, 84], colour: '#cf8a3a', draw };
