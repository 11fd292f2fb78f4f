import { Drawing } from '../canvas/drawing';
import { drawVessel } from '../vessels/vesselKinds';
import { nearness } from './closeUp';
import { isSeenLow, seenLow } from './tilt';

describe('a plate seen from the side of the table', () => {
  it('carries a salad or a cake, not a soup, and is no board', () => {
    expect(isSeenLow('leaves', 'plate-rim')).toBe(true);
    expect(isSeenLow('cake', 'plate')).toBe(true);
    expect(isSeenLow('rice', 'plate')).toBe(true);
    expect(isSeenLow('plated', 'plate-rim')).toBe(true);
    expect(isSeenLow('soup', 'plate')).toBe(false);
    expect(isSeenLow('heap', 'board')).toBe(false);
  });

  it('is flatter than from above, and shown nearer', () => {
    const d = new Drawing('a dish');
    const plate = drawVessel(d, 'plate', 400, 316);
    const low = seenLow(d, plate, 'heap');
    expect(low.ground.ry).toBeLessThan(plate.ground.ry * 0.9);
    expect(low.ground.rx).toBe(plate.ground.rx);
    expect(nearness(low)).toBeGreaterThan(nearness(plate));
  });
});

it('shows pasta and fried noodles on a plate from the side', () => {
  for (const kind of ['noodles', 'ribbons', 'fried-noodles']) expect(isSeenLow(kind, 'plate')).toBe(true);
});
