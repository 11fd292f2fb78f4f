import { NO_FILTERS } from '@/lib/search/searchFilters';
import { addressOf, changeThatShows, readAddress } from './savedAddress';

const read = (query: string) => readAddress(new URLSearchParams(query));

describe('the URL of the saved list', () => {
  it.each([
    '',
    'q=cr%C3%A8me',
    'category=meals',
    'category=drinks&type=non-alcoholic',
    'rating=4',
    'cuisine=thai&cuisine=puerto-rican',
    'without=Dairy&without=Kiwi&show=Nuts',
    'show=Nuts&also=may%3AEggs&also=unread',
    'rating=4&collection=abcdefghijklmnop',
    'q=soup&category=meals&type=dinner&rating=3&without=Gluten',
  ])('encodes %j and decodes it again', (query) => {
    expect(addressOf(read(query)).toString()).toBe(query);
  });

  it.each([
    'category=cakes',
    'type=dinner',
    'cuisine=klingon',
    'cuisine=Thai',
    'rating=9',
    'rating=-1',
    'rating=2.5',
    'rating=many',
    'without=',
    'q=',
    'unknown=1',
    'type=All',
    'also=everything',
    'collection=',
  ])('ignores invalid parameters such as %j', (query) => {
    expect(read(query)).toEqual({ text: '', filters: NO_FILTERS, lifted: [], alsoShown: [], collection: null });
  });

  it('drops a type of another category, duplicates and a text that is too long', () => {
    expect(read('category=drinks&type=dinner').filters.subcategory).toBe('All');
    expect(read('without=Dairy&without=Dairy').filters.excludedAllergens).toEqual(['Dairy']);
    expect(read(`q=${'x'.repeat(500)}`).text).toHaveLength(200);
    expect(read(`without=${'x'.repeat(500)}`).filters.excludedAllergens).toEqual([]);
  });
});

describe('showing what a reason hides', () => {
  it.each([
    [{ kind: 'rating' }, 'category=meals&rating=4&without=Nuts', 'category=meals&without=Nuts'],
    [{ kind: 'subcategory' }, 'category=meals&type=dinner&rating=4', 'category=meals&rating=4'],
    [{ kind: 'cuisine' }, 'cuisine=thai&cuisine=greek&rating=4', 'rating=4'],
    [{ kind: 'allergen', name: 'nuts' }, 'without=Nuts&without=Eggs', 'without=Eggs&show=nuts'],
    [{ kind: 'mayContain', name: 'Eggs' }, 'without=Eggs', 'without=Eggs&also=may%3AEggs'],
    [{ kind: 'unread' }, 'without=Eggs&also=may%3AEggs', 'without=Eggs&also=may%3AEggs&also=unread'],
  ] as const)('%j changes %s to %s', (reason, before, after) => {
    const address = read(before);
    expect(addressOf({ ...address, ...changeThatShows({ ...reason, count: 1 }, address) }).toString()).toBe(after);
  });
});
