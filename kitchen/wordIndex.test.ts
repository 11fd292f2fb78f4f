import { foldText } from './foldWord';
import { INGREDIENTS } from './ingredientTable';
import { createWordIndex } from './wordIndex';

const index = createWordIndex(INGREDIENTS);

/** The first letter is right; one of the others was left out, or typed before its time. */
const mistyped = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, i) => i + 1)
    .flatMap((i) => [
      word.slice(0, i) + word.slice(i + 1),
      word.slice(0, i) + word[i + 1]! + word[i]! + word.slice(i + 2),
    ])
    .filter((typed) => typed !== word && !typed.includes('undefined'));

describe('a mistyped ingredient', () => {
  it.each([
    ['corgettes', 'en-GB', 'courgette'],
    ['corgettes', 'fr', 'courgette'],
    ['garic', 'en-GB', 'garlic'],
    ['trnip', 'en-GB', 'turnip'],
    ['poireu', 'fr', 'leek'],
    ['tomats', 'en-GB', 'tomato'],
    ['zanahora', 'es', 'carrot'],
  ] as const)('%s in %s is %s', (typed, language, id) => {
    expect(index.near([typed], language)).toBe(id);
  });

  it.each([
    ['en-GB', 'en'],
    ['es', 'es'],
    ['fr', 'fr'],
  ] as const)('is what it was meant to be 97 times in 100, in %s', (language, column) => {
    let right = 0;
    let wrong = 0;
    INGREDIENTS.forEach((ingredient, place) => {
      const word = foldText(ingredient[column]?.[0] ?? '');
      if (place % 5 > 0 || word.length < 5 || word.includes(' ')) return;
      for (const typed of mistyped(word)) {
        const found = index.exact([typed], language) ?? index.near([typed], language);
        if (found === ingredient.id) right += 1;
        else if (found !== undefined) wrong += 1;
      }
    });
    expect(right).toBeGreaterThan(600);
    expect(right / (right + wrong)).toBeGreaterThan(0.97);
  });
});
