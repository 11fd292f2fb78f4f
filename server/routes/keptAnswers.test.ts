import { brotliDecompressSync } from 'node:zlib';
import { createKeptAnswers } from './keptAnswers';

describe('kept answers', () => {
  const made: string[] = [];
  let stamp = 'first';
  const kept = createKeptAnswers(() => stamp);
  const ask = (question: object, text = 'soup') =>
    kept.get(question, () => {
      made.push(text);
      return Promise.resolve(text);
    });
  beforeEach(() => {
    made.length = 0;
  });

  it('makes an answer once, as long as the recipes stay as they are', async () => {
    const first = await ask({ text: 'leek' });
    expect(await ask({ text: 'leek' }, 'stew')).toBe(first);
    stamp = 'second';
    expect((await ask({ text: 'leek' }, 'stew')).text).toBe('stew');
    expect(made).toEqual(['soup', 'stew']);
  });

  it('tells apart what differs in any field', async () => {
    await ask({ text: 'leek', language: 'fr' });
    await ask({ text: 'leek', language: 'es' });
    expect(made).toHaveLength(2);
  });

  it('keeps no failure, and no answer to a question of unusual length', async () => {
    await expect(kept.get({ text: 'kale' }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await ask({ text: 'kale' });
    const long = { text: 'x'.repeat(3_000) };
    await ask(long);
    await ask(long);
    expect(made).toHaveLength(3);
  });

  it('compresses an answer once in each encoding', async () => {
    const answer = await ask({ text: 'chard' });
    const [first, again] = await Promise.all([kept.packed(answer, 'br'), kept.packed(answer, 'br')]);
    expect(first).toBe(again);
    expect(brotliDecompressSync(first).toString()).toBe('soup');
    expect(await kept.packed(answer, 'gzip')).not.toEqual(first);
  });

  it('are no longer in memory when no one gets them any more', async () => {
    jest.useFakeTimers();
    try {
      const others = createKeptAnswers(
        () => 'same',
        () => Date.now(),
      );
      await others.get({ text: 'leek' }, () => Promise.resolve('soup'));
      jest.advanceTimersByTime(59_000);
      expect(others.size()).toBe(1);
      jest.advanceTimersByTime(2_000);
      expect(others.size()).toBe(0);
    } finally {
      jest.useRealTimers();
    }
  });
});
