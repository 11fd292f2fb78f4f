import { Drawing } from '../canvas/drawing';
import type { PictureItem } from '../pictureSpec';
import { drawFill } from './fillKinds';

const cutsOf = (colours: readonly string[], pieces: readonly PictureItem[] = []) => {
  const d = new Drawing('a tray bake');
  const { surface } = drawFill('squares', {
    d,
    ground: { x: 400, y: 300, rx: 330, ry: 230, corner: 20 },
    isDeep: false,
    colours,
    pieces: [...pieces],
  });
  return { surface, svg: d.toSvg(surface) };
};

const tones = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/g)).size;

describe('squares cut from a tray', () => {
  it('share one tile of crumb', () => {
    expect(cutsOf(['#e0ac40', '#ecc860']).svg.match(/<pattern/g)).toHaveLength(1);
  });

  it('have no crumb where they are cream or chocolate', () => {
    expect(cutsOf(['#fdf6e8']).svg).not.toContain('<pattern');
    expect(cutsOf(['#4a2818', '#d9963e', '#e6c88a']).svg.match(/<pattern/g)).toHaveLength(1);
  });

  it('show more tones than they have layers: browned, lit, in the shade', () => {
    expect(tones(cutsOf(['#3f2014', '#4a2818']).svg)).toBeGreaterThan(20);
  });

  it('keep the light of a sheet of chocolate off a matt top', () => {
    const lit = /fill-opacity="\.26"\/><path[^>]*fill-opacity="\.2"/;
    expect(cutsOf(['#4a2818', '#f6e9cf', '#b98a54']).surface).toMatch(lit);
    expect(cutsOf(['#5a3822', '#f6e9cf', '#b98a54']).surface).not.toMatch(lit);
  });
});
