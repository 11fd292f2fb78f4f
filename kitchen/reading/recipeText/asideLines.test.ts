import { isAside } from './asideLines';

it.each(['👋 Hola a todos', '👋 Hi everyone!', '“Salut les amis,', '🎉🎉🎉'])(
  'signs before a greeting, and signs alone, belong to the letter around a recipe: %s',
  (line) => {
    expect(isAside(line)).toBe(true);
  },
);

it('a sign before an ingredient does not make it part of the letter', () => {
  expect(isAside('🙂 Flour')).toBe(false);
});
