import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import { darken, lighten } from '../canvas/palette';
import { ellipse } from '../canvas/svg';
import { footOf, type Lying } from '../pieces/inSauce';
import { grainBed } from '../textures/grainBed';
import { riceGrains } from '../textures/riceGrains';
import type { Filling, FillNeeds } from './filling';
import { grainDome, heapedOn, isDomed, onDome, standing, underDome } from './grainDome';
import { mound } from './mound';
import { heapOf, heroRoom, onRing } from './rooms';

/** Half the length of a grain. */
const GRAIN = 7.8;

/** The light on the heap where it stands towards the window, and the shade down its far side. */
const heaped = (d: Drawing, { x, y, rx, ry }: Area, colour: string) =>
  ellipse(
    x - rx * 0.24,
    y - ry * 0.26,
    rx * 0.66,
    ry * 0.6,
    `fill="${d.spot(lighten(colour, 0.6), 0)}" fill-opacity=".34"`,
  ) +
  ellipse(
    x + rx * 0.42,
    y + ry * 0.46,
    rx * 0.72,
    ry * 0.62,
    `fill="${d.spot(darken(colour, 0.72), 0)}" fill-opacity=".3"`,
  );

/** Rice heaped in a dish that is seen from the side: a dome of grains, single ones along its crown. */
const domed = (d: Drawing, heap: Area, tones: readonly [string, ...string[]]) => {
  const dome = grainDome(d, heap, tones[0]);
  const bed = dome.shape.replace('/>', `fill="${grainBed(d, tones, GRAIN)}"/>`);
  const points = [...pointsIn(d.random, heap, 250, 0.97), ...onRing(d, heap, 0.3, 0.98, 60)]
    .sort((a, b) => a.y - b.y)
    .map(dome.on);
  return bed + d.clipped(dome.shape, dome.modelled) + riceGrains(d, points, tones, GRAIN * 1.14);
};

/** A bed of rice; the colours are its grains. */
export const rice = (needs: FillNeeds): Filling => {
  const { d, isDeep, colours, pieces } = needs;
  const [colour = '#f6ead0', ...others] = colours;
  const heap = heapOf(needs);
  const tones = [colour, lighten(colour, 0.3), ...others] as const;
  const { shape, drawn } = mound(d, heap, isDeep, colour, 0.5);
  const bed = shape.replace('/>', `fill="${grainBed(d, tones, GRAIN)}"/>`);
  const loose = (points: Parameters<typeof riceGrains>[1]) => riceGrains(d, points, tones, GRAIN);
  const count = Math.min(300, Math.round(250 * ((heap.rx * heap.ry) / 44_000)));
  const strewn = loose(pointsIn(d.random, heap, count, isDeep ? 0.99 : 0.94));
  // On a plate the heap ends in single grains, some of which have slid off.
  const edge = isDeep ? '' : loose([...onRing(d, heap, 0.94, 1.03, 110), ...onRing(d, heap, 1.02, 1.12, 12)]);
  const hero = isDomed(needs) ? onDome(heroRoom(heap, pieces), heap) : heroRoom(heap, pieces);
  const settle = (at: Lying) => loose(footOf(d.random, at, Math.min(6, Math.round(at.rx / 5))));
  if (isDomed(needs)) {
    return {
      ...standing(needs, underDome(d, heap, colour, isDeep), domed(d, heap, tones)),
      areas: [hero],
      garnished: grown(hero, 0.86),
      pieces,
      crowd: 1.3,
      cover: 0.8,
      focus: heapedOn(pieces),
      scale: 1.34,
      settle,
    };
  }
  // Rice heaped in a bowl or pan falls away from its wall.
  const atWall = isDeep ? outline(heap, `fill="${d.edge(darken(colour, 0.7), 0.62, 0.66)}"`) : '';
  const surface = bed + heaped(d, heap, colour) + strewn + atWall;
  return {
    surface: drawn + (isDeep ? d.clipped(shape, surface) : surface + edge),
    areas: [hero],
    garnished: grown(hero, 0.8),
    pieces,
    crowd: 1.25,
    cover: 0.8,
    focus: 0.6,
    scale: 1.34,
    settle,
  };
};
