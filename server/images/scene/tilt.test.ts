import { Drawing } from '../canvas/drawing';
import { drawVessel } from '../vessels/vesselKinds';
import { nearness } from './closeUp';
import { isFlat, isSeenLow, roomOnFlat, seenLow } from './tilt';

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

describe('a board or a tray seen from the side of the table', () => {
  const board = (kind: string) => roomOnFlat(drawVessel(new Drawing('a dish'), 'board', 400, 303), kind);

  it('is no plate', () => {
    expect(isFlat('board')).toBe(true);
    expect(isFlat('tray')).toBe(true);
    expect(isFlat('plate')).toBe(false);
  });

  it('flattens what is drawn from above, not what stands on it', () => {
    expect(board('toast').lean).toBeLessThan(0.8);
    expect(board('loaf').lean).toBeUndefined();
  });

  it('lets food rise over its far edge that stands', () => {
    const [{ ground: high }, { ground: low }] = [board('burger'), board('heap')];
    expect(high.y - high.ry).toBeLessThan(low.y - low.ry);
  });
});
