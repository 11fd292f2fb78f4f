import fc from 'fast-check';
import type { CookbookAnswer, CookbookThing } from '@contracts/cookbook';
import type { FileItem, FileLine, FileRecipe, SaveImportedResponse } from '@contracts/fileImport';
import { COOKBOOK_CHANGES_MAX } from '@contracts/limits';
import type { RecipeWords } from '@contracts/ownRecipes';
import type { RecipeId } from '@contracts/recipe';
import type { ShoppingAnswer, ShoppingThing } from '@contracts/shopping';
import { NO_LINES } from '@kitchen/giving/cookLines';
import { takenLines } from '@kitchen/giving/takenLines';
import type { Line } from '@kitchen/lines/lineList';
import { ownRecipe } from '@kitchen/recipes/ownRecipe';
import { sized } from '@kitchen/testing/sized';
import { readUpload } from '../server/import/upload/readUpload';
import { openApp } from '../server/testing/openApp';
import { signUp, type SignedUp } from '../server/testing/signUp';
import { createAppStore } from '../src/app/store/store';
import type { UnsentChange } from '../src/lib/account/unsentChanges';
import { selectImport, type RecipeImport } from '../src/slices/recipeImportSlice';
import { selectSavedRecipes, type SavedRecipe } from '../src/slices/savedRecipesSlice';
import { archiveOfRecipes } from '../src/store/giveThunks';
import { beginImport, chooseImportFile, dropImport } from '../src/store/importThunks';
import { fakeApi } from '../src/testing/fakeApi';
import { fakeEffects } from '../src/testing/fakeEffects';
import '../src/testing/setup';
import { preloaded } from '../src/testing/preloaded';

const GUEST = 'guest';
const NOW = Date.parse('2026-03-01T12:00:00Z');

const text = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9"'{};,.!?()½°’ -]{1,40}$/).filter((one) => /^\S.*[A-Za-z]\S?$/.test(one));
const titled = (title: string, lines: readonly string[]): RecipeWords => ({
  title,
  about: '',
  category: 'Meals',
  subcategory: 'Dinner',
  language: 'en-GB',
  servings: 4,
  ingredients: lines.map((line) => ({ text: line })),
  steps: ['Simmer for 20 minutes.'],
});
const bodyOf = ({ language = 'en-GB', ...written }: RecipeWords) => ownRecipe(written, { language });

/** What one of three own recipes, or one of the collection, is called by. */
const about = fc.constantFrom(...[10_001, 10_002, 10_003, 77].map((id) => ({ id, title: `Dish ${id}` })));

const bookThings = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('note' as const), recipe: about, text }),
    fc.record({
      kind: fc.constant('note' as const),
      recipe: about,
      text,
      step: fc.record({ index: fc.nat(9), words: text }),
    }),
    fc.record({
      kind: fc.constant('cooked' as const),
      recipe: about,
      on: fc.constantFrom('2026-02-01', '2026-02-02'),
      servings: fc.integer({ min: 1, max: 9 }),
      stars: fc.nat(5),
      comment: fc.oneof(fc.constant(''), text),
    }),
    fc.record({ kind: fc.constant('member' as const), recipe: about, collection: fc.constantFrom('a', 'b', 'c') }),
  ),
  { maxLength: 12 },
);

const bought = fc.array(
  fc.record({
    thing: fc.record(
      { name: text, language: fc.constantFrom('en-GB' as const, 'es' as const), grams: fc.nat(900), recipe: about },
      { requiredKeys: ['name', 'language'] },
    ),
    state: fc.constantFrom('open' as const, 'ticked' as const),
  }),
  { maxLength: 8 },
);

const lineId = (name: string) => `line-${name}`.padEnd(16, '0');
const byId = <Thing>(lines: readonly Line<Thing>[]) => Object.fromEntries(lines.map((line) => [line.id, line]));

/** The lines of a cookbook with three collections, two of them of the same name. */
const bookLines = (things: readonly CookbookThing[]): Line<CookbookThing>[] => [
  ...['a', 'b', 'c'].map((name, i) => ({
    id: lineId(name),
    thing: { kind: 'collection' as const, name: name === 'c' ? 'a' : name },
    state: 'open' as const,
    at: 100 + i,
  })),
  ...things.map((thing, i) => ({
    id: lineId(`thing${i}`),
    thing: thing.kind === 'member' ? { ...thing, collection: lineId(thing.collection) } : thing,
    state: 'open' as const,
    at: 1_000 + i,
  })),
  { id: lineId('gone'), state: 'gone', at: 5 },
];

