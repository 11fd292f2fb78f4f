/** @jest-environment jest-fixed-jsdom */
import { arrowStep, pageDirection, watchDirection } from './pageDirection';

afterEach(() => document.documentElement.removeAttribute('dir'));

it.each([
  ['ltr', 'ArrowRight', 1],
  ['ltr', 'ArrowLeft', -1],
  ['rtl', 'ArrowRight', -1],
  ['rtl', 'ArrowLeft', 1],
  ['rtl', 'Enter', 0],
])('on a page that is read %s, %s goes %d', (direction, key, step) => {
  document.documentElement.dir = direction;
  expect(arrowStep(key)).toBe(step);
});

it('notices a change of the direction until it is no longer asked', async () => {
  const onChange = jest.fn();
  const stop = watchDirection(onChange);
  document.documentElement.dir = 'rtl';
  await Promise.resolve();
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(pageDirection()).toBe('rtl');
  stop();
  document.documentElement.dir = 'ltr';
  await Promise.resolve();
  expect(onChange).toHaveBeenCalledTimes(1);
});
