import { parseSentence, writeSentence, type SentenceToken } from './stepSentence';

const PIECES: readonly (readonly [string, SentenceToken])[] = [
  ['{egg}', { kind: 'ingredient', key: 'egg' }],
  ['{flour|the flour}', { kind: 'ingredient', key: 'flour', words: 'the flour' }],
  ['{oil#}', { kind: 'amount', key: 'oil' }],
  ['{sugar#30 g}', { kind: 'amount', key: 'sugar', amount: 30, unit: 'g' }],
  ['{egg#1.5 piece}', { kind: 'amount', key: 'egg', amount: 1.5, unit: 'piece' }],
  ['{temp}', { kind: 'temperature' }],
  ['{74 °C}', { kind: 'temperature', celsius: 74 }],
  ['{2.5 cm}', { kind: 'length', cm: 2.5 }],
];

describe('a step’s sentence', () => {
  it.each(PIECES)('%s is read, and written as it was', (written, token) => {
    expect(parseSentence(`Take ${written}.`)).toEqual([
      { kind: 'text', text: 'Take ' },
      token,
      { kind: 'text', text: '.' },
    ]);
    expect(writeSentence([{ kind: 'text', text: 'Take ' }, token, { kind: 'text', text: '.' }])).toBe(
      `Take ${written}.`,
    );
  });

  it('without placeholders stays as it is', () => {
    expect(writeSentence(parseSentence('Serve at once.'))).toBe('Serve at once.');
  });

  it.each(['Add {2 eggs}.', 'Add {flour|}.', 'Add {sugar#30 bags}.', 'Add {flour.', 'Add flour}.'])(
    '“%s” is refused',
    (sentence) => {
      expect(() => parseSentence(sentence)).toThrow();
    },
  );
});
