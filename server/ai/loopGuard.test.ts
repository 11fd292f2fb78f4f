import { answerOf, drafts } from '@kitchen/testing/drafts';
import { createLoopGuard } from './loopGuard';

/** How many characters are read before the guard stops the answer; undefined when it never does. */
const stoppedAt = (text: string, pieceLength = 7): number | undefined => {
  const isLoop = createLoopGuard();
  for (let at = 0; at < text.length; at += pieceLength)
    if (isLoop(text.slice(at, at + pieceLength))) return at + pieceLength;
  return undefined;
};

describe('an answer that repeats itself', () => {
  it.each([
    ['one ingredient', '{"ingredients":["2 eggs"', ',"1 tsp basil"'],
    [
      'a round of ingredients',
      '{"ingredients":["2 eggs"',
      ', "1 tsp oregano", "1 tsp thyme", "1 tsp rosemary", "1 tsp basil"',
    ],
    ['white space', '{"title":"Eggs",', '\n'],
    ['a sentence', '{"steps":["', 'Add the eggs and cook them until they are set all through. '],
    ['a letter', '{"title":"', 'e'],
  ])('is stopped early: %s', (_what, before, again) => {
    const at = stoppedAt(before + again.repeat(2_000));
    expect(at).toBeDefined();
    expect(at).toBeLessThan(before.length + Math.max(480, again.length * 4) + 80);
  });

  it('is not what recipes are, however regular their lines', () => {
    expect(stoppedAt(answerOf(drafts(6)))).toBeUndefined();
    expect(stoppedAt(JSON.stringify(JSON.parse(answerOf(drafts(6))), null, 4))).toBeUndefined();
    const lines = Array.from({ length: 30 }, (_, i) => `"${i + 1} tbsp sugar"`).join(', ');
    expect(stoppedAt(lines)).toBeUndefined();
    expect(stoppedAt('"1 egg", "1 egg", "1 egg", "1 egg", "1 egg"')).toBeUndefined();
  });
});
