import { createNameVocabulary, knownWordsOf, type KnownWords } from './nameVocabulary';

/** Adds words, each with one posting more than before. */
const vocabularyOf = (words: readonly string[], from?: KnownWords) => {
  const vocabulary = createNameVocabulary(from);
  words.forEach((word, posting) => vocabulary.post(vocabulary.numberOf(word), posting));
  return vocabulary;
};
const listsOf = ({ postings }: KnownWords) => postings.map((list) => [...list]);

it('numbers words from 1 in the order in which they come, and sorts them', () => {
  const known = vocabularyOf(['soup', 'of', 'leek', 'soup']).build();
  expect(known.vocabulary).toEqual(['leek', 'of', 'soup']);
  expect(['soup', 'of', 'leek', 'tart'].map(known.numbers.get)).toEqual([1, 2, 3, undefined]);
  expect(['soup', 'leek', 'tart'].map(known.numbers.has)).toEqual([true, true, false]);
  expect(listsOf(known)).toEqual([[0, 3], [1], [2]]);
  expect([...known.fillers]).toEqual([2]);
});

it('goes on with words it had, which stay as they were', () => {
  const vocabulary = vocabularyOf(['leek', 'soup']);
  const first = vocabulary.build();
  for (const [word, posting] of [
    ['onion', 2],
    ['soup', 3],
    ['apple', 4],
    ['the', 5],
    ['zest', 6],
  ] as const)
    // prettier-ignore
    vocabulary.post(vocabulary.numberOf(word), posting);
  const second = vocabulary.build();
  expect(second.vocabulary).toEqual(['apple', 'leek', 'onion', 'soup', 'the', 'zest']);
  expect(listsOf(second)).toEqual([[0], [1, 3], [2], [4], [5], [6]]);
  expect([...second.fillers]).toEqual([5]);
  expect([first.vocabulary, listsOf(first), [...first.fillers]]).toEqual([['leek', 'soup'], [[0], [1]], []]);
  expect([first.numbers.get('zest'), first.numbers.has('zest'), second.numbers.get('zest')]).toEqual([
    undefined,
    false,
    6,
  ]);
});

it('goes on with the words of another vocabulary', () => {
  const from = vocabularyOf(['leek', 'the']).build();
  const vocabulary = createNameVocabulary(from);
  vocabulary.post(vocabulary.numberOf('leek'), 7);
  const unposted = vocabulary.numberOf('pie');
  const known = vocabulary.build();
  expect([unposted, known.numbers.get('leek'), known.numbers.get('the')]).toEqual([3, 1, 2]);
  expect(known.vocabulary).toEqual(['leek', 'pie', 'the']);
  expect(listsOf(known)).toEqual([[0, 7], [1], []]);
  expect([...known.fillers]).toEqual([2]);
  expect(listsOf(from)).toEqual([[0], [1]]);
});

it('is built the same when nothing is added', () => {
  const from = vocabularyOf(['soup', 'leek']).build();
  const known = createNameVocabulary(from).build();
  expect([known.vocabulary, listsOf(known)]).toEqual([from.vocabulary, listsOf(from)]);
});

it('knows words that are stored with their postings', () => {
  const built = vocabularyOf(['soup', 'of', 'leek']).build();
  const known = knownWordsOf(['soup', 'of', 'leek'], built.postings);
  expect([known.vocabulary, listsOf(known), [...known.fillers]]).toEqual([
    built.vocabulary,
    listsOf(built),
    [...built.fillers],
  ]);
  expect(['soup', 'of', 'leek', 'tart'].map((word) => known.numbers.get(word))).toEqual([1, 2, 3, undefined]);
});
