import { grown, pointsIn } from '../canvas/areas';
import type { Point } from '../canvas/outlines';
import { darken, deepen, lighten, mix } from '../canvas/palette';
import { circle } from '../canvas/svg';
import { footOf, type Lying } from '../pieces/inSauce';
import type { Filling, FillNeeds } from './filling';
import { mound, relief } from './mound';
import { heapOf } from './rooms';

/** Couscous, bulgur, lentils: a bed of small round grains in the given colours. */
export const grains = (needs: FillNeeds): Filling => {
  const { d, isDeep, colours, pieces } = needs;
  const tones: readonly [string, ...string[]] = [colours[0] ?? '#e6c98a', ...colours.slice(1)];
  const heap = heapOf(needs);
  const { shape, drawn } = mound(d, heap, isDeep, tones[0]);
  const grain = ({ x, y }: Point) => {
    const base = d.random.pick(tones);
    const r = d.random.between(2.6, 5);
    const tone = mix(lighten(base, 0.4), darken(base, 0.2), d.random.next());
    return (
      circle(x + 1, y + 1.6, r, `fill="${mix(deepen(base, 1), '#6a3412', 0.5)}" fill-opacity=".34"`) +
      circle(x, y, r, `fill="${tone}"`)
    );
  };
  const count = Math.min(1000, Math.round((940 * heap.rx * heap.ry) / 44_000));
  const dots = pointsIn(d.random, heap, count, isDeep ? 1 : 1.02)
    .map(grain)
    .join('');
  const settle = (at: Lying) =>
    footOf(d.random, at, Math.min(5, Math.round(at.rx / 4)))
      .map(grain)
      .join('');
  return {
    surface: drawn + (isDeep ? d.clipped(shape, dots + relief(d, heap)) : dots + relief(d, grown(heap, 0.8))),
    areas: [grown(heap, 0.9)],
    garnished: grown(heap, 0.84),
    pieces,
    crowd: 1.05,
    cover: 0.42,
    scale: 1.1,
    focus: 0.3,
    settle,
  };
};
