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
  ])('%s: %s, %s', (line, language, state) => {
    expect(readForWriter(line, { language }).state).toBe(state);
  });

  it('is offered as it was probably meant', () => {
    expect(readForWriter('2 tsp cinnammonn', { language: 'en-GB' }).suggestions).toEqual(['2 tsp cinnamon']);
    expect(readForWriter('2 tsp ground cumminn', { language: 'en-GB' }).suggestions[0]).toContain('cumin');
    expect(readForWriter('1 sachet of qwertz', { language: 'en-GB' }).suggestions).toEqual([]);
    expect(readForWriter('200 g flour', { language: 'en-GB' }).suggestions).toEqual([]);
  });
});
