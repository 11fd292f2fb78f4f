import { remembering } from './remembered';
import { readLine } from './lines/readLine';

const lettersOf = (entriesMax: number) => {
  const find = jest.fn((text: string) => ({ letters: text.length }));
  return { find, of: remembering(entriesMax, find) };
};

describe('what is remembered of a text', () => {
  it('is found once', () => {
    const { find, of } = lettersOf(10);
    expect(of('2 eggs')).toBe(of('2 eggs'));
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('may be nothing', () => {
    const find = jest.fn(() => undefined);
    const of = remembering(10, find);
    of('moonstone');
    expect(of('moonstone')).toBeUndefined();
    expect(find).toHaveBeenCalledTimes(1);
  });

  it('is bounded in number', () => {
    const { find, of } = lettersOf(10);
    for (let i = 0; i < 11; i += 1) of(`${i} eggs`);
    of('0 eggs');
    expect(find).toHaveBeenCalledTimes(12);
  });

  it('is bounded in length', () => {
    const long = 'no cook would write this '.repeat(80);
    const { find, of } = lettersOf(10);
    expect(of(long)).toEqual(of(long));
    expect(find).toHaveBeenCalledTimes(2);
  });
});

describe('a line of a recipe', () => {
  it('is read once when it is short', () => {
    expect(readLine('2 leeks, sliced', { language: 'en-GB' })).toBe(readLine('2 leeks, sliced', { language: 'en-GB' }));
  });

  it('is not remembered when it is longer than any cook would write', () => {
    const long = '2 leeks, sliced '.repeat(120);
    expect(readLine(long, { language: 'en-GB' })).not.toBe(readLine(long, { language: 'en-GB' }));
  });
});
