import { renderHook } from '@testing-library/react';
import { useMeasured } from './useMeasured';

const boxOf = (height: number) => {
  const element = document.createElement('div');
  Object.defineProperty(element, 'offsetHeight', { get: () => height, configurable: true });
  return element;
};
const heightOf = ({ offsetHeight: height }: HTMLElement) => ({ height });

describe('what is measured of an element', () => {
  const low = boxOf(10);
  const high = boxOf(20);
  const measured = (element: HTMLElement | null) =>
    renderHook(({ of, changes }) => useMeasured(of, heightOf, changes), {
      initialProps: { of: element, changes: 'a' },
    });

  it('is there with the element, and gone with it', () => {
    const { result, rerender } = measured(null);
    expect(result.current).toBeNull();
    rerender({ of: low, changes: 'a' });
    expect(result.current).toEqual({ height: 10 });
    rerender({ of: high, changes: 'a' });
    expect(result.current).toEqual({ height: 20 });
    rerender({ of: null, changes: 'a' });
    expect(result.current).toBeNull();
  });

  it('is measured again only after a change, and stays the same object while it is the same', () => {
    const element = boxOf(10);
    const { result, rerender } = measured(element);
    const first = result.current;
    Object.defineProperty(element, 'offsetHeight', { get: () => 30 });
    rerender({ of: element, changes: 'a' });
    expect(result.current).toBe(first);
    rerender({ of: element, changes: 'b' });
    expect(result.current).toEqual({ height: 30 });
  });
});
