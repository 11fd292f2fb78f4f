import type { FileItem, FileRecipe, SaveImportedRequest } from '@contracts/fileImport';
import { SHOPPING_LINES_MAX } from '@contracts/limits';
import { createAppStore } from '@/app/store/store';
import { photoVault } from '@/lib/browser/photoVault';
import { selectCookbookLines } from '@/slices/cookbookSlice';
import {
  importAttended,
  importCut,
  importRecipeChosen,
  importResumed,
  importStopped,
  selectImport,
} from '@/slices/recipeImportSlice';
import { GUEST, recipeSaved, selectSavedRecipes } from '@/slices/savedRecipesSlice';
import { selectShoppingList } from '@/slices/shoppingSlice';
import { beginImport, chooseImportFile, dropImport } from '@/store/importThunks';
import { aRecipe } from '@/testing/builders';
import { fakeApi, offline, refusal } from '@/testing/fakeApi';
import { fakeEffects, fakeImportEffects } from '@/testing/fakeEffects';
import { keptCalls } from '@/testing/keptCalls';
import { preloaded } from '@/testing/preloaded';
import { TINY_PHOTO } from '@/testing/tinyPhoto';

const READ = 'POST /api/recipes/from-file';
const SAVE = 'POST /api/user/recipes/imported';
const LIST = 'GET /api/user/recipes/saved';
const SOUP = (title: string): FileItem => ({
  words: {
    title,
    about: '',
    category: 'Meals',
    subcategory: 'None',
    language: 'en-GB',
    servings: 4,
    ingredients: [{ text: 'For the soup', isHeading: true }, { text: '3 leeks' }, { text: '50 g butter' }],
    steps: ['Simmer for 20 minutes.'],
  },
});
const leek = { name: 'leeks', quantity: '2', id: 'leek' };
const butter = { name: 'butter', quantity: '20 g', id: 'butter' };
const many = (count: number): FileItem[] => Array.from({ length: count }, (_, i) => SOUP(`Soup ${i + 1}`));

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});

const pass = (ms = 100) => jest.advanceTimersByTimeAsync(ms);

const saveAll = ({ body }: { body: unknown }) => ({
  results: (body as SaveImportedRequest).recipes.map(({ id }) => ({ id, isNew: true })),
});

const open = async (api: Parameters<typeof fakeApi>[0], uid?: string) => {
  const server = fakeApi({ [LIST]: [], ...api });
  const imports = fakeImportEffects();
  const store = createAppStore(
    fakeEffects({ imports }),
    uid === undefined ? undefined : preloaded({ session: { status: 'signedIn', uid }, savedRecipes: { owner: uid } }),
  );
  await store.dispatch(chooseImportFile(new File(['[]'], 'all.json')));
  await pass();
  const now = () => selectImport(store.getState());
  const titles = () => selectSavedRecipes(store.getState()).map(({ title }) => title);
  return { server, imports, store, now, titles };
};

