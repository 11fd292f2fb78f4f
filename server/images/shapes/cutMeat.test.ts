import { Drawing } from '../canvas/drawing';
import { BLOCKY, drawCutMeat } from './cutMeat';

const colours = {
  flesh: '#e8c890',
  crust: '#b5702a',
  seared: '#6a3410',
  seam: '#9a6030',
  fibre: 0.4,
  browned: 0.8,
  gloss: 0.7,
};
const draw = (look: Partial<typeof colours> = {}) =>
  drawCutMeat({ d: new Drawing('a stew'), colour: '#c08850', turn: 0, ingredient: 'chicken' }, BLOCKY, {
    ...colours,
    ...look,
  });

describe('a piece of cooked meat', () => {
  it('browns in more places the longer it was in the pan', () => {
    const patches = (browned: number) => draw({ browned }).match(/<ellipse/g)?.length ?? 0;
    expect(patches(1)).toBeGreaterThan(patches(0.2) + 4);
  });

  it('has more than a dozen tones', () => {
    const tones = new Set(draw().match(/(?:fill|stroke)="(?:#|url)[^"]+"/g));
    expect(tones.size).toBeGreaterThan(12);
  });
});
