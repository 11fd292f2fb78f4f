import { Drawing } from '../canvas/drawing';
import { grainDome, heapedOn, isDomed } from './grainDome';

const area = { x: 400, y: 300, rx: 200, ry: 130 };

describe('grains that are seen from the side', () => {
  it('stand highest in the middle of the dish and lie down at its wall', () => {
    const { on } = grainDome(new Drawing('rice'), area, '#f6ead0');
    const risen = (x: number) => 300 - on({ x, y: 300 }).y;
    expect(risen(400)).toBeGreaterThan(risen(500));
    expect(risen(500)).toBeGreaterThan(risen(590));
    expect(risen(600)).toBeCloseTo(0);
  });

  it('are a dome in a bowl from the side and on a plate that lies flat, not on one from above', () => {
    const needs = { d: new Drawing('rice'), colours: [], pieces: [] };
    expect(isDomed({ ...needs, ground: area, isDeep: true, isTilted: true })).toBe(true);
    expect(isDomed({ ...needs, ground: { ...area, ry: 160 }, isDeep: false })).toBe(true);
    expect(isDomed({ ...needs, ground: { ...area, ry: 200 }, isDeep: false })).toBe(false);
    expect(isDomed({ ...needs, ground: area, isDeep: true })).toBe(false);
  });

  it('hold small food all over, and great food together', () => {
    expect(heapedOn([{ kind: 'pea', ingredient: 'peas' }])).toBeLessThan(
      heapedOn([{ kind: 'fish-fillet', ingredient: 'fish' }]),
    );
  });
});
