import { Drawing } from '../canvas/drawing';
import { cragged } from './cragged';

describe('a fried crust', () => {
  const crust = (count: number) =>
    cragged(
      { d: new Drawing('a nugget'), colour: '#d9a04a', turn: 0, ingredient: 'chicken' },
      { reach: [80, 70], count, size: 28 },
    );

  it('has two crisp flakes for each of its lumps, and every one its shadow', () => {
    const lumps = crust(10).match(/<path/g)!.length;
    expect(lumps).toBeGreaterThanOrEqual(29);
    expect(crust(10).match(/<ellipse/g)!.length).toBeGreaterThanOrEqual(lumps);
  });

  it('is browned in more places the larger it is', () => {
    expect(crust(20).match(/<ellipse/g)!.length).toBeGreaterThan(crust(10).match(/<ellipse/g)!.length * 1.8);
  });
});
