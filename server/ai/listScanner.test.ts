import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { processorMs } from '@kitchen/testing/processorMs';
import { AnswerTooLong, createListScanner } from './listScanner';

const FOLDER = join(__dirname, '../../tests/data/bad-answers');

interface BadAnswer {
  file: string;
  /** How many of its recipes are worth keeping. */
  recipes: number;
  note: string;
}

const badAnswers = JSON.parse(readFileSync(join(FOLDER, 'expected.json'), 'utf8')) as BadAnswer[];

/** Elements the list reader returns although they are not recipes; the recipe checks drop them. */
const LEFT_TO_THE_CHECKS: Readonly<Record<string, number>> = { 'one-has-no-steps.txt': 1 };

const readAll = (text: string, length = text.length) => {
  const scanner = createListScanner();
  const items: unknown[] = [];
  for (let at = 0; at < text.length; at += Math.max(1, length))
    items.push(...scanner.push(text.slice(at, at + length)));
  const { items: late, isCut, hasList } = scanner.end();
  return { items: [...items, ...late], isCut, hasList };
};

const recipe = (title: string) => ({ title, ingredients: [{ name: 'egg' }], steps: ['Boil it.'] });

const answer = JSON.stringify({ recipes: ['A', 'B', 'C'].map(recipe) }, null, 1);

describe('a list in an answer', () => {
  it.each(badAnswers)('is read although it is broken: $note', ({ file, recipes }) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const kept = recipes + (LEFT_TO_THE_CHECKS[file] ?? 0);
    expect(readAll(text).items).toHaveLength(kept);
    expect(readAll(text, 7).items).toEqual(readAll(text).items);
  });

  it('keeps more than nine recipes in ten of at least 60 broken answers', () => {
    const share = badAnswers.map(({ file, recipes }) => {
      const { items } = readAll(readFileSync(join(FOLDER, file), 'utf8'), 7);
      return { wanted: recipes, kept: Math.min(recipes, items.length) };
    });
    const sum = (key: 'wanted' | 'kept') => share.reduce((total, entry) => total + entry[key], 0);
    expect(badAnswers.length).toBeGreaterThanOrEqual(60);
    expect(sum('kept') / sum('wanted')).toBeGreaterThan(0.9);
  });

  it('returns each element as soon as it is complete', () => {
    const scanner = createListScanner();
    const [head = '', ...rest] = answer.split(/(?<=\n {2}\},?)/);
    expect(scanner.push(`${head}\n `)).toEqual([recipe('A')]);
    expect(scanner.push(rest.join(''))).toEqual([recipe('B'), recipe('C')]);
    expect(scanner.end()).toEqual({ items: [], isCut: false, hasList: true });
  });

  it('does not wait for the text that follows an element', () => {
    const scanner = createListScanner();
    expect(scanner.push('{"recipes":[{"title":"A","steps":[]}')).toEqual([{ title: 'A', steps: [] }]);
  });

  it('returns the same however the text is split into pieces', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: answer.length }), (length) => {
        expect(readAll(answer, length)).toEqual(readAll(answer));
      }),
    );
  });

  it('returns only complete elements of an answer cut anywhere', () => {
    const all = readAll(answer).items;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: answer.length - 1 }), (end) => {
        const { items, isCut } = readAll(answer.slice(0, end), 5);
        expect(items).toEqual(all.slice(0, items.length));
        expect(isCut).toBe(end > 0);
      }),
    );
  });

  it('reads any text without failing', () => {
    const parts = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      "'",
      ',',
      ':',
      '\\',
      '\n',
      '//',
      '/*',
      '#',
      '<think',
      'recipes',
      'a',
      '1',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 60 }), (words) => {
        const text = words.join('');
        expect(readAll(text, 3).items.every((item) => typeof item === 'object')).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each<[string, string, string[]]>([
    ['a list that is empty', '{"recipes": []}', []],
    ['brackets in strings', '{"recipes":[{"title":"a } ] b","steps":[]}]}', ['a } ] b']],
    ['brackets in prose', 'I found [2] for {you}: {"recipes":[{"title":"A","steps":[]}]}', ['A']],
    [
      'a draft that was only thought',
      '<think>{"recipes":[{"title":"X","steps":[]}]}</think>{"recipes":[{"title":"A"}]}',
      ['A'],
    ],
    ['a forgotten bracket', '{"recipes":[{"title":"A","steps":["x"},{"title":"B","steps":["y"]}]}', ['A', 'B']],
    ['an object whose end was forgotten', '{"recipes":[{"title":"A","steps":["x"]]}', ['A']],
  ])('is recognised with %s', (_, text, titles) => {
    expect(readAll(text, 4).items.map((item) => (item as { title: string }).title)).toEqual(titles);
    expect(readAll(text, 4).hasList).toBe(true);
  });

  it('is absent from prose', () => {
    expect(readAll('I am sorry, I cannot help with that.')).toEqual({ items: [], isCut: false, hasList: false });
  });

  it('is not read beyond two million characters', () => {
    const scanner = createListScanner();
    const piece = 'x'.repeat(100_000);
    expect(() => {
      for (let i = 0; i < 400; i += 1) scanner.push(piece);
    }).toThrow(AnswerTooLong);
    expect(scanner.text.length).toBeLessThanOrEqual(2_000_000);
  });

  it('reads long elements in linear time', () => {
    const long = `{"recipes":[{"title":"A","text":"${'long '.repeat(100_000)}"}]}`;
    expect(processorMs(() => readAll(long, 4))).toBeLessThan(5_000);
  });

  it('rejects endless nesting', () => {
    const deep = `{"recipes":[{"title":"A","steps":${'['.repeat(5_000)}${']'.repeat(5_000)}}]}`;
    const [item] = readAll(deep).items;
    expect(JSON.stringify(item ?? {}).length).toBeLessThan(200);
  });
});
