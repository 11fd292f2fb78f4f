import { written } from '../testing/written';
import { searchByName } from './nameSearch';
import { searchByIngredients } from './recipeSearch';
import { createSearchShelfBuilder } from './searchShelf';
import { columnsOfShelf, shelfOfColumns } from './shelfColumns';
import { shelvedFromOwn } from './shelvedOwn';

const FIELDS = { category: 'None', preferences: {} } as const;
const RECIPES = [
  written('Nan’s Sunday pie', ['500 g leeks', '200 g Cheddar', '2 eggs']),
  written('Green soup', ['200 g spinach', '1 potato'], { minutes: 20 }),
];
const MORE = written('Leek soup', ['3 leeks', '1 potato']);
const titleOf = (position: number) => [...RECIPES, MORE][position]!.title;

describe('a shelf from stored columns', () => {
  it('finds what was on it, and takes further recipes', () => {
    const first = createSearchShelfBuilder();
    for (const recipe of RECIPES) first.put(shelvedFromOwn(recipe));
    const stored = columnsOfShelf(first.finish(titleOf));

    const next = createSearchShelfBuilder(shelfOfColumns(stored));
    next.put(shelvedFromOwn(MORE));
    const shelf = next.finish(titleOf);

    const { hits } = searchByIngredients(shelf, FIELDS, 'leek, cheddar, egg', 'en-GB');
    expect(hits.map(({ entry, matched }) => [entry, matched])).toEqual([
      [0, 3],
      [2, 1],
    ]);
    expect(searchByName(shelf, FIELDS, 'soup', 'en-GB').positions).toEqual([1, 2]);
  });
});
