import { Drawing } from '../canvas/drawing';
import { packedLayer } from './packedLayer';
import { wrapEnd } from './wrapEnd';

describe('the cut end of a roll', () => {
  it('is full to the bread, and cut flush with it', () => {
    const d = new Drawing('a burrito');
    const beans = { kind: 'bean', ingredient: 'beans', colour: '#3a2a2e' };
    const end = wrapEnd(d, [beans, { kind: 'crumble', ingredient: 'rice', colour: '#f6efdc' }], '#e8cf9c', '#8a4a2c');
    expect(end.match(/<g clip-path/g)).toHaveLength(1);
    expect(end.match(/<g transform/g)!.length).toBeGreaterThanOrEqual(11);
    expect(end.match(/<path/g)!.length).toBeGreaterThan(60);
  });

  it('shows crumbs of the filling where no pieces are named', () => {
    expect(wrapEnd(new Drawing('a roll'), [], '#e8cf9c', '#8a4a2c').match(/<path/g)!.length).toBeGreaterThan(40);
  });
});

describe('a layer of a sandwich', () => {
  const layer = (kind: string, ingredient: string) =>
    packedLayer(new Drawing('a sandwich'), { kind, ingredient }, '#d8b08c', 60, 108);

  it('is made of bits where the food is chopped, and of overlapping slices where it is meat', () => {
    expect(layer('crumble', 'eggs').match(/<ellipse/g)!.length).toBeGreaterThan(40);
    expect(layer('slice', 'chicken')).toContain('url(#');
  });

  it('leaves sheets, as cheese is one, to others', () => {
    expect(layer('slice', 'cheese')).toBe('');
  });
});
