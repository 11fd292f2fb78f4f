import { type Area, grown, isInside, outline, pointsIn } from '../canvas/areas';
import { blob, type Point } from '../canvas/outlines';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, path } from '../canvas/svg';
import { gloss } from '../textures/gloss';
import { surfaceOf, wetLights } from '../textures/liquid';
import { oilDrops } from '../textures/oilDrops';
import { grainBed } from '../textures/grainBed';
import { riceGrains } from '../textures/riceGrains';
import type { Filling, FillNeeds } from './filling';
import { onRing } from './rooms';

/** Half the length of a grain. */
const GRAIN = 8;

/** Curry beside a mound of rice. Colours: the curry, the rice. */
export const curryRice = ({ d, ground, isDeep, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#d9861f', rice = '#fff4dc'] = colours;
  const pool = isDeep ? ground : grown(ground, 1.16);
  const { shape, drawn } = surfaceOf(d, pool, isDeep, colour, 24);
  const tilt = d.random.between(-16, 20);
  const mound: Area = {
    x: pool.x - pool.rx * 0.46,
    y: pool.y - pool.ry * 0.12,
    rx: pool.rx * 0.56,
    ry: pool.ry * 0.84,
  };
  const edge = blob(d.random, mound.x, mound.y, mound.rx, mound.ry, { wobble: 0.05, points: 14, turn: tilt });
  const reach = grown(mound, 1.03);
  const radians = (-tilt * Math.PI) / 180;
  const inMound = (p: Point) => {
    const [dx, dy] = [p.x - mound.x, p.y - mound.y];
    return isInside(reach, {
      x: mound.x + dx * Math.cos(radians) - dy * Math.sin(radians),
      y: mound.y + dx * Math.sin(radians) + dy * Math.cos(radians),
    });
  };
  const grains = [...pointsIn(d.random, mound, 130), ...onRing(d, mound, 0.9, 1.08, 150)].filter(
    (p) => inMound(p) && (isInside(pool, p) || !isDeep),
  );
  const bed =
    ellipse(
      mound.x + 18,
      mound.y + 14,
      mound.rx * 1.1,
      mound.ry * 1.06,
      `fill="${d.spot(SHADOW, 0.7)}" fill-opacity=".5"`,
      tilt,
    ) +
    path(edge, `fill="${grainBed(d, [rice, lighten(rice, 0.2)], GRAIN)}"`) +
    path(edge, `fill="${d.edge(darken(rice, 0.6), 0.5, 0.36, { x: 0.42, y: 0.4 })}"`) +
    riceGrains(d, grains, [rice], GRAIN);
  const sauceSide: Area = {
    x: pool.x + pool.rx * 0.4,
    y: pool.y + pool.ry * 0.08,
    rx: pool.rx * 0.54,
    ry: pool.ry * 0.78,
  };
  return {
    surface:
      drawn +
      oilDrops(d, pointsIn(d.random, sauceSide, 26, 0.95), mix(colour, '#f6b03a', 0.6), 12) +
      wetLights(d, sauceSide, 12) +
      d.clipped(isDeep ? shape : outline(grown(pool, 1.12)), bed) +
      gloss(pool, 0.24),
    areas: [sauceSide],
    garnished: { ...pool, x: pool.x + pool.rx * 0.08, rx: pool.rx * 0.66, ry: pool.ry * 0.66 },
    pieces,
    crowd: 1.7,
    cover: 1,
    focus: 0.4,
    coat: 0.5,
    sauce: colour,
    sunk: 0.28,
  };
};
