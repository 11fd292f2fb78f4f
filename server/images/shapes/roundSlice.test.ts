import { Drawing } from '../canvas/drawing';
import { drawSlice, whole } from './roundSlice';

it('never halves a slice that carries something', () => {
  const drawn = (ingredient: string) =>
    Array.from({ length: 40 }, (_, i) =>
      drawSlice({ d: new Drawing(`slice ${i}`), colour: '#b9d68a', turn: 0, ingredient }),
    ).filter((svg) => svg.includes('clip-path'));
  expect(drawn('cucumber').length).toBeGreaterThan(0);
  expect(drawn(whole('cucumber'))).toHaveLength(0);
});