describe('a file of recipes', () => {
  it('is read, and nothing is on the list before the cook says so', async () => {
    const items = [...many(3), SOUP('Soup 1'), { fault: 'noSteps', where: 'a.json', title: 'Pie' } as const];
    const { now, titles } = await open({ [READ]: items });
    expect(now()).toMatchObject({
      phase: 'ready',
      isRunning: false,
      total: 3,
      repeated: 1,
      faults: { count: 1, first: [{ fault: 'noSteps', title: 'Pie' }] },
    });
    expect(titles()).toEqual([]);
  });

  it('of a guest is put on the list of the device, in the order of the file, with everything that follows', async () => {
    const { store, now, titles } = await open({ [READ]: many(120) });
    await store.dispatch(beginImport());
    await pass();
    expect(now()).toMatchObject({ phase: 'done', handled: 120, added: 120 });
    expect(titles()).toHaveLength(120);
    expect(titles().slice(0, 2)).toEqual(['Soup 1', 'Soup 2']);
    expect(selectSavedRecipes(store.getState())[0]).toMatchObject({
      isSaved: true,
      allergens: ['Dairy'],
      ingredients: [{ id: 'leek', section: 'For the soup' }, { id: 'butter' }],
    });
  });

  it('leaves out what seems to be saved already, unless the cook wants it', async () => {
    const { store, now, titles, imports } = await open({ [READ]: many(2) });
    await store.dispatch(beginImport());
    await pass();
    await store.dispatch(dropImport());
    expect(imports.forget).toHaveBeenCalled();
    await store.dispatch(chooseImportFile(new File(['[]'], 'all.json')));
    await pass();
    expect(now()).toMatchObject({ total: 2, duplicates: { count: 2, first: [{ title: 'Soup 1' }, {}] } });
    await store.dispatch(beginImport());
    await pass();
    expect(now()).toMatchObject({ phase: 'done', added: 0 });
    expect(titles()).toHaveLength(2);
  });

  it('leaves out what the cook unticked, in whatever call it would be', async () => {
    const { server, store, now } = await open({ [READ]: many(60), [SAVE]: saveAll, [LIST]: [] }, 'u1');
    for (const place of [1, 55]) store.dispatch(importRecipeChosen({ place, isTaken: false }));
    await store.dispatch(beginImport());
    await pass();
    const sent = server.sent.flatMap(({ route, body }) =>
      route === SAVE ? (body as SaveImportedRequest).recipes : [],
    );
    const titles = sent.map(({ words }) => words.title);
    expect(titles).toHaveLength(58);
    expect(titles).toEqual(expect.not.arrayContaining(['Soup 2']));
    expect(titles).toEqual(expect.not.arrayContaining(['Soup 56']));
    expect(now()).toMatchObject({ phase: 'done', handled: 60, added: 58 });
  });

  it('that cannot be reached for is read again, then waits for the cook', async () => {
    let isAway = true;
    const { store, now } = await open({ [READ]: () => (isAway ? offline() : many(2)) });
    await pass(60_000);
    expect(now()).toMatchObject({ phase: 'reading', isRunning: false, failure: { kind: 'offline' } });
    isAway = false;
    store.dispatch(importResumed());
    await pass();
    expect(now()).toMatchObject({ phase: 'ready', total: 2, failure: null });
  });

  it('that the server refuses shows its reason', async () => {
    const { now } = await open({ [READ]: refusal(422, { message: 'Too slow.', error: 'INVALID' }) });
    expect(now()).toMatchObject({ isRunning: false, failure: { kind: 'refused', text: 'Too slow.' } });
  });
});