const listLines = (things: readonly { thing: ShoppingThing; state: 'open' | 'ticked' }[]): Line<ShoppingThing>[] =>
  things.map((line, i) => ({ id: lineId(`bought${i}`), ...line, at: 2_000 + i }));

interface Own {
  recipes: SavedRecipe[];
  unsent: UnsentChange[];
  cookbook: Line<CookbookThing>[];
  shopping: Line<ShoppingThing>[];
}

/** Three own recipes of a guest, the first of them edited twice. */
const ownRecipes = (stars: number): Pick<Own, 'recipes' | 'unsent'> => {
  const saved = (id: RecipeId, words: RecipeWords, version?: string): SavedRecipe => ({
    ...bodyOf(words),
    id,
    isSaved: true,
    userRating: id === 10_001 ? stars : 0,
    savedAt: NOW - id,
    ...(version !== undefined && { version }),
  });
  const first = titled('Leek soup', ['3 leeks']);
  const versions = ['V'.repeat(16), 'W'.repeat(16)];
  const second = { ...first, title: 'Leek soup, better' };
  const third = { ...second, ingredients: [...second.ingredients, { text: '50 g butter' }] };
  const edits = [second, third].map((words, i) => ({
    version: versions[i]!,
    ...(i > 0 && { base: versions[i - 1]! }),
    at: NOW + i,
    recipe: saved(10_001, words, versions[i]),
  }));
  return {
    recipes: [
      saved(10_001, third, versions[1]),
      saved(10_002, titled('Bread', ['500 g flour', '7 g yeast'])),
      saved(10_003, titled('Pie', ['3 apples', '200 g flour'])),
    ],
    unsent: [{ recipeId: 10_001, kind: 'save', created: saved(10_001, first), edits, at: NOW + 1, status: 'new' }],
  };
};

const anyOwn: fc.Arbitrary<Own> = fc
  .record({ stars: fc.nat(5), things: bookThings, list: bought })
  .map(({ stars, things, list }) => ({
    ...ownRecipes(stars),
    cookbook: bookLines(things),
    shopping: listLines(list),
  }));

const storeOf = ({ recipes, unsent, cookbook, shopping }: Own) =>
  createAppStore(
    fakeEffects(),
    preloaded({
      savedRecipes: { owner: GUEST, byOwner: { [GUEST]: recipes }, unsent: { [GUEST]: unsent } },
      cookbook: { byOwner: { [GUEST]: { entries: byId(cookbook) } } },
      shopping: { byList: { [GUEST]: { entries: byId(shopping), order: { aisles: ['bakery'], at: 9 } } } },
    }),
  );
type Store = ReturnType<typeof storeOf>;

const itemsOf = async (bytes: Uint8Array): Promise<FileItem[]> =>
  (await readUpload({ name: 'larder.zip', bytes })).flatMap((piece) => JSON.parse(piece) as FileItem[]);

const exportOf = async (store: Store): Promise<FileItem[]> => {
  const recipes = selectSavedRecipes(store.getState());
  const blob = await store.dispatch(archiveOfRecipes('all', recipes, () => Promise.resolve(undefined)));
  return itemsOf(new Uint8Array(await blob.arrayBuffer()));
};

