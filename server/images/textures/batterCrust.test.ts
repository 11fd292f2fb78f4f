import { Drawing } from '../canvas/drawing';
import { batterCrust } from './batterCrust';

describe('a crust of batter', () => {
  const crust = (count: number) =>
    batterCrust(
      { d: new Drawing('a nugget'), colour: '#d9a04a', turn: 0, ingredient: 'cod' },
      { reach: [80, 70], count, size: 28 },
    );

  it('swells without an outline, which would look like nuts', () => {
    expect(crust(10)).not.toContain('<path');
    expect(crust(10)).not.toContain('stroke');
  });

  it('is browned in more places the larger it is', () => {
    expect(crust(20).match(/<ellipse/g)!.length).toBeGreaterThan(crust(10).match(/<ellipse/g)!.length * 1.8);
  });
});