describe('an import to an account', () => {
  it('is sent in calls of at most 50 recipes, and the list is read at the end', async () => {
    const { server, store, now } = await open({ [READ]: many(120), [SAVE]: saveAll, [LIST]: [aRecipe()] }, 'u1');
    await store.dispatch(beginImport());
    await pass();
    const calls = server.sent.filter(({ route }) => route === SAVE).map(({ body }) => body as SaveImportedRequest);
    expect(calls.map(({ recipes }) => recipes.length)).toEqual([50, 50, 20]);
    expect(new Set(calls.flatMap(({ recipes }) => recipes.map(({ id }) => id))).size).toBe(120);
    expect(now()).toMatchObject({ phase: 'done', handled: 120, added: 120 });
    expect(server.sent.at(-1)!.route).toBe(LIST);
    expect(keptCalls(store.getState())).toEqual([]);
  });

  it('is preceded by the photos that the recipes show, or showed in an earlier version', async () => {
    const photo = (await photoVault().keep(TINY_PHOTO))!;
    const [now, before] = [SOUP('With a photo'), SOUP('Without one')] as [FileRecipe, FileRecipe];
    const version = { version: null, savedAt: '2026-03-01T12:00:00.000Z', browser: null, system: null, kind: 'save' };
    const items = [
      { ...now, words: { ...now.words, photo } },
      { ...before, versions: [{ ...version, words: { ...before.words, photo } }] },
    ];
    const put = `PUT /api/user/photos/${photo}`;
    const { server, store } = await open({ [READ]: items, [SAVE]: saveAll, [put]: {} }, 'u1');
    await store.dispatch(beginImport());
    await pass();
    const routes = server.sent.map(({ route }) => route);
    expect(routes.slice(0, routes.indexOf(SAVE)).filter((route) => route === put)).toHaveLength(2);
  });

  it('goes on after a cut connection where it was, and names what the account could not take', async () => {
    let calls = 0;
    const { server, store, now } = await open(
      {
        [READ]: many(120),
        [SAVE]: (request: { body: unknown }) => {
          calls += 1;
          if (calls === 2) return offline();
          const { results } = saveAll(request);
          return calls === 3 ? { results: [{ fault: 'malformed' }, ...results.slice(1)] } : { results };
        },
      },
      'u1',
    );
    await store.dispatch(beginImport());
    await pass(5_000);
    const sizes = server.sent.filter(({ route }) => route === SAVE);
    expect(sizes).toHaveLength(4);
    expect(sizes[1]!.body).toEqual(sizes[2]!.body);
    expect(now()).toMatchObject({
      phase: 'done',
      added: 119,
      faults: { count: 1, first: [{ fault: 'malformed', title: 'Soup 51' }] },
    });
  });

  it('stops when the cook says so, and goes on with the next batch', async () => {
    const { server, store, now } = await open(
      { [READ]: many(120), [SAVE]: async (request: { body: unknown }) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        return saveAll(request);
      } },
      'u1',
    ); // prettier-ignore
    await store.dispatch(beginImport());
    await pass(500);
    store.dispatch(importStopped(null));
    await pass(60_000);
    expect(now()).toMatchObject({ phase: 'saving', isRunning: false, handled: 50 });
    store.dispatch(importResumed());
    await pass(60_000);
    expect(now()).toMatchObject({ phase: 'done', handled: 120, added: 120 });
    expect(server.sent.filter(({ route }) => route === SAVE)).toHaveLength(3);
  });

  it('goes on after a reload', async () => {
    const server = fakeApi({ [LIST]: [], [SAVE]: saveAll });
    const first = await open({ [READ]: many(60), [SAVE]: () => new Promise(() => undefined) }, 'u1');
    await first.store.dispatch(beginImport());
    await pass();
    const again = fakeApi({ [LIST]: [], [SAVE]: saveAll });
    const store = createAppStore(fakeEffects({ imports: first.imports }), {
      ...preloaded({ session: { status: 'signedIn', uid: 'u1' }, savedRecipes: { owner: 'u1' } }),
      recipeImport: first.store.getState().recipeImport,
    });
    store.dispatch(importAttended());
    await pass();
    expect(selectImport(store.getState())).toMatchObject({ phase: 'done', added: 60 });
    expect(again.sent.filter(({ route }) => route === SAVE)).toHaveLength(2);
    expect(server.sent).toEqual([]);
  });

  it('counts a recipe once that an earlier try of the same call has stored', async () => {
    const { store, now } = await open(
      {
        [READ]: many(2),
        [SAVE]: (request: { body: unknown }) => ({
          results: saveAll(request).results.map((result) => ({ ...result, isNew: false })),
        }),
      },
      'u1',
    );
    await store.dispatch(beginImport());
    await pass();
    expect(now()).toMatchObject({ phase: 'done', handled: 2, added: 2 });
  });

  it('stops when the account is full, with the server’s advice', async () => {
    const { store, now } = await open(
      { [READ]: many(2), [SAVE]: refusal(409, { message: 'Your account is full.', error: 'ACCOUNT_FULL' }) },
      'u1',
    );
    await store.dispatch(beginImport());
    await pass();
    expect(now()).toMatchObject({ isRunning: false, failure: { kind: 'refused', text: 'Your account is full.' } });
  });

  it('never goes to the list of another user', async () => {
    const { store, now, titles } = await open({ [READ]: many(60), [SAVE]: refusal(401) }, 'u1');
    await store.dispatch(beginImport());
    await pass();
    expect(now()).toMatchObject({ isRunning: false, failure: { kind: 'signedOut' } });
    expect(titles()).toEqual([]);
  });
});

it('a saved recipe of the same title but with other ingredients is no duplicate', async () => {
  const { store, now } = await open({ [READ]: many(1) });
  store.dispatch(
    recipeSaved(aRecipe({ id: 5, title: 'Soup 1', ingredients: [{ name: 'egg', quantity: '2', id: 'egg' }] })),
  );
  await store.dispatch(chooseImportFile(new File(['[]'], 'all.json')));
  await pass();
  expect(now()).toMatchObject({ total: 1, duplicates: { count: 0 } });
  store.dispatch(recipeSaved(aRecipe({ id: 6, title: 'SOUP 1', ingredients: [leek, butter] })));
  await store.dispatch(chooseImportFile(new File(['[]'], 'all.json')));
  await pass();
  expect(now()!.duplicates).toEqual({ count: 1, first: [{ title: 'Soup 1', savedId: 6 }] });
});

it('a file without notes and bought things leaves the cookbook and the shopping list as they are', async () => {
  const { store, now } = await open({ [READ]: many(1) });
  const { cookbook, shopping } = store.getState();
  await store.dispatch(beginImport());
  await pass();
  expect(now()).toMatchObject({ phase: 'done', added: 1, orphans: 0, unlisted: 0, unwantedLines: 0 });
  expect([store.getState().cookbook, store.getState().shopping]).toEqual([cookbook, shopping]);
});

