import { faultsAsWords } from './faultsAsWords';
import type { DraftFault } from './types';

const fault = (parts: Partial<DraftFault> = {}): DraftFault =>
  ({ index: 0, kind: 'noTitle', detail: 'it has none', ...parts }) as DraftFault;

describe('the faults of an answer, told to the model', () => {
  it('name the recipe, the fault and the rule', () => {
    expect(faultsAsWords([fault(), fault({ index: 1, kind: 'notFood', detail: 'glue' })])).toBe(
      '- Recipe 1: it has none. Give every recipe a title.\n- Recipe 2: glue. Use only food.',
    );
  });

  it('are about the whole answer before the first recipe', () => {
    expect(faultsAsWords([fault({ index: -1, kind: 'unreadable', detail: 'no JSON' })])).toMatch(
      /^- The answer: no JSON\. /,
    );
  });

  it('quote a draft on one line, and shortly', () => {
    expect(faultsAsWords([fault({ detail: 'one\n\n  two' })])).toContain('Recipe 1: one two. ');
    expect(faultsAsWords([fault({ detail: 'x'.repeat(300) })])).toContain(`: ${'x'.repeat(200)}. `);
  });

  it('are twelve at most, and say how many more there are', () => {
    const many = (count: number) => faultsAsWords(Array.from({ length: count }, () => fault())).split('\n');
    expect(many(12)).toHaveLength(12);
    expect(many(15)).toHaveLength(13);
    expect(many(15).at(-1)).toBe('- And 3 more of the same kinds.');
    expect(faultsAsWords([])).toBe('');
  });
});
