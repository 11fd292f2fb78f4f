import { isMetered } from './meteredConnection';

it.each([
  [undefined, false],
  [{}, false],
  [{ saveData: true }, true],
  [{ type: 'cellular' }, true],
  [{ type: 'wifi', effectiveType: '4g' }, false],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
])('a connection that reports %j is metered: %s', (connection, expected) => {
  expect(isMetered(connection)).toBe(expected);
});
