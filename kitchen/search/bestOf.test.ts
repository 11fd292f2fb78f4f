import fc from 'fast-check';
import { bestOf } from './bestOf';

const byValue = (a: number, b: number) => a - b;

it('is the beginning of the sorted list', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat({ max: 20 }), (numbers, most) => {
      expect(bestOf(numbers, most, byValue)).toEqual([...numbers].sort(byValue).slice(0, most));
    }),
  );
});
