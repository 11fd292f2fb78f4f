import { recipeIdOf } from './recipeId';

it('always gives a slug the same number', () => {
  expect(recipeIdOf('shakshuka')).toBe(8_666_135_352_338_919);
  expect(recipeIdOf('mojito')).toBe(605_958_267_480_469);
});

it('gives safe positive integers that do not repeat', () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => recipeIdOf(`dish-${index}`));
  expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
