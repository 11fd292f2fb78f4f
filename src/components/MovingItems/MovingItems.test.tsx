import { render } from '@testing-library/react';
import { useRef } from 'react';
import { MovingItems } from './MovingItems';

const Dishes = ({ names, hasEntrance }: { names: readonly string[]; hasEntrance?: boolean }) => {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
      <MovingItems list={list} order={names} hasEntrance={hasEntrance} />
    </ul>
  );
};

/** How often elements are measured when a list changes from one order to another. */
const measuredFor = (before: readonly string[], after: readonly string[], hasEntrance = false) => {
  const { rerender } = render(<Dishes names={before} hasEntrance={hasEntrance} />);
  const measure = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  rerender(<Dishes names={after} hasEntrance={hasEntrance} />);
  const count = measure.mock.calls.length;
  measure.mockRestore();
  return count;
};

const animate = jest.fn();

beforeEach(() => {
  Element.prototype.animate = animate;
});

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
});

describe('moving items', () => {
  it('measures nothing when the list is the same or only grows at its end', () => {
    expect(measuredFor(['paella', 'pisto'], ['paella', 'pisto'])).toBe(0);
    expect(measuredFor(['paella', 'pisto'], ['paella', 'pisto', 'salmorejo'])).toBe(0);
  });

  it('measures before and after when items are sorted, removed, or added before others', () => {
    expect(measuredFor(['paella', 'pisto'], ['pisto', 'paella'])).toBeGreaterThan(0);
    expect(measuredFor(['paella', 'pisto'], ['pisto'])).toBeGreaterThan(0);
    expect(measuredFor(['paella', 'pisto'], ['flan', 'paella', 'pisto'])).toBeGreaterThan(0);
  });

  it('measures what is added at the end of a list whose new items fade in', () => {
    expect(measuredFor(['paella'], ['paella', 'pisto'], true)).toBeGreaterThan(0);
  });
});
