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

  it('leaves what stands before it', () => {
    expect(lastItemOf('eggs, leeks and toma').before).toBe('eggs, leeks and ');
  });
});
