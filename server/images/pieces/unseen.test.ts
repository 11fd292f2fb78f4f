import { isUnseen } from './unseen';

const piece = { x: 0, y: 0, rx: 20, ry: 12, turn: 30 };

describe('a piece in a heap', () => {
  it('is not drawn when a larger one lies over all of it', () => {
    expect(isUnseen(piece, [{ x: 2, y: 1, rx: 44, ry: 40, turn: 0 }])).toBe(true);
  });

  it('is drawn when one end looks out', () => {
    expect(isUnseen(piece, [{ x: 14, y: 8, rx: 24, ry: 24, turn: 0 }])).toBe(false);
  });

  it('can be hidden by several together, as they are turned', () => {
    const half = (x: number) => ({ x, y: x * 0.577, rx: 22, ry: 30, turn: 30 });
    expect(isUnseen(piece, [half(-11), half(11)])).toBe(true);
    expect(isUnseen(piece, [half(-11)])).toBe(false);
  });

  it('is drawn when nothing lies on it', () => {
    expect(isUnseen(piece, [])).toBe(false);
  });
});