const until = async (store: Store, phase: RecipeImport['phase']) => {
  for (let tries = 0; selectImport(store.getState())?.phase !== phase; tries += 1) {
    if (tries > 20_000) throw new Error(`not ${phase}: ${JSON.stringify(selectImport(store.getState()))}`);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
};

const importInto = async (store: Store, items: readonly FileItem[]) => {
  fakeApi({ 'POST /api/recipes/from-file': items });
  await store.dispatch(chooseImportFile(new File(['x'], 'larder.zip')));
  await until(store, 'ready');
  await store.dispatch(beginImport());
  await until(store, 'done');
  await store.dispatch(dropImport());
};

const nothing = (): Own => ({ recipes: [], unsent: [], cookbook: [], shopping: [] });

describe('everything that a guest has, as a file', () => {
  it('comes back on another device as it was, with versions, notes, cooked dishes, collections and the list', async () => {
    await fc.assert(
      fc.asyncProperty(anyOwn, async (own) => {
        const before = await exportOf(storeOf(own));
        const device = createAppStore(fakeEffects(), preloaded({ savedRecipes: { owner: GUEST } }));
        await importInto(device, before);
        expect(await exportOf(device)).toEqual(before);
      }),
      { numRuns: sized(25, 500) },
    );
  });

  it('adds nothing when it is imported again, on the device that it is from', async () => {
    await fc.assert(
      fc.asyncProperty(anyOwn, async (own) => {
        const store = storeOf(own);
        const before = await exportOf(store);
        await importInto(store, before);
        await importInto(store, before);
        expect(await exportOf(store)).toEqual(before);
      }),
      { numRuns: sized(10, 200) },
    );
  });

  it('brings back what was removed meanwhile', async () => {
    const own = { ...nothing(), cookbook: bookLines([{ kind: 'note', recipe: { id: 77, title: 'Dish 77' }, text: 'Less salt' }]) }; // prettier-ignore
    const before = await exportOf(storeOf(own));
    const removed = own.cookbook.map(({ id }) => ({ id, state: 'gone' as const, at: NOW }));
    const store = storeOf({ ...own, cookbook: removed });
    await importInto(store, before);
    expect(await exportOf(store)).toEqual(before);
  });
});

/** Imports a file into an account by the calls that the page makes. */
const importIntoAccount = async (cook: SignedUp, items: readonly FileItem[]) => {
  const recipes = items.filter((item): item is FileRecipe => 'words' in item);
  const body = recipes.map(({ number: _number, ...recipe }, i) => ({ ...recipe, id: 20_000 + i, at: NOW - i }));
  const { results } = (await cook.post('/api/user/recipes/imported', { recipes: body })).json<SaveImportedResponse>();
  const lines = items.flatMap((item): FileLine[] => ('line' in item ? [item.line] : []));
  const ids = new Map(recipes.flatMap(({ number }, i) => number === undefined ? [] : [[number, (results[i] as { id: RecipeId }).id] as const])); // prettier-ignore
  const taken = takenLines(lines, { ids, known: NO_LINES, newId: (place) => lineId(`new${place}`), now: NOW });
  for (let i = 0; i < taken.cookbook.length; i += COOKBOOK_CHANGES_MAX) {
    const changes = taken.cookbook.slice(i, i + COOKBOOK_CHANGES_MAX);
    const reply = await cook.post('/api/cookbook', { changes });
    expect(reply.json<CookbookAnswer>().refused).toEqual([]);
  }
  const reply = await cook.post('/api/shopping', { changes: taken.shopping, order: taken.order });
  expect(reply.json<ShoppingAnswer>().refused).toEqual([]);
};

const exportOfAccount = async (cook: SignedUp) => itemsOf((await cook.get('/api/user/archive?which=own')).rawPayload);

describe('everything that an account has, as a file', () => {
  it('comes from the server and the device alike, and comes back on another account as it was', async () => {
    const app = await openApp();
    try {
      let number = 0;
      for (const own of fc.sample(anyOwn, { numRuns: sized(4, 40), seed: 7 })) {
        const before = await exportOf(storeOf(own));
        const [ada, bea] = [await signUp(app, `ada${(number += 1)}`), await signUp(app, `bea${number}`)];
        await importIntoAccount(ada, before);
        const onAccount = await exportOfAccount(ada);
        expect(onAccount).toEqual(before);
        await importIntoAccount(bea, onAccount);
        expect(await exportOfAccount(bea)).toEqual(before);
      }
    } finally {
      await app.close();
    }
  });

  it('has the notes of an account without recipes', async () => {
    const app = await openApp();
    try {
      const cook = await signUp(app, 'ada');
      const note = { kind: 'note', recipe: { id: 77, title: 'Dish' }, text: 'Less salt' };
      await cook.post('/api/cookbook', { changes: [{ id: lineId('n'), thing: note, state: 'open', at: 5 }] });
      expect(await exportOfAccount(cook)).toEqual([{ line: { at: 5, thing: note } }]);
    } finally {
      await app.close();
    }
  });
});
