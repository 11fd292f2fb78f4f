import { grown, pointsIn, spreadIn } from '../canvas/areas';
import { n } from '../canvas/drawing';
import { contact, glint } from '../canvas/light';
import { ellipse, line, path } from '../canvas/svg';
import { drawPiece } from '../pieces/drawPiece';
import { type DrawGarnish } from './garnish';
import { seedDots } from './strewn';

const POMEGRANATE = /pomegranate|granada|grenade/i;

/** Thin rings of a chilli. */
export const chilliRings: DrawGarnish = ({ d, area, item, colour }) =>
  spreadIn(d.random, area, 9, 0.9)
    .map((at) => {
      const ring = { ...item, kind: 'ring', colour: colour('#d8301c') };
      return drawPiece(d, ring, at, d.random.between(11, 15), d.random.between(0, 360), 0.45);
    })
    .join('');

const pomegranateSeeds: DrawGarnish = ({ d, area, colour }) =>
  pointsIn(d.random, area, 34)
    .map(
      ({ x, y }) =>
        contact(d, x, y, 7, 6, 0.4) +
        ellipse(
          x,
          y,
          7.4,
          6,
          `fill="${d.shade(colour('#c01f3c'), { light: 0.45, dark: 0.35 })}"`,
          d.random.between(0, 180),
        ) +
        glint(x - 2, y - 2, 2.2, 1.4, 0.85),
    )
    .join('');

/** Juicy seeds of a pomegranate, dry ones of anything else. */
export const seeds: DrawGarnish = (pen) =>
  POMEGRANATE.test(pen.item.ingredient)
    ? pomegranateSeeds(pen)
    : seedDots(pen.d, pointsIn(pen.d.random, pen.area, 46), pen.colour('#e0c07a'), 6, 3.4);

/** Three cherries with their stalks. */
export const cherries: DrawGarnish = ({ d, area, item, colour }) =>
  spreadIn(d.random, grown(area, 0.7), 3, 0.8)
    .map((at) => {
      const cherry = { ...item, kind: 'berry', ingredient: 'cherry', colour: colour('#b3122c') };
      return path(`M${n(at.x)} ${n(at.y)}q10 -30 36 -38`, line('#5a6a2a', 4)) + drawPiece(d, cherry, at, 22, 0, 0.5);
    })
    .join('');
