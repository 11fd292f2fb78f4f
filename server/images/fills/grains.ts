import { grown, pointsIn } from '../canvas/areas';
import { darken, deepen, lighten, mix } from '../canvas/palette';
import { circle } from '../canvas/svg';
import type { Filling, FillNeeds } from './filling';
import { mound, relief } from './mound';
import { heapOf } from './rooms';

/** Couscous, bulgur, lentils: a bed of small round grains in the given colours. */
export const grains = (needs: FillNeeds): Filling => {
  const { d, isDeep, colours, pieces } = needs;
  const tones: readonly [string, ...string[]] = [colours[0] ?? '#e6c98a', ...colours.slice(1)];
  const heap = heapOf(needs);
  const { shape, drawn } = mound(d, heap, isDeep, tones[0]);
  const dots = pointsIn(
    d.random,
    heap,
    Math.min(1100, Math.round((1000 * heap.rx * heap.ry) / 44_000)),
    isDeep ? 1 : 1.01,
  )
    .map(({ x, y }) => {
      const base = d.random.pick(tones);
      const r = d.random.between(2.6, 5);
      const tone = mix(lighten(base, 0.4), darken(base, 0.2), d.random.next());
      return (
        circle(x + 1, y + 1.6, r, `fill="${mix(deepen(base, 1), '#6a3412', 0.5)}" fill-opacity=".34"`) +
        circle(x, y, r, `fill="${tone}"`)
      );
    })
    .join('');
  return {
    surface: drawn + (isDeep ? d.clipped(shape, dots + relief(d, heap)) : dots + relief(d, grown(heap, 0.8))),
    areas: [grown(heap, 0.9)],
    garnished: grown(heap, 0.84),
    pieces,
    crowd: 1.05,
  };
};
