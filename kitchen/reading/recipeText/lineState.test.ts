import type { Language } from '@contracts/vocabulary';
import { readForWriter, type LineState } from './lineState';

describe('a line that its writer can correct', () => {
  it.each<[line: string, language: Language, state: LineState]>([
    ['200 g flour', 'en-GB', 'understood'],
    ['salt', 'en-GB', 'understood'],
    ['2 cucharadas de aceite de oliva', 'es', 'understood'],
    ['2 c. à soupe de crème', 'fr', 'understood'],
    ['2 tsp cinnammonn', 'en-GB', 'doubtful'],
    ['1 sachet of qwertz', 'en-GB', 'unknown'],
    ['1/0 flour', 'en-GB', 'doubtful'],
    ['  1/0 flour', 'en-GB', 'doubtful'],
    ['about 1/0 flour', 'en-GB', 'understood'],
  ])('%s: %s, %s', (line, language, state) => {
    expect(readForWriter(line, { language }).state).toBe(state);
  });

  it('is offered as it was probably meant', () => {
    expect(readForWriter('2 tsp cinnammonn', { language: 'en-GB' }).suggestions).toEqual(['2 tsp cinnamon']);
    expect(readForWriter('2 tsp ground cumminn', { language: 'en-GB' }).suggestions[0]).toContain('cumin');
    expect(readForWriter('1 sachet of qwertz', { language: 'en-GB' }).suggestions).toEqual([]);
    expect(readForWriter('200 g flour', { language: 'en-GB' }).suggestions).toEqual([]);
  });

  it.each<[line: string, language: Language, suggestions: string[]]>([
    ['2 carrotts', 'en-GB', ['2 carrots']],
    ['1 carrott', 'en-GB', ['1 carrot']],
    ['carrott', 'en-GB', ['carrot']],
    ['3 zuchini', 'en-GB', ['3 courgettes']],
    ['2 caroottes', 'fr', ['2 carottes']],
    ['1/0 flour', 'en-GB', ['1/0 plain flour']],
    ['1/0 plain flour', 'en-GB', []],
    ['1 sachet of bumin', 'en-GB', ['1 sachet of cumin']],
    ['1 sachet of rxe', 'en-GB', []],
    ['1 sachet of pice', 'en-GB', ['1 sachet of rice', '1 sachet of ice']],
    ['a roll of something', 'en-GB', []],
  ])('%s (%s): %j', (line, language, suggestions) => {
    expect(readForWriter(line, { language }).suggestions).toEqual(suggestions);
  });

  it('may be meant by its last word before its first, and by three names at most', () => {
    const { suggestions } = readForWriter('a bottle of gnger wiskers', { language: 'en-GB' });
    expect(suggestions).toEqual(['a bottle of whisky', 'a bottle of ginger']);
    expect(readForWriter('a box of grapplets, bumin', { language: 'en-GB' }).suggestions).toHaveLength(3);
  });
});
