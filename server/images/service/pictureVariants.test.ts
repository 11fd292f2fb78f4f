import { TABLES } from '@kitchen/recipes/pictureVocabulary';
import { FALLBACK_DISHES } from './fallbackDishes';
import { drawDish } from '../drawDish';
import {
  readPictureName,
  readPicturePath,
  redrawn,
  VARIANTS,
  writePictureName,
  writePicturePath,
} from './pictureVariants';

describe('the drawings of a dish', () => {
  it.each([
    ['shakshuka', { slug: 'shakshuka', variant: 1 }],
    ['shakshuka-v2', { slug: 'shakshuka', variant: 2 }],
    ['tortilla-de-patatas-v5', { slug: 'tortilla-de-patatas', variant: 5 }],
  ])('have names: %s', (name, read) => {
    expect(readPictureName(name)).toEqual(read);
    expect(writePictureName(read)).toBe(name);
    expect(readPicturePath(writePicturePath(read))).toEqual(read);
    expect(readPicturePath(`/pictures/${name}-400.webp?v=3`)).toEqual(read);
  });

  it.each(['shakshuka-v1', 'shakshuka-v6', 'shakshuka-v22'])('are no more than there are: %s', (name) => {
    expect(readPictureName(name)).toEqual({ slug: name, variant: 1 });
  });

  it.each(['https://evil.example/pictures/x.webp', '/pictures/../x.webp', '/pictures/x.png', ''])(
    'are not at %s',
    (path) => {
      expect(readPicturePath(path)).toBeUndefined();
    },
  );

  it('stand on different tables, known ones, and are different drawings', () => {
    const [dish] = [...FALLBACK_DISHES.values()];
    const all = Array.from({ length: VARIANTS }, (_, i) => redrawn(dish!, i + 1));
    expect(all[0]).toEqual(dish);
    expect(new Set(all.map(({ table }) => table)).size).toBe(VARIANTS);
    for (const { table } of all) expect(TABLES).toContain(table);
    expect(new Set(all.map((picture, i) => drawDish(picture, `x-v${i}`))).size).toBe(VARIANTS);
  });
});
