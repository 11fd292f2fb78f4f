import { NO_FILTERS } from '@/lib/search/searchFilters';
import { causeOf } from './NoMatch';

const outcome = { text: '', isEmptyCollection: false, isHidden: false, filters: NO_FILTERS };

describe('the cause of an empty list of saved recipes', () => {
  it.each([
    ['a collection without recipes', { isEmptyCollection: true, text: 'soup' }, 'emptyCollection'],
    ['a search that no recipe matches', { text: 'qwertz' }, 'nothingNamed'],
    ['filters that hide what the search finds', { text: 'soup', isHidden: true }, 'namedButHidden'],
    ['filters alone', { isHidden: true }, 'filtered'],
    ['a blank search and filters', { text: ' ', isHidden: true }, 'filtered'],
    [
      'a search within a category, which may be what hides the matches',
      { text: 'soup', filters: { ...NO_FILTERS, category: 'Drinks' as const } },
      'filtered',
    ],
  ])('is told for %s', (_name, change, cause) => {
    expect(causeOf({ ...outcome, ...change })).toBe(cause);
  });
});
