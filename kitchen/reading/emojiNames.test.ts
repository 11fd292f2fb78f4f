import { hasEmoji, withEmojiNames } from './emojiNames';

it.each([
  ['🥚', 'en', 'egg'],
  ['🥚🥚', 'en', '2 eggs'],
  ['🥚 🥚 🥚', 'es', '3 huevos'],
  ['🥕', 'fr', 'carotte'],
  ['🌶️🌶️', 'fr', '2 piments'],
  ['4 🥚🥚', 'en', '4 egg'],
  ['🥚🥛🥚', 'en', 'egg milk egg'],
  ['three eggs', 'en', 'three eggs'],
  ['🎂', 'en', '🎂'],
] as const)('“%s” is said in %s as “%s”', (text, tongue, words) => {
  expect(withEmojiNames(text, tongue).trim().replace(/\s+/g, ' ')).toBe(words);
});

it('food is told from other pictures', () => {
  expect([hasEmoji('a 🥚'), hasEmoji('a 🎂'), hasEmoji('an egg')]).toEqual([true, false, false]);
});
