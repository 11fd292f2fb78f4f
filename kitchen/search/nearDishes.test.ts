import { createSearchShelfBuilder } from './searchShelf';
import { cuisineNames } from '../reading/readCuisine';
import { nearDishes } from './nearDishes';

const DISHES = [
  { title: 'Apple pie', ingredientIds: ['apple', 'flour'], cuisine: 'american' },
  { title: 'Duck breast with honey', ingredientIds: ['duck-breast', 'honey'], cuisine: 'french' },
  { title: 'Hot chocolate', ingredientIds: ['milk', 'cocoa-powder'], cuisine: 'spanish' },
  { title: 'Moscow mule', ingredientIds: ['vodka', 'ginger-beer'], cuisine: 'american' },
  { title: 'Chicken curry', ingredientIds: ['chicken', 'curry-powder'], cuisine: 'indian' },
  { title: 'Lentil dal', ingredientIds: ['lentil', 'onion'], cuisine: 'indian' },
] as const;
const builder = createSearchShelfBuilder();
for (const { title, ingredientIds, cuisine } of DISHES)
  builder.put({
    ingredientIds,
    cuisine,
    mask: 0,
    popularity: 50,
    lines: 2,
    titles: [title],
    words: cuisineNames(cuisine),
  });
const shelf = builder.finish((position) => DISHES[position]!.title);

const near = (name: string, whole: readonly number[] = []) =>
  [...nearDishes(shelf, name, whole).scores.keys()].map((entry) => DISHES[entry]!.title);

describe('dishes near one that is not there', () => {
  it.each([
    ['its kind', 'pecan pie', 'Apple pie'],
    ['its kind in another language', 'tourte aux pommes', 'Apple pie'],
    ['a cut of its main ingredient', 'peking duck', 'Duck breast with honey'],
    ['its cuisine', 'spanish feast', 'Hot chocolate'],
    ['its kind and its cuisine, not only its cuisine', 'indian curry', 'Chicken curry'],
  ])('share %s: %p', (_what, name, title) => {
    expect(near(name)).toEqual([title]);
  });

  it.each(['mole poblano', 'hot dog', 'xyzzy', ''])('are none where only another word is common: %p', (name) => {
    expect(near(name)).toEqual([]);
  });

  it('are those of which the whole title was typed', () => {
    expect(near('grandmother moscow mule', [3])).toEqual(['Moscow mule']);
  });

  it('are what was asked for when only ingredients and cuisines were typed', () => {
    expect(nearDishes(shelf, 'indian chicken', []).isAbout).toBe(true);
    expect(nearDishes(shelf, 'chicken wellington', []).isAbout).toBe(false);
    expect(nearDishes(shelf, 'with the', []).isAbout).toBe(false);
  });

  it('are the nearest 24, the best first', () => {
    const many = createSearchShelfBuilder();
    const titles = Array.from({ length: 30 }, (_, i) => (i === 15 ? 'Pecan pie' : `Pie ${i}`));
    for (const title of titles)
      many.put({
        ingredientIds: title === 'Pecan pie' ? ['pecan'] : ['flour'],
        cuisine: 'american',
        mask: 0,
        popularity: 50,
        lines: 2,
        titles: [title],
        words: [],
      });
    const found = [
      ...nearDishes(
        many.finish((position) => titles[position]!),
        'pecan pie tart',
        [],
      ).scores.keys(),
    ];
    expect(found).toHaveLength(24);
    expect(titles[found[0]!]).toBe('Pecan pie');
  });
});
