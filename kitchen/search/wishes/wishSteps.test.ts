import { INGREDIENTS } from '@kitchen/ingredients/ingredientTable';
import { createWordIndex } from '@kitchen/reading/wordIndex';
import { createWishReader } from './readWishes';
import { replaceParts } from './textCuts';

/** Twice the text may take this much more than twice the steps. */
const TOLERANCE = 1.1;

describe('reading a hostile text takes steps in proportion to its length', () => {
  const index = createWordIndex(INGREDIENTS);

  /** How often the table of names is asked. */
  const stepsFor = (text: string): number => {
    let steps = 0;
    const counted = {
      ...index,
      exact: (...given: Parameters<typeof index.exact>) => ((steps += 1), index.exact(...given)),
    };
    createWishReader(counted)(text, { language: 'en-GB' });
    return steps;
  };

  it.each(['dairy and ', 'dairy, ', 'egg or ', 'no egg ', 'vegan, ', 'no milk, '])('%j again and again', (part) => {
    const once = stepsFor(part.repeat(100));
    expect(once).toBeGreaterThan(0);
    expect(stepsFor(part.repeat(200))).toBeLessThan(2 * TOLERANCE * once);
  });
});

describe('cutting parts out of a text', () => {
  /** Counts the letters that the operations on strings go through. */
  const stepsFor = (text: string, parts: { from: number; to: number }[]): number => {
    let steps = 0;
    const count = (length: number) => void (steps += length);
    const { slice, trim, trimEnd, trimStart, replace, charAt } = String.prototype;
    const spies = [
      jest.spyOn(String.prototype, 'slice').mockImplementation(function (this: string, from?: number, to?: number) {
        const part = slice.call(this, from, to);
        count(part.length);
        return part;
      }),
      jest.spyOn(String.prototype, 'charAt').mockImplementation(function (this: string, at: number) {
        count(1);
        return charAt.call(this, at);
      }),
      ...(['trim', 'trimStart', 'trimEnd'] as const).map((name) =>
        jest.spyOn(String.prototype, name).mockImplementation(function (this: string) {
          count(this.length);
          return { trim, trimStart, trimEnd }[name].call(this);
        }),
      ),
      jest.spyOn(String.prototype, 'replace').mockImplementation(function (
        this: string,
        pattern: unknown,
        by: unknown,
      ) {
        count(this.length);
        return replace.call(this, pattern as RegExp, by as () => string);
      }),
    ];
    replaceParts(text, parts);
    for (const spy of spies) spy.mockRestore();
    return steps;
  };

  it.each(['no egg ', 'no egg, ', 'no egg and ', 'no egg,,,, ', '( no egg ) '])(
    'takes steps in proportion to the text for %j again and again',
    (part) => {
      const partsIn = (text: string) =>
        [...text.matchAll(/no egg/g)].map(({ index }) => ({ from: index, to: index + 'no egg'.length }));
      const [short, long] = [part.repeat(200), part.repeat(400)];
      expect(stepsFor(long, partsIn(long))).toBeLessThan(2 * TOLERANCE * stepsFor(short, partsIn(short)));
    },
  );

  it.each([
    ['rice, no egg', 'rice'],
    ['rice and no egg', 'rice'],
    ['no egg, rice', 'rice'],
    ['no egg and rice', 'rice'],
    ['rice (no egg) beans', 'rice beans'],
    ['rice (no egg), beans', 'rice, beans'],
    ['rice no egg beans', 'rice beans'],
    ['no egg', ''],
    [' no egg ', ''],
    ['and no egg', ''],
    ['rice: no egg', 'rice'],
    ['rice (no egg', 'rice'],
    ['rice; no egg', 'rice'],
    ['rice, no egg; beans', 'rice, beans'],
    ['rice: no egg, beans', 'rice: beans'],
    ['no egg; rice', 'rice'],
    ['no egg! Rice', 'Rice'],
    ['(no egg) rice', 'rice'],
    ['rice. No egg, beans', 'rice. beans'],
    ['rice and no egg and beans', 'rice and beans'],
    ['rice & no egg', 'rice'],
    ['rice with no egg, beans', 'rice, beans'],
    ['salad no egg', 'salad'],
    ['no egg android', 'android'],
    ['rice no egg.', 'rice.'],
    ['rice\nno egg\nbeans', 'rice\nbeans'],
    ['rice\n\nno egg\n\nbeans', 'rice\n\nbeans'],
    ['rice no egg\nbeans', 'rice\nbeans'],
    ['rice\nno egg, beans', 'rice\nbeans'],
    ['rice\nno egg', 'rice'],
    ['no egg\nrice', 'rice'],
  ])('takes the word that joined it: %j', (text, rest) => {
    const from = text.toLowerCase().indexOf('no egg');
    expect(replaceParts(text, [{ from, to: from + 'no egg'.length }])).toBe(rest);
  });
});
