import type { CookbookThing } from '@contracts/cookbook';
import type { Line } from '../lines/lineList';
import {
  collectionName,
  collectionRecipeIds,
  collectionsOf,
  cookedOf,
  membershipsOf,
  notesOf,
  restoredThings,
} from './cookbookLines';
import { stepOfNote } from './noteStep';

const recipe = { id: 7, title: 'Shakshuka' };
const line = (id: string, thing: CookbookThing, at = 1): Line<CookbookThing> => ({ id, thing, state: 'open', at });
const collection = (id: string, name: string) => line(id, { kind: 'collection', name });
const member = (id: string, of: string, recipeId = 7, at = 1) =>
  line(id, { kind: 'member', collection: of, recipe: { ...recipe, id: recipeId } }, at);
const cooked = (id: string, on: string, at = 1) =>
  line(id, { kind: 'cooked', recipe, on, servings: 2, stars: 4, comment: '' }, at);

describe('the collections of a cookbook', () => {
  const lines = [
    collection('b', 'Sundays'),
    collection('a', 'Été'),
    member('1', 'b', 9, 3),
    member('2', 'b', 7, 2),
    member('3', 'b', 7, 4),
    member('4', 'gone'),
  ];

  it('come by name, each recipe once, in the order in which they were added', () => {
    expect(collectionsOf(lines, 'en-GB')).toEqual([
      { id: 'a', name: 'Été', recipeIds: [] },
      { id: 'b', name: 'Sundays', recipeIds: [7, 9] },
    ]);
    expect(collectionRecipeIds(lines, 'b')).toEqual([7, 9]);
    expect([collectionName(lines, 'b'), collectionName(lines, 'gone')]).toEqual(['Sundays', undefined]);
  });

  it('lose a recipe with every line that put it there', () => {
    expect(membershipsOf(lines, 'b', 7)).toEqual(['2', '3']);
    expect(membershipsOf(lines, 'b')).toEqual(['2', '1', '3']);
  });

  it('come back from Undo with their recipes', () => {
    const removed = [collection('b', 'Sundays'), member('2', 'b')].map(({ id, thing }) => ({ id, thing: thing! }));
    expect(restoredThings(removed, ['n1', 'n2'])).toEqual([
      { id: 'n1', thing: { kind: 'collection', name: 'Sundays' } },
      { id: 'n2', thing: { kind: 'member', collection: 'n1', recipe } },
    ]);
  });
});

it('lists what was cooked by day, the last first', () => {
  const lines = [cooked('a', '2026-11-20'), cooked('b', '2026-11-21', 1), cooked('c', '2026-11-21', 2)];
  expect(cookedOf(lines).map(({ lineId }) => lineId)).toEqual(['c', 'b', 'a']);
});

it('finds the notes on a recipe, without those that are gone', () => {
  const note = (id: string, text: string) => line(id, { kind: 'note', recipe, text });
  const lines = [note('b', 'Second'), note('a', 'First'), { id: 'c', state: 'gone' as const, at: 3 }];
  expect(notesOf(lines, 7).map(({ text }) => text)).toEqual(['First', 'Second']);
  expect(notesOf(lines, 8)).toEqual([]);
});

describe('a note on a step', () => {
  const at = (index: number, words: string) => ({ step: { index, words } });
  it.each([
    ['stays at its step', at(1, 'Fry.'), ['Chop.', 'Fry.'], 1],
    ['follows its step after an edit', at(1, 'Fry.'), ['Chop.', 'Rest.', 'Fry.'], 2],
    ['stays at its number in another language', at(1, 'Fry.'), ['Émincez.', 'Faites revenir.'], 1],
    ['belongs to the recipe once its step is gone', at(4, 'Fry.'), ['Chop.'], undefined],
    ['belongs to the recipe without a step', {}, ['Chop.'], undefined],
  ])('%s', (_what, note, steps, found) => {
    expect(stepOfNote(note, steps)).toBe(found);
  });
});
