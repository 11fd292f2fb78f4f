import { beginWith, showSideways } from './showSideways';

/** The place of an element across the window. */
const across = (left: number, right: number) => new DOMRect(left, 0, right - left, 44);

const rowWith = (left: number, right: number) => {
  const row = document.createElement('div');
  const chip = row.appendChild(document.createElement('button'));
  jest.spyOn(row, 'getBoundingClientRect').mockReturnValue(across(0, 390));
  jest.spyOn(chip, 'getBoundingClientRect').mockReturnValue(across(left, right));
  row.scrollLeft = 500;
  return { row, chip };
};

it.each([
  ['is left as it is if the chip is in sight', 60, 200, 500],
  ['is left as it is if the chip is in sight close to its end', 300, 370, 500],
  ['moves on to a chip beyond its end, with some room', 400, 500, 650],
  ['moves back to a chip before its start, with some room', -100, 20, 360],
])('a row %s', (_what, left, right, scrolled) => {
  const { row, chip } = rowWith(left, right);
  showSideways(chip);
  expect(row.scrollLeft).toBe(scrolled);
});

it('a row that was scrolled begins with the chip, and one that was not stays', () => {
  const { row, chip } = rowWith(60, 200);
  beginWith(chip, row);
  expect(row.scrollLeft).toBe(544);
  row.scrollLeft = 0;
  beginWith(chip, row);
  expect(row.scrollLeft).toBe(0);
});

it('nothing happens without an element', () => {
  expect(() => showSideways(null)).not.toThrow();
  expect(() => beginWith(null, null)).not.toThrow();
});
