import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import type { Drawing } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { darken, deepen, lighten, mix } from '../canvas/palette';
import { circle } from '../canvas/svg';
import { footOf, type Lying } from '../pieces/inSauce';
import { grainBed } from '../textures/grainBed';
import type { Filling, FillNeeds } from './filling';
import { grainDome, heapedOn, isDomed, onDome, standing, underDome } from './grainDome';
import { mound, relief } from './mound';
import { heapOf, heroRoom, onRing } from './rooms';

/** The colours of the grains, at least one. */
type Tones = readonly [string, ...string[]];

/** One grain with its shadow. */
const grainOf =
  (d: Drawing, tones: Tones) =>
  ({ x, y }: Point): string => {
    const base = d.random.pick(tones);
    const r = d.random.between(2.6, 5);
    const tone = mix(lighten(base, 0.4), darken(base, 0.2), d.random.next());
    return (
      circle(x + 1, y + 1.6, r, `fill="${mix(deepen(base, 1), '#6a3412', 0.5)}" fill-opacity=".34"`) +
      circle(x, y, r, `fill="${tone}"`)
    );
  };

/** Grains that stand as a dome, the pieces on it. */
const domed = (needs: FillNeeds, heap: Area, tones: Tones, grain: (at: Point) => string): Filling => {
  const { d, isDeep, pieces } = needs;
  const dome = grainDome(d, heap, tones[0]);
  const on = onDome(heroRoom(heap, pieces), heap);
  const loose = [...pointsIn(d.random, heap, 220, 0.97)].sort((a, b) => a.y - b.y).map((at) => grain(dome.on(at)));
  return {
    ...standing(
      needs,
      underDome(d, heap, tones[0], isDeep),
      dome.shape.replace('/>', `fill="${grainBed(d, tones, 5, 0.86)}"/>`) +
        d.clipped(dome.shape, dome.modelled) +
        loose.join(''),
    ),
    areas: [on],
    garnished: grown(on, 0.86),
    pieces,
    crowd: 1.1,
    cover: 0.6,
    scale: 1.34,
    focus: heapedOn(pieces),
  };
};

/** Couscous, bulgur, lentils: a bed of small round grains in the given colours. */
export const grains = (needs: FillNeeds): Filling => {
  const { d, isDeep, colours, pieces } = needs;
  const tones: Tones = [colours[0] ?? '#e6c98a', ...colours.slice(1)];
  const heap = heapOf(needs);
  const grain = grainOf(d, tones);
  if (isDomed(needs)) return domed(needs, heap, tones, grain);
  const { shape, drawn } = mound(d, heap, isDeep, tones[0]);
  const bed = shape.replace('/>', `fill="${grainBed(d, tones, 4, 0.86)}"/>`);
  const count = Math.min(420, Math.round((380 * heap.rx * heap.ry) / 44_000));
  const dots = [
    ...pointsIn(d.random, heap, count, isDeep ? 1 : 0.98),
    ...(isDeep ? [] : onRing(d, heap, 0.95, 1.06, 130)),
  ]
    .map(grain)
    .join('');
  const atWall = isDeep ? outline(heap, `fill="${d.edge(darken(tones[0], 0.7), 0.64, 0.6)}"`) : '';
  const hero = heroRoom(heap, pieces);
  const settle = (at: Lying) =>
    footOf(d.random, at, Math.min(5, Math.round(at.rx / 4)))
      .map(grain)
      .join('');
  return {
    surface:
      drawn + bed + (isDeep ? d.clipped(shape, dots + relief(d, heap) + atWall) : dots + relief(d, grown(heap, 0.8))),
    areas: [hero],
    garnished: grown(hero, 0.8),
    pieces,
    crowd: 1.05,
    cover: 0.6,
    scale: 1.34,
    focus: 0.6,
    settle,
  };
};
