import { aRecipe } from '@/testing/builders';
import { countCuisines, filterRecipes, hiddenByFilters, type LocalFilters } from './filterRecipes';

const recipes = [
  aRecipe({ id: 1, cuisine: 'thai', subcategory: 'Breakfast', allergens: ['Eggs', 'Dairy'], userRating: 4 }),
  aRecipe({ id: 2, cuisine: 'Puerto Rican', subcategory: 'Dinner', allergens: ['Dairy'], userRating: 0 }),
  aRecipe({
    id: 3,
    cuisine: 'Klingon',
    subcategory: 'Dinner',
    allergens: [],
    userRating: 5,
    dietTypes: ['Meat', 'Vegetarian'],
  }),
];
const NONE: LocalFilters = { subcategory: 'All', cuisines: [], minimumRating: 0, excludedAllergens: [] };

describe('local filters', () => {
  it.each<[string, Partial<LocalFilters>, number[]]>([
    ['nothing by default', {}, [1, 2, 3]],
    ['nothing for None', { subcategory: 'None' }, [1, 2, 3]],
    ['other sub-types', { subcategory: 'Dinner' }, [2, 3]],
    ['other cuisines', { cuisines: ['thai'] }, [1]],
    ['nothing of two cuisines, one stored before there were ids', { cuisines: ['thai', 'puerto-rican'] }, [1, 2]],
    ['recipes rated too low, unrated ones included', { minimumRating: 5 }, [3]],
    ['recipes that contain an allergen, however it is spelled', { excludedAllergens: ['dairy'] }, [3]],
    ['nothing for Meat', { diets: ['Meat'] }, [1, 2, 3]],
    ['recipes that do not fit a diet', { diets: ['Vegan'] }, [1, 2]],
    ['nothing for a diet that was lifted', { diets: ['Vegan'], lifted: [{ kind: 'diet', name: 'Vegan' }] }, [1, 2, 3]],
    ['recipes that contain any of several allergens', { excludedAllergens: ['Eggs', 'Dairy'] }, [3]],
    [
      'recipes that fail any of several filters',
      { subcategory: 'Breakfast', minimumRating: 4, excludedAllergens: ['Fish'] },
      [1],
    ],
  ])('hides %s', (_what, filters, expected) => {
    expect(filterRecipes(recipes, { ...NONE, ...filters }).map(({ id }) => id)).toEqual(expected);
  });
});

describe('the count of hidden recipes', () => {
  it('is empty without filters', () => {
    expect(hiddenByFilters(recipes, NONE)).toEqual({ count: 0, reasons: [] });
  });

  it('is given by reason, and a recipe with several counts once in the total', () => {
    const filters: LocalFilters = {
      ...NONE,
      subcategory: 'Dinner',
      minimumRating: 1,
      excludedAllergens: ['Dairy', 'Fish'],
    };
    expect(hiddenByFilters(recipes, filters)).toEqual({
      count: 2,
      reasons: [
        { kind: 'allergen', name: 'Dairy', count: 2 },
        { kind: 'rating', count: 1 },
        { kind: 'subcategory', count: 1 },
      ],
    });
  });
});

describe('cuisines', () => {
  it('hide what would be shown without them, and nothing that another filter hides too', () => {
    const { reasons } = hiddenByFilters(recipes, { ...NONE, cuisines: ['thai'], excludedAllergens: ['Dairy'] });
    expect(reasons).toEqual([
      { kind: 'allergen', name: 'Dairy', count: 2 },
      { kind: 'cuisine', count: 1 },
    ]);
  });

  it('are counted, those without an id together', () => {
    const more = [...recipes, aRecipe({ id: 4, cuisine: 'thai' }), aRecipe({ id: 5, cuisine: undefined })];
    expect(countCuisines(more)).toEqual([
      { cuisine: 'thai', count: 2 },
      { count: 2 },
      { cuisine: 'puerto-rican', count: 1 },
    ]);
  });
});

describe('recipes with uncertain allergens', () => {
  const uncertain = [
    aRecipe({ id: 1, allergens: [], mayContain: [{ allergen: 'Nuts', ingredient: 'muesli' }] }),
    aRecipe({ id: 2, allergens: [], unreadLines: { count: 3, total: 9 } }),
    aRecipe({ id: 3, allergens: [], foreignLanguage: 'de' }),
    aRecipe({ id: 4, allergens: ['Nuts'] }),
  ];

  it('are hidden with separate reasons while an allergen is excluded', () => {
    const filters: LocalFilters = { ...NONE, excludedAllergens: ['Nuts'] };
    expect(filterRecipes(uncertain, filters)).toEqual([]);
    expect(hiddenByFilters(uncertain, filters).reasons).toEqual([
      { kind: 'allergen', name: 'Nuts', count: 1 },
      { kind: 'mayContain', name: 'Nuts', count: 1 },
      { kind: 'unread', count: 2 },
    ]);
  });

  it('are shown under other filters', () => {
    expect(filterRecipes(uncertain, { ...NONE, minimumRating: 0 })).toHaveLength(4);
  });
});
