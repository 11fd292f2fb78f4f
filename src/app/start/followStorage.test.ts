/** @jest-environment jest-fixed-jsdom */
import { followStorage, type StorageChange } from './followStorage';

const following = () => {
  const changes: StorageChange[] = [];
  const stop = followStorage(window, ({ key, newValue, oldValue }) => changes.push({ key, newValue, oldValue }));
  return { changes, stop };
};

const goesThrough = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));

describe('what other pages store', () => {
  beforeEach(() => window.localStorage.clear());

  it('is told as it happens', () => {
    const { changes, stop } = following();
    window.dispatchEvent(new StorageEvent('storage', { key: 'pantry', oldValue: null, newValue: '[]' }));
    expect(changes).toEqual([{ key: 'pantry', oldValue: null, newValue: '[]' }]);
    stop();
  });

  it('is told when the page returns from the back-forward cache', () => {
    window.localStorage.setItem('same', '1');
    window.localStorage.setItem('changed', '1');
    window.localStorage.setItem('removed', '1');
    const { changes, stop } = following();
    goesThrough('pagehide', true);
    window.localStorage.setItem('changed', '2');
    window.localStorage.setItem('added', '1');
    window.localStorage.removeItem('removed');
    expect(changes).toEqual([]);
    goesThrough('pageshow', true);
    expect(changes).toHaveLength(3);
    expect(changes).toEqual(
      expect.arrayContaining([
        { key: 'changed', oldValue: '1', newValue: '2' },
        { key: 'added', oldValue: null, newValue: '1' },
        { key: 'removed', oldValue: '1', newValue: null },
      ]),
    );
    goesThrough('pageshow', true);
    expect(changes).toHaveLength(3);
    stop();
  });

  it('is read by a page that was loaded again, so nothing is told', () => {
    const { changes, stop } = following();
    goesThrough('pageshow', false);
    goesThrough('pagehide', false);
    window.localStorage.setItem('pantry', '[]');
    goesThrough('pageshow', true);
    expect(changes).toEqual([]);
    stop();
  });

  it('is none where storage is blocked', () => {
    const { changes, stop } = following();
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    goesThrough('pagehide', true);
    goesThrough('pageshow', true);
    blocked.mockRestore();
    expect(changes).toEqual([]);
    stop();
  });

  it('is not told after cleanup', () => {
    const { changes, stop } = following();
    goesThrough('pagehide', true);
    stop();
    window.localStorage.setItem('pantry', '[]');
    goesThrough('pageshow', true);
    window.dispatchEvent(new StorageEvent('storage', { key: 'pantry', newValue: '[]' }));
    expect(changes).toEqual([]);
  });
});
