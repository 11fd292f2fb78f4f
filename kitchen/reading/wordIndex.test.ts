import { foldText } from './foldWord';
import { INGREDIENTS } from '../ingredients/ingredientTable';
import { createWordIndex } from './wordIndex';

const index = createWordIndex(INGREDIENTS);

/** The first letter is correct; one of the others was left out, or typed too early. */
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
    ['gralic', 'en-GB', 'garlic'],
    ['carrrot', 'en-GB', 'carrot'],
    ['onoin', 'en-GB', 'onion'],
    ['beure', 'fr', 'butter'],
    ['prwans', 'en-GB', 'prawn'],
    ['poireu', 'fr', 'leek'],
    ['tomats', 'en-GB', 'tomato'],
    ['zanahora', 'es', 'carrot'],
    ['the corgettes', 'en-GB', 'courgette'],
    ['des corgettes', 'fr', 'courgette'],
    ['the', 'en-GB', undefined],
    ['the the', 'en-GB', undefined],
  ] as const)('%s in %s is %s', (typed, language, id) => {
    expect(index.near(typed.split(' '), language)).toBe(id);
  });

  it.each([
    ['going', 'en-GB'],
    ['what', 'en-GB'],
    ['soup', 'en-GB'],
    ['need', 'en-GB'],
    ['stale', 'en-GB'],
    ['name', 'en-GB'],
    ['porte', 'fr'],
    ['temps', 'fr'],
    ['casi', 'es'],
    ['lugar', 'es'],
  ] as const)('is not guessed from an ordinary word: %s in %s', (typed, language) => {
    expect(index.exact([typed], language) ?? index.near([typed], language)).toBeUndefined();
  });

  it.each(['garic', 'trnip', 'tomto'])('is not guessed from five letters with one missing: %s', (typed) => {
    expect(index.near([typed], 'en-GB')).toBeUndefined();
  });

  it.each([
    ['en-GB', 'en'],
    ['es', 'es'],
    ['fr', 'fr'],
  ] as const)('is recognised 97 times in 100, in %s', (language, column) => {
    let right = 0;
    let wrong = 0;
    INGREDIENTS.forEach((ingredient, place) => {
      const word = foldText(ingredient[column]?.[0] ?? '');
      if (place % 5 > 0 || word.length < 5 || word.includes(' ')) return;
      for (const typed of mistyped(word).filter(({ length }) => length >= 6)) {
        const found = index.exact([typed], language) ?? index.near([typed], language);
        if (found === ingredient.id) right += 1;
        else if (found !== undefined) wrong += 1;
      }
    });
    expect(right).toBeGreaterThan(500);
    expect(right / (right + wrong)).toBeGreaterThan(0.97);
  });
});
