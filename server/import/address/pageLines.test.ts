import { parse } from 'parse5';
import { pageLines } from './pageLines';

const linesOf = (markup: string, options?: { isWhole: boolean }) => pageLines(parse(markup), options);

it('finds the level of a heading whose text is in a box of its own', () => {
  expect(linesOf('<h1><div>Lemon cake</div></h1><p>For a Sunday</p>')).toEqual([
    { text: 'Lemon cake', level: 1 },
    { text: 'For a Sunday', level: 0 },
  ]);
});

it('takes nothing for a heading because an empty one stands above it', () => {
  expect(linesOf('<h2></h2>Lemon cake')).toEqual([{ text: 'Lemon cake', level: 0 }]);
});

it('breaks the line where a form begins and ends', () => {
  expect(linesOf('2 lemons<form>3 eggs</form>Whisk.', { isWhole: true }).map(({ text }) => text)).toEqual([
    '2 lemons',
    '3 eggs',
    'Whisk.',
  ]);
});
