import { type Area } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { crumbs } from '../textures/crumbs';
import { coatOnLid, coatOnWall, isBaked } from './cakeCoat';
import { cutSide, type Layer } from './cakeCut';
import { around, bow, CUT, FLAT, HIGH, R, wallOf } from './cakeShape';
import type { Filling, FillNeeds } from './filling';
import { isRinged, ringsOnLid } from './ringsOnLid';
import { roundRoom } from './rooms';
import { isStud } from './studded';

interface Build {
  /** What covers the lid. */
  top: string;
  /** What is seen round the wall, from above; one layer is a coat. */
  sides: readonly Layer[];
  inside: readonly Layer[];
  fruit: readonly PictureItem[];
}

const wallsOf = (d: Drawing, sides: readonly Layer[]) => {
  let depth = 0;
  return sides
    .map(([colour, share], i) => {
      const [from, isThin] = [depth, share < 0.13];
      depth += share * HIGH;
      const tones = [lighten(colour, 0.34), lighten(colour, 0.14), colour, darken(colour, 0.34)];
      const ooze = isThin ? 1.6 : i === 0 ? 0 : 0.5;
      return (
        path(wallOf(d.random, from, depth + 0.6, ooze), `fill="${d.run(tones, true)}"`) +
        (isThin
          ? path(`M${bow(d.random, 172, CUT[1] + 4, 1, from + 2, 0.6)}`, line(lighten(colour, 0.8), 1.6, 0.8))
          : '')
      );
    })
    .join('');
};

/** The plate in the gap: crumbs on it, and the shadow of the cake. */
const gap = (d: Drawing, crumb: string) =>
  path(`M0 ${HIGH}L${bow(d.random, CUT[0], CUT[1], 1, HIGH)}Z`, 'fill="#e6d6c0"') +
  path(`M0 ${HIGH}L${around(CUT[1], 1, HIGH)}L${around(88, 0.9, HIGH)}Z`, `fill="${SHADOW}" fill-opacity=".3"`) +
  ellipse(0, HIGH + 4, 34, 15, `fill="${d.spot(SHADOW, 0.2)}" fill-opacity=".5"`) +
  crumbs(
    d,
    Array.from({ length: 16 }, () => ({ x: d.random.between(-34, 38), y: HIGH + d.random.between(28, 58) })),
    crumb,
    1.6,
  );

const build = (d: Drawing, { top, sides, inside, fruit }: Build) => {
  const coat = sides.length === 1 ? top : undefined;
  const crumb = inside.find(([, share]) => share > 0.13)?.[0] ?? top;
  return (
    ellipse(3, HIGH + 5, R * 1.01, R * FLAT * 1.02, `fill="${darken(sides.at(-1)?.[0] ?? top, 0.6)}"`) +
    gap(d, crumb) +
    cutSide(d, CUT[0], inside, { shade: 0.04, coat, fruit }) +
    cutSide(d, CUT[1], inside, { shade: 0.2, coat, fruit }) +
    wallsOf(d, sides) +
    coatOnWall(d, top, !coat || isBaked(coat)) +
    coatOnLid(d, top, !coat || isBaked(coat))
  );
};

const cakeOf = (needs: FillNeeds, top: string, sides: readonly Layer[], inside: readonly Layer[]): Filling => {
  const { d, pieces } = needs;
  const room = roundRoom(needs, 1.3);
  const r = Math.min(room.rx, room.ry) * 0.96;
  const scale = r / R;
  const face: Area = { x: room.x, y: room.y - 30 * scale, rx: r * 0.8, ry: r * FLAT * 0.8 };
  const on: Area = { ...face, y: face.y - r * FLAT * 0.3, rx: r * 0.76, ry: r * FLAT * 0.5 };
  const fruit = pieces.filter(isStud);
  return {
    surface:
      ellipse(room.x + 20, room.y + 46 * scale, r * 1.16, r * 0.66, `fill="${d.spot(SHADOW, 0.6)}" fill-opacity=".5"`) +
      contact(d, room.x, room.y + 38 * scale, r * 0.98, r * FLAT, 0.6) +
      placed(room.x, room.y - 30 * scale, 0, build(d, { top, sides, inside, fruit }), scale) +
      ringsOnLid(d, pieces.filter(isRinged), { x: room.x, y: room.y - 30 * scale }, r),
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
  const inside: readonly Layer[] = [
    [icing, 0.09],
    [sponge, 0.25],
    [between, between === sponge ? 0.14 : 0.08],
    [sponge, 0.23],
    [between, between === sponge ? 0.14 : 0.08],
    [sponge, 0.27],
  ];
  return cakeOf(needs, icing, [[icing, 1]], inside);
};

/** A tall cake without icing round it: its layers show outside as well. Colours: the sponge, the two fillings. */
export const spongeCake = (needs: FillNeeds): Filling => {
  const [sponge = '#d9a04c', filling = '#fff4de', second = filling] = needs.colours;
  const crumb = lighten(mix(sponge, '#f6dfa6', 0.6), 0.1);
  const [rim, foot] = [mix(sponge, '#b8742c', 0.24), mix(sponge, '#b8742c', 0.4)];
  const middle: readonly Layer[] = [
    [filling, 0.11],
    [second, 0.1],
  ];
  return cakeOf(
    needs,
    sponge,
    [[rim, 0.14], [sponge, 0.25], ...middle, [sponge, 0.26], [foot, 0.14]],
    [[rim, 0.05], [crumb, 0.34], ...middle, [crumb, 0.35], [rim, 0.05]],
  );
};
