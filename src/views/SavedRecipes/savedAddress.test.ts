import { NO_FILTERS } from '@/components/FilterPanel/searchFilters';
import { addressOf, readAddress } from './savedAddress';

const read = (query: string) => readAddress(new URLSearchParams(query));

describe('the address of the saved list', () => {
  it.each([
    '',
    'q=cr%C3%A8me',
    'category=meals',
    'category=drinks&type=non-alcoholic',
    'rating=4',
    'without=Dairy&without=Kiwi&show=Nuts',
    'q=soup&category=meals&type=dinner&rating=3&without=Gluten',
  ])('says %j and is read again', (query) => {
    expect(addressOf(read(query)).toString()).toBe(query);
  });

  it.each([
    'category=cakes',
    'type=dinner',
    'rating=9',
    'rating=-1',
    'rating=2.5',
    'rating=many',
    'without=',
    'q=',
    'unknown=1',
    'type=All',
  ])('that makes no sense, as %j, filters nothing', (query) => {
    expect(read(query)).toEqual({ text: '', filters: NO_FILTERS, lifted: [] });
  });

  it('drops a type of another category, what is said twice and what is too long', () => {
    expect(read('category=drinks&type=dinner').filters.subcategory).toBe('All');
    expect(read('without=Dairy&without=Dairy').filters.excludedAllergens).toEqual(['Dairy']);
    expect(read(`q=${'x'.repeat(500)}`).text).toHaveLength(200);
    expect(read(`without=${'x'.repeat(500)}`).filters.excludedAllergens).toEqual([]);
  });
});
