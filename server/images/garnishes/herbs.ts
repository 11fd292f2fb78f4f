import { pointsIn, spreadIn } from '../canvas/areas';
import { n } from '../canvas/drawing';
import { mix, SHADOW } from '../canvas/palette';
import { ellipse } from '../canvas/svg';
import { drawPiece } from '../pieces/drawPiece';
import { type DrawGarnish, GREEN } from './garnish';
import { herbSprig } from './herbSprig';
import { flecks, many } from './strewn';

/** Up to this size an area is one of several pieces. */
const SMALL = 0.24;

/** Herbs whose leaves are small or lobed: on a dish they are a scatter, never three broad leaves. */
const SMALL_LEAVED = /coriander|cilantro|parsley|chervil|dill|oregano|thyme|fennel/i;

const SPRING_ONION = /chive|spring.?onion|scallion|onion/i;

/** A few sprigs, and flecks between them. */
export const herbSprigs: DrawGarnish = ({ d, area, item, colour, room }) =>
  spreadIn(
    d.random,
    area,
    room < SMALL ? 1 : Math.max(2, Math.round(5 * Math.min(1, room * 2))),
    room < SMALL ? 0.5 : 0.84,
  )
    .map((at) => herbSprig(d, at, d.random.between(23, 31), d.random.between(0, 360), colour(GREEN), item.ingredient))
    .join('') + flecks(d, pointsIn(d.random, area, room < SMALL ? 7 : 20), colour(GREEN), 4.4);

/** How much is strewn on an area of this size: on one of several small pieces only a little. */
const strewnOn = (room: number, most: number) =>
  Math.round(room < SMALL ? 12 + (most * room) / SMALL : most + 44 * room);

/** Small rings of chives or spring onion, their inside pale. */
const choppedRings: DrawGarnish = ({ d, area, colour, room }) =>
  many(strewnOn(room, 34), () => {
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
    : flecks(pen.d, pointsIn(pen.d.random, pen.area, strewnOn(pen.room, 56)), pen.colour(GREEN), 5.8);

/** Small lobed leaves all over, flecks between them. */
const scatter: DrawGarnish = ({ d, area, item, colour, room }) =>
  spreadIn(d.random, area, room < SMALL ? 2 : Math.max(5, Math.round(13 * Math.min(1, room * 2))), 0.9)
    .map((at) => herbSprig(d, at, d.random.between(13, 19), d.random.between(0, 360), colour(GREEN), item.ingredient))
    .join('') + flecks(d, pointsIn(d.random, area, room < SMALL ? 8 : 26), colour(GREEN), 4.4);

/** Herbs that lie on a dish leaf by leaf: a sprig of them is not served. */
const SINGLE_LEAVED = /^bay|^sage|rocket|arugula/i;

/** Single leaves, well apart. */
const singleLeaves: DrawGarnish = ({ d, area, item, colour }) =>
  spreadIn(d.random, area, /^bay/i.test(item.ingredient) ? d.random.whole(1, 2) : d.random.whole(4, 6), 0.8)
    .map((at) => {
      const leaf = { ...item, kind: 'leaf', colour: colour(GREEN) };
      return drawPiece(d, leaf, at, d.random.between(28, 38), d.random.between(0, 360), 0.5);
    })
    .join('');

/** The heads of one or two sprigs a little off the middle, and torn leaves round them. */
const broadLeaves: DrawGarnish = ({ d, area, item, colour, room }) => {
  const green = colour(GREEN);
  const heads = spreadIn(d.random, area, d.random.whole(1, room > 0.5 ? 3 : 2), 0.62);
  const loose = spreadIn(d.random, area, d.random.whole(4, 7), 0.92, [...heads, ...heads]).map((at) => {
    const leaf = { ...item, kind: 'leaf', colour: mix(green, '#3c7a33', 0.5) };
    return drawPiece(d, leaf, at, d.random.between(17, 29), d.random.between(0, 360), 0.5);
  });
  const sprigs = heads.map((at) =>
    herbSprig(d, at, d.random.between(34, 44), d.random.between(0, 360), green, item.ingredient),
  );
  return loose.join('') + sprigs.join('');
};

/** A broad leaf as it is; of a small-leaved herb, a scatter; of bay, sage and rocket, leaves without a sprig. */
export const leaves: DrawGarnish = (pen) => {
  const { ingredient } = pen.item;
  if (SMALL_LEAVED.test(ingredient)) return scatter(pen);
  return SINGLE_LEAVED.test(ingredient) ? singleLeaves(pen) : broadLeaves(pen);
};
