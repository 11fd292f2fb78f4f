import { isMetered } from './meteredConnection';

it.each([
  [undefined, false],
  [{}, false],
  [{ saveData: true }, true],
  [{ type: 'cellular' }, true],
  [{ type: 'wifi', effectiveType: '4g' }, false],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
])('a connection that says %j costs: %s', (connection, expected) => {
  expect(isMetered(connection)).toBe(expected);
});
