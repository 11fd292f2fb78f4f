import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';
import { speckled } from '../textures/speckled';

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const flank = lighten(mix(colour, '#f2dcaa', 0.7), 0.14);
  const side = 'M-90 -30C-96 0 -96 30 -90 56C-66 88 66 88 90 56C97 30 95 0 90 -30Z';
  const wall = `M-94 16C-60 44 -30 24 2 38C34 48 66 26 94 14`;
  const top = blob(d.random, 0, -34, 93, 54, { wobble: 0.03, points: 14 });
  let flour = '';
  for (let i = 0; i < 30; i++) {
    flour += ellipse(
      d.random.between(-70, 70),
      -34 + d.random.between(-38, 38),
      d.random.between(2, 9),
      d.random.between(1.5, 4.5),
      `fill="#fffaf0" fill-opacity="${d.random.between(0.15, 0.5).toFixed(2)}"`,
    );
  }
  return (
    path(side, `transform="translate(2 6)" fill="${darken(colour, 0.6)}"`) +
    path(side, `fill="${d.run([lighten(flank, 0.2), flank, mix(flank, colour, 0.6), darken(colour, 0.26)], true)}"`) +
    d.clipped(
      path(side, ''),
      path('M-96 62C-50 92 50 92 96 62L96 100L-96 100Z', `fill="${mix(colour, '#9a5a20', 0.3)}" fill-opacity=".8"`) +
        path(wall, line(darken(flank, 0.5), 9, 0.4)) +
        path(wall, `${line('#fffaf0', 7, 0.75)} transform="translate(0 8)"`) +
        speckled({ ...pen, colour: flank }, 40, 96, 6),
    ) +
    path(top, `transform="translate(0 7)" fill="${darken(colour, 0.32)}" fill-opacity=".6"`) +
    path(top, `fill="${body(pen, mix(colour, '#b8702a', 0.25), 0.4, 0.26)}"`) +
    d.clipped(
      path(top, ''),
      ellipse(-20, -48, 60, 28, `fill="${d.spot(lighten(colour, 0.6), 0)}" fill-opacity=".6"`) + flour,
    ) +
    path('M-74 -52C-54 -76 -10 -82 26 -78', line('#ffffff', 5, 0.5))
  );
};

/** A tall round scone seen a little from the side: golden top, pale split flank, flour on it. */
export const scone: PieceKind = { size: 86, count: 3, spin: 0, shadow: [96, 72], colour: '#dca75a', draw };
