import { Drawing } from '../canvas/drawing';
import { drawCutMeat } from './cutMeat';
import type { MeatColours } from './cutMeatFront';

const colours: MeatColours = {
  flesh: '#e8c890',
  shaded: '#b08040',
  crust: '#b5702a',
  seared: '#6a3410',
  glaze: '#ffd080',
  seam: '#9a6030',
  bundle: 1,
  fibre: 0.4,
  browned: 0.8,
  gloss: 0.7,
};
const draw = (look: Partial<MeatColours> = {}, seed = 'a stew') =>
  drawCutMeat({ d: new Drawing(seed), colour: '#c08850', turn: 0, ingredient: 'chicken' }, { ...colours, ...look });

describe('a piece of cooked meat', () => {
  it('browns in more places the longer it was in the pan', () => {
    const patches = (browned: number) => draw({ browned }).match(/<ellipse/g)?.length ?? 0;
    expect(patches(1)).toBeGreaterThan(patches(0.2) + 4);
  });

  it('comes apart in bundles where it is red, and is cut clean where it is white', () => {
    const outlines = (bundle: number) => draw({ bundle }).match(/<path/g)?.length ?? 0;
    expect(outlines(1)).toBeGreaterThan(outlines(1.5));
  });

  it('has more than a dozen tones', () => {
    const tones = new Set(draw().match(/(?:fill|stroke)="(?:#|url)[^"]+"/g));
    expect(tones.size).toBeGreaterThan(12);
  });

  it('is cut another way each time', () => {
    const outlines = new Set(['one', 'two', 'three', 'four'].map((seed) => draw({}, seed).slice(0, 200)));
    expect(outlines.size).toBe(4);
  });
});
