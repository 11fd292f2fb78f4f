import { type Area, isRound } from '../canvas/areas';
import { contact } from '../canvas/light';
import { lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, placed } from '../canvas/svg';
import { bunTop } from './bunTop';
import { disc, LEAN } from './burgerDiscs';
import { layerOf } from './burgerLayers';
import type { Filling, FillNeeds } from './filling';

/** A burger seen at an angle; its pieces are its layers, the lowest first. The colour is the bun's. */
export const burger = ({ d, ground, colours, pieces }: FillNeeds): Filling => {
  const [bread = '#d8923e'] = colours;
  const r = Math.min(ground.rx * (isRound(ground) ? 0.92 : 0.74), ground.ry * 0.96, 176);
  const crumb = lighten(mix(bread, '#f3ddb0', 0.6), 0.2);
  let top = 0;
  let layers = '';
  for (const item of pieces) {
    const thick =
      item.kind === 'slice' || item.kind === 'leaf' ? 7 : item.kind === 'ring' ? 7 : item.kind === 'wheel' ? 10 : 38;
    const { drawn, height } = layerOf(d, item, top - thick, r * (item.kind === 'patty' ? 1 : 0.98));
    layers += drawn + ellipse(0, top - height, r * 0.94, r * LEAN * 0.94, `fill="${d.edge(SHADOW, 0.5, 0.3)}"`);
    top -= height;
  }
  const y = top - 6;
  const R = r * 1.04;
  const base = ground.y + (-top + 40) * 0.5 + r * 0.24;
  const bun = bunTop(d, y, R, bread, crumb);
  const face: Area = { x: ground.x, y: base + y - R * 0.42, rx: R * 0.62, ry: R * 0.28 };
  return {
    surface:
      contact(d, ground.x + 12, base + 52, r * 1.1, r * 0.52, 0.7) +
      contact(d, ground.x + 4, base + 46, r * 0.98, r * 0.42, 0.7) +
      placed(ground.x, base, 0, disc(d, 3, r * 0.97, 40, bread) + disc(d, 0, r * 0.98, 8, crumb) + layers + bun),
    areas: [face],
    garnished: face,
    pieces: [],
  };
};
