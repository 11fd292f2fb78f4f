import { pointsIn, spreadIn } from '../canvas/areas';
import { n } from '../canvas/drawing';
import { mix, SHADOW } from '../canvas/palette';
import { ellipse } from '../canvas/svg';
import { drawPiece } from '../pieces/drawPiece';
import { type DrawGarnish, GREEN } from './garnish';
import { herbSprig } from './herbSprig';
import { flecks, many } from './strewn';

/** Herbs whose leaves are small or lobed: on a dish they are a scatter, never three broad leaves. */
const SMALL_LEAVED = /coriander|cilantro|parsley|chervil|dill|oregano|thyme|fennel/i;

const SPRING_ONION = /chive|spring.?onion|scallion|onion/i;

/** A few sprigs, and flecks between them. */
export const herbSprigs: DrawGarnish = ({ d, area, item, colour, room }) =>
  spreadIn(d.random, area, Math.max(2, Math.round(5 * Math.min(1, room * 2))), 0.84)
    .map((at) => herbSprig(d, at, d.random.between(23, 31), d.random.between(0, 360), colour(GREEN), item.ingredient))
    .join('') + flecks(d, pointsIn(d.random, area, 20), colour(GREEN), 4.4);

/** Small rings of chives or spring onion, their inside pale. */
const choppedRings: DrawGarnish = ({ d, area, colour, room }) =>
  many(Math.round(34 + 22 * room), () => {
    const { x, y } = pointsIn(d.random, area, 1)[0]!;
    const r = d.random.between(3.2, 6.4);
    const tone = mix(colour('#6aa044'), '#d9e8b0', d.random.between(0, 0.5));
    const ring = (stroke: string, width: number) => `fill="none" ${stroke} stroke-width="${n(width)}"`;
    return (
      ellipse(x + 1.2, y + 2.2, r, r * 0.8, ring(`stroke="${SHADOW}" stroke-opacity=".3"`, r * 0.7)) +
      ellipse(x, y, r, r * 0.8, ring(`stroke="${tone}"`, r * 0.66))
    );
  });

/** Rings of chives or spring onion, flecks of any other herb. */
export const choppedHerb: DrawGarnish = (pen) =>
  SPRING_ONION.test(pen.item.ingredient)
    ? choppedRings(pen)
    : flecks(pen.d, pointsIn(pen.d.random, pen.area, Math.round(56 + 44 * pen.room)), pen.colour(GREEN), 5.8);

/** Small lobed leaves all over, flecks between them. */
const scatter: DrawGarnish = ({ d, area, item, colour, room }) =>
  spreadIn(d.random, area, Math.max(5, Math.round(13 * Math.min(1, room * 2))), 0.9)
    .map((at) => herbSprig(d, at, d.random.between(13, 19), d.random.between(0, 360), colour(GREEN), item.ingredient))
    .join('') + flecks(d, pointsIn(d.random, area, 26), colour(GREEN), 4.4);

/** Three leaves together near the middle, and loose ones round them. */
const broadLeaves: DrawGarnish = ({ d, area, item, colour }) => {
  const heart = {
    x: area.x + d.random.between(-0.16, 0.16) * area.rx,
    y: area.y + d.random.between(-0.16, 0.16) * area.ry,
  };
  const start = d.random.between(0, 360);
  const cluster = [0, 118, 236].map((bend) => {
    const turn = start + bend + d.random.between(-16, 16);
    const radians = (turn * Math.PI) / 180;
    const at = { x: heart.x + Math.cos(radians) * 34, y: heart.y + Math.sin(radians) * 34 };
    const leaf = { ...item, kind: 'leaf', colour: colour(GREEN) };
    return drawPiece(d, leaf, at, d.random.between(36, 46), turn, 0.5);
  });
  const loose = spreadIn(d.random, area, 4, 0.9, [heart, heart]).map((at) => {
    const leaf = { ...item, kind: 'leaf', colour: colour('#3c7a33') };
    return drawPiece(d, leaf, at, d.random.between(28, 38), d.random.between(0, 360), 0.5);
  });
  return loose.join('') + cluster.join('');
};

/** A broad leaf as it is; of a small-leaved herb, a scatter. */
export const leaves: DrawGarnish = (pen) => (SMALL_LEAVED.test(pen.item.ingredient) ? scatter : broadLeaves)(pen);
