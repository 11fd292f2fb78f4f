import { lastItemOf } from './lastItem';

describe('the unfinished item of a list', () => {
  it.each([
    ['toma', 'toma'],
    ['eggs, toma', 'toma'],
    ['1,5 kg pota', 'pota'],
    ['200 g chick', 'chick'],
    ['eggs and spring on', 'spring on'],
    ['huevos y ceb', 'ceb'],
    ['œufs; oign', 'oign'],
    ['use up spin', 'spin'],
    ['eggs, use up: spin', 'spin'],
    ['gastar espin', 'espin'],
    ['à finir : épin', 'épin'],
    ['eggs, ', ''],
    ['eggs and ', ''],
    ['', ''],
  ])('of %p is %p', (text, typed) => {
    expect(lastItemOf(text).typed).toBe(typed);
  });

  it.each(['eggs, no che', 'sin ceb', 'sans oign'])('is not continued when it rules something out: %p', (text) => {
    expect(lastItemOf(text).typed).toBe('');
  });

  it.each([
    ['eggs, leeks and toma', 'eggs, leeks and ', 'toma'],
    ['eggs\ntoma', 'eggs\n', 'toma'],
    ['eggs; toma', 'eggs;', 'toma'],
    ['eggs • toma', 'eggs •', 'toma'],
    ['eggs · toma', 'eggs ·', 'toma'],
    ['eggs | toma', 'eggs |', 'toma'],
    ['eggs & toma', 'eggs &', 'toma'],
    ['eggs + toma', 'eggs +', 'toma'],
    ['eggs/toma', 'eggs/', 'toma'],
    ['eggs,2 toma', 'eggs,', 'toma'],
    ['eggs 2, toma', 'eggs 2,', 'toma'],
    ['eggs, 2,5 kg pota', 'eggs,', 'pota'],
    ['1 tin of chick', '', 'chick'],
    ['some of the leek', '', 'leek'],
    ['  toma  ', '', 'toma'],
    ['2 kg of', '', 'of'],
    ['eggs y', '', 'eggs y'],
    ['eggs et ', 'eggs et ', ''],
    ['spring on and garl', 'spring on and ', 'garl'],
    ['use up spin, chick', 'use up spin,', 'chick'],
    ['eggs, use up: spin', 'eggs, use up:', 'spin'],
    ['eggs; without chee, oni', 'eggs; without chee,', 'oni'],
    ['eggs, no', 'eggs,', ''],
    ['eggs, and', 'eggs,', 'and'],
    ['type00 flo', '', 'type00 flo'],
    ['2 of the', '', 'the'],
  ])('of %j begins after %j and is %j', (text, before, typed) => {
    expect(lastItemOf(text)).toEqual({ before, typed });
  });
});