describe('the notes and the shopping list of a file', () => {
  const line = (thing: object) => ({ line: { at: 5, thing } }) as FileItem;
  const numbered = (title: string, number: number): FileItem => ({ ...SOUP(title), number });
  const note = (number: number) => line({ kind: 'note', recipe: { title: 'Soup', number }, text: `Note ${number}` });

  it('come with the recipes that the account took when it is full and the cook ends the import, and say what is left out', async () => {
    const recipes = Array.from({ length: 60 }, (_, i) => numbered(`Soup ${i + 1}`, i + 1));
    let calls = 0;
    const save = (call: { body: unknown }) =>
      (calls += 1) === 1 ? saveAll(call) : refusal(409, { error: 'ACCOUNT_FULL', message: 'Your account is full.' });
    const { store, now } = await open({ [READ]: [...recipes, note(1), note(60), note(60)], [SAVE]: save }, 'u1');
    await store.dispatch(beginImport());
    await pass();
    expect(now()).toMatchObject({ phase: 'saving', isRunning: false, failure: { text: 'Your account is full.' } });
    store.dispatch(importCut());
    await pass();
    expect(now()).toMatchObject({ phase: 'done', total: 60, handled: 50, added: 50, orphans: 2, unlisted: 0 });
    expect(selectCookbookLines(store.getState(), 'u1').map(({ thing }) => thing)).toMatchObject([{ text: 'Note 1' }]);
  });

  it('come without those of a recipe that was refused', async () => {
    const results = [{ id: 501, isNew: true }, { fault: 'tooManyLines' }];
    const items = [numbered('Soup 1', 1), numbered('Soup 2', 2), note(1), note(2)];
    const { store, now } = await open({ [READ]: items, [SAVE]: { results } }, 'u1');
    await store.dispatch(beginImport());
    await pass();
    expect(now()).toMatchObject({ phase: 'done', added: 1, orphans: 1 });
  });

  it('stay in the file with a recipe that the cook left out, and are counted before and after', async () => {
    const { store, now } = await open({ [READ]: [numbered('Soup 1', 7), numbered('Soup 2', 8), note(7), note(8)] });
    expect(now()).toMatchObject({ lines: 2, linesOf: [1, 1] });
    store.dispatch(importRecipeChosen({ place: 0, isTaken: false }));
    await store.dispatch(beginImport());
    await pass();
    expect(now()).toMatchObject({ phase: 'done', added: 1, orphans: 0, unwantedLines: 1 });
    expect(selectCookbookLines(store.getState(), GUEST)).toMatchObject([{ thing: { text: 'Note 8' } }]);
  });

  it('come with the recipes of a guest, under the ids that these have on the device', async () => {
    const { store, now } = await open({ [READ]: [numbered('Soup 1', 7), numbered('Soup 2', 8), note(8)] });
    await store.dispatch(beginImport());
    await pass();
    const [, second] = selectSavedRecipes(store.getState());
    expect(now()).toMatchObject({ phase: 'done', added: 2, orphans: 0, ids: { 8: second!.id } });
    expect(selectCookbookLines(store.getState(), GUEST)).toMatchObject([
      { thing: { text: 'Note 8', recipe: { id: second!.id } } },
    ]);
  });

  it('say how many lines found no room on the shopping list', async () => {
    const bought = Array.from({ length: SHOPPING_LINES_MAX + 2 }, (_, i) =>
      line({ kind: 'bought', what: { name: `thing ${i}`, language: 'en-GB' } }),
    );
    const { store, now } = await open({ [READ]: bought });
    await store.dispatch(beginImport());
    await pass();
    expect(now()).toMatchObject({ phase: 'done', orphans: 0, unlisted: 2 });
  });

  it('come with the order of its aisles, and leave the order here when the file has none', async () => {
    const aisles = line({ kind: 'aisles', aisles: ['fish', 'meat'] });
    const bought = line({ kind: 'bought', what: { name: 'soap', language: 'en-GB' } });
    const ordered = await open({ [READ]: [aisles, bought] });
    await ordered.store.dispatch(beginImport());
    await pass();
    expect(selectShoppingList(ordered.store.getState(), GUEST).order).toMatchObject({ aisles: ['fish', 'meat'] });
    const plain = await open({ [READ]: [bought] });
    await plain.store.dispatch(beginImport());
    await pass();
    expect(selectShoppingList(plain.store.getState(), GUEST)).not.toHaveProperty('order');
  });
});
