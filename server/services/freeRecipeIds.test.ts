import { freeRecipeIds } from './freeRecipeIds';

it('gives positive whole numbers that JSON keeps exactly, and no number twice', () => {
  const next = freeRecipeIds(() => false);
  const ids = Array.from({ length: 200 }, next);
  expect(new Set(ids).size).toBe(200);
  expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true);
});

it('gives no number that is taken', () => {
  const taken: number[] = [];
  const next = freeRecipeIds((id) => taken.length < 3 && taken.push(id) > 0);
  expect(taken).not.toContain(next());
  expect(taken).toHaveLength(3);
});
