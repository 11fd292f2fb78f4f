import { grown, outline, pointsIn } from '../canvas/areas';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { path } from '../canvas/svg';
import { anyMetal, fork, knife, spoon } from '../table/cutlery';
import type { Filling, FillNeeds } from './filling';

/** Smaller than this are cups and mugs, which have a teaspoon. */
const CUP_RADIUS = 190;

/** The floor of a deep dish in which nothing lies. */
const floorOf = ({ d, ground }: FillNeeds) =>
  outline(ground, `fill="${d.shade('#e9dcc4', { light: 0.5, dark: 0.26 })}" fill-opacity=".55"`);

/** An empty salad bowl, with a spoon and a fork to serve with, crossed over its rim. */
export const emptiedWithServers = (needs: FillNeeds): Filling => {
  const { d, ground, pieces } = needs;
  const metal = anyMetal(d);
  const lean = d.random.between(-5, 5);
  return {
    surface: floorOf(needs),
    areas: [ground],
    garnished: ground,
    pieces,
    over:
      fork(d, ground.x - 50, ground.y - 16, -27 + lean, metal, 1.5) +
      spoon(d, ground.x + 50, ground.y - 16, 27 + lean, metal, 1.5),
  };
};

/** A dish that has been emptied, or not yet filled: crumbs in the given colours, and cutlery. */
export const emptied = (needs: FillNeeds): Filling => {
  const { d, ground, isDeep, colours, pieces } = needs;
  const metal = anyMetal(d);
  const heart = {
    ...ground,
    x: ground.x + d.random.between(-0.2, 0.2) * ground.rx,
    y: ground.y + d.random.between(0, 0.25) * ground.ry,
  };
  const crumbs = colours
    .flatMap((colour) => [
      ...pointsIn(d.random, grown(heart, 0.5), 9).map((at) => ({ ...at, colour, size: d.random.between(3, 8) })),
      ...pointsIn(d.random, grown(ground, 0.9), 10).map((at) => ({ ...at, colour, size: d.random.between(1.4, 4) })),
    ])
    .map(({ x, y, colour, size }) => {
      const tone = mix(lighten(colour, 0.35), darken(colour, 0.2), d.random.next());
      const turn = d.random.between(0, 360);
      return (
        path(
          blob(d.random, x + 1.5, y + 2.5, size, size * 0.7, { wobble: 0.3, points: 6, turn }),
          `fill="${SHADOW}" fill-opacity=".26"`,
        ) + path(blob(d.random, x, y, size, size * 0.7, { wobble: 0.3, points: 6, turn }), `fill="${tone}"`)
      );
    })
    .join('');
  const floor = isDeep ? floorOf(needs) : '';
  const isWide = ground.rx > ground.ry * 1.2;
  const tool = isDeep
    ? spoon(d, ground.x + 62, ground.y - 6, d.random.between(24, 42), metal, ground.rx < CUP_RADIUS ? 0.82 : 1.3)
    : isWide
      ? knife(d, ground.x + 30, ground.y - 20, d.random.between(58, 74), metal, 1.36)
      : colours.length > 0
        ? fork(d, ground.x + 12, ground.y + 6, d.random.between(34, 52), metal, 1.24)
        : '';
  return {
    surface: floor + crumbs + (isDeep ? '' : tool),
    areas: [ground],
    garnished: ground,
    pieces,
    ...(isDeep ? { over: tool } : {}),
  };
};
