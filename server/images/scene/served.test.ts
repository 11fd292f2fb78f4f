import { Drawing } from '../canvas/drawing';
import type { Filling } from '../fills/filling';
import type { PictureSpec } from '../pictureSpec';
import type { Vessel } from '../vessels/vessel';
import { servedIn } from './served';

const area = { x: 400, y: 300, rx: 200, ry: 130 };

const vessel: Vessel = { under: '', over: '[near wall]', ground: area, isDeep: false, eatenWith: 'spoon' };

const filling: Filling = { surface: '', areas: [], garnished: area, pieces: [] };

const withCream = (kind: string, ingredient: string): PictureSpec => ({
  vessel: 'bowl-cream',
  table: 'linen-sand',
  fill: { kind: 'stew', colours: ['#c8642a'] },
  pieces: [{ kind, ingredient }],
  garnish: [{ kind: 'cream-swirl', ingredient: 'cream' }],
  props: [],
});

/** What is drawn before the near wall of the bowl, and what after it. */
const layersOf = (picture: PictureSpec) => {
  const [food = '', top = ''] = servedIn(new Drawing('seed'), picture, vessel, filling, '#c8642a').split('[near wall]');
  return { food, top };
};

describe('cream on a stew', () => {
  it('is drawn through the sauce between large pieces, and a few drops fall on them', () => {
    const { food, top } = layersOf(withCream('chunk', 'chicken'));
    expect(food).toContain('<path');
    expect(top.match(/<path/g)).toHaveLength(2);
  });

  it('lies on lentils as on a soup', () => {
    const { food, top } = layersOf(withCream('bean', 'lentils'));
    expect(food).not.toContain('<path');
    expect(top.match(/<path/g)!.length).toBeGreaterThan(2);
  });
});
