import { type Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { blob, type Point } from '../canvas/outlines';
import { colourOr, darken, LIGHT, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, path, placed } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { Filling, FillNeeds } from './filling';
import { drawPiece } from '../pieces/drawPiece';
import { pieceKind } from '../pieces/pieceKinds';
import type { PictureItem } from '../pictureSpec';
import { roundRoom } from './rooms';
import { isStud } from './studded';

/** Half sizes of the cake in its box: radius, how flat the top looks, height. */
const [R, FLAT, HIGH] = [100, 0.46, 66];
/** Where the cut begins and ends, in degrees; the front is at 90. */
const CUT = [62, 116] as const;

const onEdge = (degrees: number, y: number) => {
  const radians = (degrees * Math.PI) / 180;
  return `${n(Math.cos(radians) * R)} ${n(y + Math.sin(radians) * R * FLAT)}`;
};

/** The pores and crumbs of a cut face. */
const pores = (d: Drawing, degrees: number, face: string) =>
  d.clipped(
    face,
    Array.from({ length: 70 }, () => {
      const radians = (degrees * Math.PI) / 180;
      const out = d.random.next();
      const [x, y] = [Math.cos(radians) * R * out, Math.sin(radians) * R * FLAT * out + d.random.between(4, HIGH)];
      const tone = d.random.chance(0.5) ? SHADOW : LIGHT;
      return ellipse(x, y, d.random.between(0.7, 2), d.random.between(0.5, 1.3), `fill="${tone}" fill-opacity=".26"`);
    }).join(''),
  );

/** Fruit in the crumb, cut through: each with a lit upper edge. */
const fruitIn = (d: Drawing, degrees: number, face: string, fruit: readonly PictureItem[]) =>
  d.clipped(
    face,
    fruit
      .flatMap((item) =>
        Array.from({ length: 26 }, () => {
          const radians = (degrees * Math.PI) / 180;
          const out = 0.04 + d.random.next() * 0.94;
          const x = Math.cos(radians) * R * out;
          const y = Math.sin(radians) * R * FLAT * out + d.random.between(9, HIGH - 3);
          const tone = colourOr(item.colour, '#4a2418');
          const shape = blob(d.random, x, y, d.random.between(2, 3.4), d.random.between(1.6, 2.5), {
            wobble: 0.24,
            points: 7,
          });
          return path(shape, `fill="${tone}" stroke="${darken(tone, 0.5)}" stroke-width=".7"`);
        }),
      )
      .join(''),
  );

/** One side of the cut from the middle to the edge, layer by layer. */
const cutSide = (
  d: Drawing,
  degrees: number,
  layers: readonly string[],
  shade: number,
  fruit: readonly PictureItem[],
) => {
  const h = HIGH / layers.length;
  const face = path(`M0 0L${onEdge(degrees, 0)}L${onEdge(degrees, HIGH)}L0 ${HIGH}Z`, '');
  const bands = layers
    .map((colour, i) => {
      const [top, low] = [i * h, (i + 1) * h + 0.6];
      const band = `M0 ${n(top)}L${onEdge(degrees, top)}L${onEdge(degrees, low)}L0 ${n(low)}Z`;
      return path(band, `fill="${darken(colour, shade)}"`);
    })
    .join('');
  return bands + pores(d, degrees, face) + fruitIn(d, degrees, face, fruit);
};

/** The wall round the cake, without the cut, between two heights. */
const wall = (from: number, to: number) => {
  const arc = (end: number, y: number, sweep: number) => `A${R} ${n(R * FLAT)} 0 0 ${sweep} ${onEdge(end, y)}`;
  const left = `M${-R} ${n(from)}V${n(to)}${arc(CUT[1], to, 0)}L${onEdge(CUT[1], from)}${arc(180, from, 1)}Z`;
  const right = `M${R} ${n(from)}V${n(to)}${arc(CUT[0], to, 1)}L${onEdge(CUT[0], from)}${arc(0, from, 0)}Z`;
  return left + right;
};

const build = (
  d: Drawing,
  top: string,
  sides: readonly string[],
  inside: readonly string[],
  fruit: readonly PictureItem[],
) => {
  const h = HIGH / sides.length;
  const lid = `M0 0L${onEdge(CUT[0], 0)}A${R} ${R * FLAT} 0 1 0 ${onEdge(CUT[1], 0)}Z`;
  const walls = sides
    .map((colour, i) =>
      path(
        wall(i * h, (i + 1) * h + 0.6),
        `fill="${d.run([lighten(colour, 0.3), lighten(colour, 0.1), colour, darken(colour, 0.34)], true)}"`,
      ),
    )
    .join('');
  return (
    ellipse(3, HIGH + 5, R * 1.01, R * FLAT * 1.02, `fill="${darken(sides.at(-1) ?? top, 0.6)}"`) +
    ellipse(0, HIGH, R * 0.99, R * FLAT * 0.99, `fill="${darken(inside.at(-1) ?? top, 0.4)}"`) +
    cutSide(d, CUT[0], inside, 0.06, fruit) +
    cutSide(d, CUT[1], inside, 0.2, fruit) +
    walls +
    path(lid, `fill="${d.shade(top, { light: 0.4, dark: 0.12 })}"`) +
    d.clipped(
      path(lid, ''),
      placed(
        0,
        0,
        0,
        `<g transform="scale(1 ${FLAT})">${speckled({ d, colour: top, turn: 0, ingredient: '' }, 26, 98, 7)}</g>`,
      ),
    ) +
    ellipse(-34, -22, 46, 12, 'fill="#fff" fill-opacity=".3"', -14) +
    path(
      `M${-R} 0A${R} ${R * FLAT} 0 0 0 ${onEdge(CUT[1], 0)}M${onEdge(CUT[0], 0)}A${R} ${R * FLAT} 0 0 0 ${R} 0`,
      `fill="none" stroke="${lighten(top, 0.6)}" stroke-width="3" stroke-opacity=".7"`,
    )
  );
};

const isRinged = ({ lies }: PictureItem) => lies === 'ring';

/** Pieces set in circles on the lid, each item in one of its own from the edge inwards; those behind first. */
const ringsOn = (d: Drawing, items: readonly PictureItem[], { x, y }: Point, r: number) =>
  items
    .flatMap((item, i) => {
      const kind = pieceKind(item.kind, item.ingredient);
      const size = kind.size * (item.size ?? 1);
      const [from, to] = [CUT[1] + 14, CUT[0] + 346];
      const count = item.count ?? 12;
      // What has the same number as the ring before it stands on that ring.
      const step = i > 0 && items[i - 1]!.count === item.count ? i - 1 : i;
      const reach = Math.max(0.2, 0.88 - step * 0.3) * r - size * 0.3;
      return Array.from({ length: count }, (_, k) => {
        const degrees = from + ((to - from) * k) / (count - 1) + d.random.between(-2, 2);
        const radians = (degrees * Math.PI) / 180;
        const at = {
          x: x + Math.cos(radians) * reach,
          y: y + Math.sin(radians) * reach * FLAT - (step < i ? size * 0.9 : 0),
        };
        const turn = kind.spin > 90 ? degrees : d.random.between(-kind.spin, kind.spin);
        return { at, depth: at.y + (step < i ? size : 0), drawn: drawPiece(d, item, at, size, turn, 0.6) };
      });
    })
    .sort((a, b) => a.depth - b.depth)
    .map(({ drawn }) => drawn)
    .join('');

const cakeOf = (needs: FillNeeds, top: string, sides: readonly string[], inside: readonly string[]): Filling => {
  const { d, pieces } = needs;
  const room = roundRoom(needs, 1.16);
  const r = Math.min(room.rx, room.ry) * 0.96;
  const scale = r / R;
  const face: Area = { x: room.x, y: room.y - 30 * scale, rx: r * 0.8, ry: r * FLAT * 0.8 };
  const on: Area = { ...face, y: face.y - r * FLAT * 0.3, rx: r * 0.76, ry: r * FLAT * 0.5 };
  return {
    surface:
      ellipse(room.x + 20, room.y + 46 * scale, r * 1.16, r * 0.66, `fill="${d.spot(SHADOW, 0.6)}" fill-opacity=".5"`) +
      contact(d, room.x, room.y + 38 * scale, r * 0.98, r * FLAT, 0.6) +
      placed(room.x, room.y - 30 * scale, 0, build(d, top, sides, inside, pieces.filter(isStud)), scale) +
      ringsOn(d, pieces.filter(isRinged), { x: room.x, y: room.y - 30 * scale }, r),
    areas: [on],
    garnished: on,
    pieces: pieces.filter((item) => !isStud(item) && !isRinged(item)),
    crowd: 2.2,
    scale: 0.9,
  };
};

/** A tall iced cake with a piece cut out of it. Colours: the icing, the sponge, what is between its layers; pieces `under` the others are fruit in the crumb, those in a `ring` stand round its lid. */
export const layerCake = (needs: FillNeeds): Filling => {
  const [icing = '#fbf1e0', sponge = '#d9a860', between = icing] = needs.colours;
  return cakeOf(needs, icing, [icing], [icing, sponge, between, sponge, between, sponge]);
};

/** A tall cake without icing round it: its layers show outside as well. Colours: the sponge, the two fillings. */
export const spongeCake = (needs: FillNeeds): Filling => {
  const [sponge = '#d9a04c', filling = '#fff4de', second = filling] = needs.colours;
  const crumb = lighten(mix(sponge, '#f6dfa6', 0.6), 0.1);
  const [a, b] = [mix(sponge, '#b8742c', 0.2), sponge];
  return cakeOf(
    needs,
    sponge,
    [a, b, b, filling, second, a, b, b],
    [sponge, crumb, crumb, filling, second, crumb, crumb, sponge],
  );
};
