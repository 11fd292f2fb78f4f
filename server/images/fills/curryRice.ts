import { type Area, grown, isInside, outline, pointsIn } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { blob, type Point } from '../canvas/outlines';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, path } from '../canvas/svg';
import { lapOver, type Lying } from '../pieces/inSauce';
import { cookedDown } from '../textures/cookedDown';
import { gloss } from '../textures/gloss';
import { surfaceOf, wetLights } from '../textures/liquid';
import { oilDrops } from '../textures/oilDrops';
import { grainBed } from '../textures/grainBed';
import { riceGrains } from '../textures/riceGrains';
import { swells } from '../textures/swells';
import { thickSauce } from '../textures/thickSauce';
import type { Filling, FillNeeds } from './filling';
import { relief } from './mound';
import { onRing } from './rooms';

/** Half the length of a grain. */
const GRAIN = 8;

/** Whether a point lies on the mound, which is turned by `tilt` degrees. */
const onMound = (mound: Area, tilt: number, at: Point) => {
  const radians = (-tilt * Math.PI) / 180;
  const [dx, dy] = [at.x - mound.x, at.y - mound.y];
  return isInside(mound, {
    x: mound.x + dx * Math.cos(radians) - dy * Math.sin(radians),
    y: mound.y + dx * Math.sin(radians) + dy * Math.cos(radians),
  });
};

/** The rice, heaped up at one side, with a rough foot of grains that the curry runs into. */
const riceBeside = ({ d }: FillNeeds, mound: Area, tilt: number, rice: string, pool: Area) => {
  const edge = blob(d.random, mound.x, mound.y, mound.rx, mound.ry, { wobble: 0.07, points: 16, turn: tilt });
  const reach = grown(mound, 1.03);
  const grains = [...pointsIn(d.random, mound, 130), ...onRing(d, mound, 0.9, 1.08, 150)].filter(
    (at) => onMound(reach, tilt, at) && isInside(pool, at),
  );
  return (
    ellipse(
      mound.x + 16,
      mound.y + 16,
      mound.rx * 1.12,
      mound.ry * 1.08,
      `fill="${d.spot(SHADOW, 0.7)}" fill-opacity=".5"`,
      tilt,
    ) +
    path(edge, `fill="${grainBed(d, [rice, lighten(rice, 0.2)], GRAIN)}"`) +
    path(edge, `fill="${d.edge(darken(rice, 0.6), 0.5, 0.36, { x: 0.42, y: 0.4 })}"`) +
    riceGrains(d, grains, [rice], GRAIN) +
    relief(d, grown(mound, 0.8))
  );
};

/** The sauce over the outer foot of a piece, but never where it would blot the rice. */
const lapBeside = (d: Drawing, at: Lying, pool: Area, mound: Area, sauce: string) => {
  const [dx, dy] = [(at.x - pool.x) / pool.rx, (at.y - pool.y) / pool.ry];
  const off = Math.hypot(dx, dy) - 0.42;
  const isByRice = at.x - Math.max(at.rx, at.ry) * 2 < mound.x + mound.rx;
  return off > 0 && !isByRice ? lapOver(d, at, { x: dx, y: dy + 0.02 }, sauce, off * 0.6) : '';
};

/** Where the rice lies, and where the curry beside it: seen from the side the rice is heaped at the back. */
const roomsIn = ({ x, y, rx, ry }: Area, isTilted: boolean) => {
  const room = (dx: number, dy: number, wide: number, high: number): Area => ({
    x: x + rx * dx,
    y: y + ry * dy,
    rx: rx * wide,
    ry: ry * high,
  });
  return isTilted
    ? { mound: room(-0.42, -0.16, 0.47, 0.76), sauceSide: room(0.28, 0.1, 0.7, 0.8) }
    : { mound: room(-0.5, -0.16, 0.5, 0.76), sauceSide: room(0.3, 0.1, 0.64, 0.82) };
};

/** Curry beside a mound of rice. Colours: the curry, the rice. */
export const curryRice = (needs: FillNeeds): Filling => {
  const { d, ground, isDeep, isTilted = false, colours, pieces } = needs;
  const [colour = '#d9861f', rice = '#fff4dc'] = colours;
  const pool = isDeep ? ground : grown(ground, 1.16);
  const { shape, drawn } = isTilted ? thickSauce(d, pool, colour) : surfaceOf(d, pool, isDeep, colour, 24);
  const tilt = d.random.between(-6, 24);
  const { mound, sauceSide } = roomsIn(pool, isTilted);
  // Seen from the side the rice stands up above the curry, but never out of the dish.
  const reach = isTilted ? { ...grown(pool, 0.98), y: pool.y - pool.ry * 0.05 } : grown(pool, 1.02);
  const heap = d.clipped(
    isTilted ? outline(reach) : isDeep ? shape : outline(grown(pool, 1.12)),
    riceBeside(needs, mound, tilt, rice, reach),
  );
  return {
    ...(isTilted ? { risen: heap } : {}),
    surface:
      drawn +
      d.clipped(shape, cookedDown(d, pool, colour, 64) + swells(d, sauceSide, colour, 9)) +
      (isTilted ? '' : heap) +
      oilDrops(d, pointsIn(d.random, sauceSide, 18, 0.95), mix(colour, '#f6b03a', 0.6), 11) +
      wetLights(d, grown(sauceSide, 0.9), 12) +
      gloss(pool, 0.24),
    areas: [sauceSide],
    garnished: { ...pool, x: pool.x + pool.rx * 0.14, rx: pool.rx * 0.62, ry: pool.ry * 0.66 },
    pieces,
    crowd: 1.5,
    cover: 1.9,
    scale: 1.32,
    focus: 0.3,
    sauce: colour,
    sunk: 0.3,
    lap: 0,
    settle: (at) => lapBeside(d, at, sauceSide, mound, colour),
  };
};
