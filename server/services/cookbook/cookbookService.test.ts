import type { Kysely } from 'kysely';
import type { CookbookThing } from '@contracts/cookbook';
import type { Recipe } from '@contracts/recipe';
import type { Database } from '../../db/schema';
import { createCookbookRepository } from '../../repositories/cookbookRepository';
import { openTestDatabase } from '../../testing/testDatabase';
import { addTestUser } from '../../testing/testUser';
import type { JsonText } from '../../text/jsonText';
import { createCookbookService } from './cookbookService';

const PAGE_LENGTH = 1024 * 1024;
const HALF = PAGE_LENGTH / 2;

let db: Kysely<Database>;
beforeEach(async () => {
  db = await openTestDatabase();
  await addTestUser(db, 'cook');
});
afterEach(() => db.destroy());

/** The service; recipes have texts of these lengths by id from 1, and those without one are deleted. */
const serviceWith = (lengths: readonly (number | undefined)[] = []) =>
  createCookbookService({
    cookbooks: createCookbookRepository(db),
    bodies: { bodiesOf: () => Promise.resolve(new Map()) },
    recipes: {
      textOf: (id) => {
        const length = lengths[id - 1];
        return length === undefined ? undefined : (JSON.stringify({ id }).padEnd(length) as JsonText<Recipe>);
      },
    },
    now: () => new Date(9_000),
  });

const idOf = (i: number) => `line-${String(i).padStart(12, '0')}`;
const line = (i: number, thing: CookbookThing) => ({ id: idOf(i), thing, state: 'open' as const, at: 1_000 + i });
const dal = (title: string) => ({ id: 7, title });

describe('what a cook writes', () => {
  it.each<[CookbookThing, CookbookThing]>([
    [
      { kind: 'note', recipe: dal('<i>Dal</i>'), text: '<b>Less</b> salt.\n<br>\nMore cumin.\n<br>' },
      { kind: 'note', recipe: dal('Dal'), text: 'Less salt.\n\nMore cumin.' },
    ],
    [
      { kind: 'note', recipe: dal('Dal'), step: { index: 2, words: '<b>Rinse</b> it' }, text: 'Twice' },
      { kind: 'note', recipe: dal('Dal'), step: { index: 2, words: 'Rinse it' }, text: 'Twice' },
    ],
    [
      { kind: 'cooked', recipe: dal('<i>Dal</i>'), on: '2026-11-30', servings: 2, stars: 4, comment: '<b>Good</b>' },
      { kind: 'cooked', recipe: dal('Dal'), on: '2026-11-30', servings: 2, stars: 4, comment: 'Good' },
    ],
    [
      { kind: 'collection', name: '<b>Sundays</b>' },
      { kind: 'collection', name: 'Sundays' },
    ],
    [
      { kind: 'member', collection: idOf(9), recipe: dal('<i>Dal</i>') },
      { kind: 'member', collection: idOf(9), recipe: dal('Dal') },
    ],
  ])('is kept without markup: %j', async (sent, kept) => {
    const { entries } = await serviceWith().change('cook', { changes: [line(1, sent)] });
    expect(entries.map(({ thing }) => thing)).toEqual([kept]);
  });

  it.each<CookbookThing>([
    { kind: 'note', recipe: dal('Dal'), text: '<b></b>' },
    { kind: 'collection', name: '<b></b>' },
  ])('makes no line when nothing but markup is in it: %j', async (thing) => {
    const { entries } = await serviceWith().change('cook', { changes: [line(1, thing)] });
    expect(entries).toEqual([{ id: idOf(1), state: 'gone', at: 9_000 }]);
  });
});

describe('an answer to changes', () => {
  it('says how a line stands whose change is old, to a reader who has all news', async () => {
    const service = serviceWith();
    const newest = { ...line(1, { kind: 'collection', name: 'Newest' }), at: 5_000 };
    const { revision } = await service.change('cook', { changes: [newest] });
    const old = line(1, { kind: 'collection', name: 'Old' });
    const { entries } = await service.change('cook', { since: revision, changes: [old] });
    expect(entries).toEqual([newest]);
  });
});

describe('the pages of a shared collection', () => {
  it.each([
    ['as many recipes as fit', [HALF, HALF, 40], [[1, 2], [3]]],
    ['one recipe less when the last is one letter too long', [HALF, HALF + 1], [[1], [2]]],
    ['a recipe alone that is longer than a page', [PAGE_LENGTH + 1, 40, 40], [[1], [2, 3]]],
    ['no recipe that was deleted', [undefined, HALF, undefined, HALF, 40], [[2, 4], [5]]],
    ['nothing when all were deleted', [undefined, undefined], [[]]],
  ])('have %s', async (_what, lengths, expected) => {
    const service = serviceWith(lengths);
    const members = lengths.map((_length, i) =>
      line(i + 2, { kind: 'member', collection: idOf(1), recipe: { id: i + 1, title: 'A dish' } }),
    );
    await service.change('cook', { changes: [line(1, { kind: 'collection', name: 'Sundays' }), ...members] });
    const { share } = await service.share('cook', idOf(1));
    const pages: number[][] = [];
    for (let from: number | null = 0; from !== null;) {
      const page = await service.readShared(share, from, 'en-GB');
      pages.push(page.recipes.map(({ id }) => id));
      from = page.next;
    }
    expect(pages).toEqual(expected);
  });
});
