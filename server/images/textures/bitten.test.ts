import { Drawing } from '../canvas/drawing';
import { opacityOutside } from '../../testing/lookAt';
import { bitten, insideOf, isEaten } from './bitten';

describe('a bite', () => {
  it.each([
    ['cookie', 'flour', true],
    ['ball', 'crumbs', true],
    ['ball', 'sprouts', false],
    ['bun', 'flour', true],
    ['bun', 'chocolate', false],
    ['dough-ring', 'onion', false],
    ['mussel', 'mussels', false],
  ])('is taken out of a %s of %s: %s', (kind, ingredient, is) => {
    expect(isEaten({ kind, ingredient })).toBe(is);
  });

  it('shows what is paler than the crust, and meat in a dumpling', () => {
    expect(insideOf({ kind: 'cookie', ingredient: 'flour' }, '#b0702c')).not.toBe('#b0702c');
    expect(insideOf({ kind: 'dumpling', ingredient: 'flour' }, '#f2dfbd')).toBe('#b98560');
  });

  it('stays in the frame', async () => {
    const d = new Drawing('a dish');
    const area = { x: 400, y: 300, rx: 90, ry: 80 };
    const piece = '<ellipse cx="400" cy="300" rx="90" ry="80" fill="#b0702c"/>';
    const drawn = bitten(d, piece, { area, inside: '#f0d8a0', thick: 14 });
    const svg = d.toSvg(drawn);
    expect(svg).toContain('clip-rule="evenodd"');
    expect(await opacityOutside(svg)).toBeLessThan(8);
  });
});
