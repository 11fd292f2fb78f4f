import { apiSlice } from '@/api/apiSlice';
import { savedApi } from '@/api/savedApi';
import { languageChosen } from '@/slices/preferencesSlice';
import {
  recipeRated,
  recipeSaved,
  selectListOwner,
  selectSavedCount,
  selectSavedRecipes,
} from '@/slices/savedRecipesSlice';
import { sessionAbsent, sessionAssumed } from '@/slices/sessionSlice';
import { accountServer } from '@/testing/accountServer';
import { freshBrowser, openTab, pass, rememberSession } from '@/testing/accountTab';
import { offline, refusal } from '@/testing/answers';
import { aRecipe, recipes } from '@/testing/builders';
import { USER } from '@/testing/calls';

const [soup, pie, cake] = recipes(3, {}, 11) as [
  ReturnType<typeof aRecipe>,
  ReturnType<typeof aRecipe>,
  ReturnType<typeof aRecipe>,
];

const LIST = 'GET /api/user/recipes/saved';

const storedList = (owner: string) =>
  (JSON.parse(window.localStorage.getItem(`savedRecipes_${owner}`) ?? '[]') as { id: number }[]).map(({ id }) => id);

const store = (owner: string, ids: readonly number[]) =>
  window.localStorage.setItem(
    `savedRecipes_${owner}`,
    JSON.stringify(ids.map((id, i) => ({ ...aRecipe({ id, title: `Dish ${id}` }), savedAt: 100 - i }))),
  );

beforeEach(freshBrowser);

describe('the list of somebody who signs in', () => {
  it('is that of their account', async () => {
    accountServer({ saved: [soup, pie] });
    const tab = await openTab();
    await tab.signIn('u1');
    expect(selectListOwner(tab.getState())).toBe('u1');
    expect(tab.ids()).toEqual([11, 12]);
    expect(storedList('u1')).toEqual([11, 12]);
  });

  it('keeps what the account has just so, object by object, and takes what it has otherwise', async () => {
    const server = accountServer({ saved: recipes(450, {}, 11) });
    const tab = await openTab();
    await tab.signIn('u1');
    const before = selectSavedRecipes(tab.getState());
    expect(before).toHaveLength(450);
    tab.dispatch(languageChosen('es'));
    await pass(1_000);
    expect(selectSavedRecipes(tab.getState())).toBe(before);
    server.onTheWayBack = ({ route }) =>
      route === LIST
        ? server.list().map((recipe, i) => (i === 400 ? { ...recipe, title: 'Sopa' } : recipe))
        : undefined;
    tab.dispatch(languageChosen('fr'));
    await pass(1_000);
    const after = selectSavedRecipes(tab.getState());
    expect(after.filter((recipe, i) => recipe !== before[i]).map(({ title }) => title)).toEqual(['Sopa']);
  });

  it('is what this device has until the account answers, and where it does not', async () => {
    store('u1', [12]);
    const server = accountServer({ mischief: offline });
    const tab = await openTab();
    await tab.signIn('u1');
    expect(tab.ids()).toEqual([12]);
    expect(selectSavedCount(tab.getState())).toBe(1);
    server.mischief = () => undefined;
    await pass(60_000);
    expect(tab.ids()).toEqual([12]);
  });

  it('is there from the first moment of the next visit', async () => {
    store('u1', [12]);
    rememberSession('u1');
    accountServer();
    const tab = await openTab({ isAttended: false });
    expect(tab.ids()).toEqual([12]);
  });

  it('is there without a network', async () => {
    store('u1', [12]);
    rememberSession('u1');
    accountServer({ mischief: offline });
    const tab = await openTab();
    tab.dispatch(sessionAssumed('u1'));
    await pass(10);
    expect(tab.ids()).toEqual([12]);
    expect(storedList('u1')).toEqual([12]);
  });

  it.each(['before', 'after'])(
    'is that of their account where the page asked first, and the answer came %s',
    async (when) => {
      const server = accountServer({ saved: [soup, pie] });
      let reads = 0;
      server.onTheWayBack = ({ route }) => {
        if (route !== LIST) return undefined;
        reads += 1;
        return new Promise((resolve) => setTimeout(() => resolve(server.list()), 500));
      };
      rememberSession('u1');
      const tab = await openTab({ isAttended: false });
      await tab.signIn('u1');
      void tab.dispatch(savedApi.endpoints.getSavedRecipes.initiate());
      if (when === 'before') await pass(600);
      tab.attend();
      await pass(1_000);
      expect(tab.ids()).toEqual([11, 12]);
      expect(reads).toBe(when === 'before' ? 2 : 1);
    },
  );

  it('loses what was removed elsewhere, and keeps what waits here', async () => {
    store('u1', [11, 12]);
    const server = accountServer({
      saved: [soup, cake],
      mischief: ({ route }) => (route.startsWith('POST') ? offline() : undefined),
    });
    const tab = await openTab();
    await tab.signIn('u1');
    expect(tab.ids()).toEqual([11, 13]);
    tab.dispatch(recipeSaved(pie));
    tab.dispatch(recipeRated(soup, 5));
    await pass();
    void tab.dispatch(apiSlice.endpoints.getMe.initiate(undefined, { forceRefetch: true }));
    await tab.signIn('u1');
    expect(tab.ids()).toEqual([12, 11, 13]);
    expect(tab.stars()).toEqual({ 11: 5 });
    expect(server.ids()).toEqual([11, 13]);
  });

  it('is not the one that was written down before a change arrived', async () => {
    const server = accountServer({ saved: [soup] });
    let isFirst = true;
    server.onTheWayBack = ({ route }) => {
      if (route !== 'GET /api/user/recipes/saved' || !isFirst) return undefined;
      isFirst = false;
      return new Promise((resolve) => setTimeout(resolve, 3_000));
    };
    const tab = await openTab();
    await tab.signIn('u1');
    tab.dispatch(recipeSaved(pie));
    await pass(2_900);
    expect(tab.unsent('u1')).toEqual([]);
    await pass(200);
    expect(tab.ids()).toEqual([12]);
    await pass(2_000);
    expect(tab.ids()).toEqual([12, 11]);
  });

  it('is read whole in another language', async () => {
    const server = accountServer({ saved: [soup, pie] });
    const tab = await openTab();
    await tab.signIn('u1');
    tab.dispatch(languageChosen('es'));
    await pass(10);
    expect(server.sent.map(({ route, language }) => `${route} ${language}`)).toContain(
      'GET /api/user/recipes/saved es',
    );
    expect(server.sent.filter(({ route }) => route.startsWith('GET /api/recipes/'))).toEqual([]);
  });

  it('keeps the order of the account where it does not say when', async () => {
    const server = accountServer({ saved: [cake, soup, pie] });
    const list = server.list().map(({ savedAt: _savedAt, ...recipe }) => recipe);
    server.mischief = ({ route }) => (route === 'GET /api/user/recipes/saved' ? list : undefined);
    const tab = await openTab();
    await tab.signIn('u1');
    expect(tab.ids()).toEqual([13, 11, 12]);
  });
});

describe('somebody who signs out', () => {
  it('leaves nothing of theirs on the device', async () => {
    accountServer({ saved: [soup] });
    const tab = await openTab();
    await tab.signIn('u1');
    void tab.dispatch(apiSlice.util.upsertQueryData('getRecipe', { id: 11, language: 'en-GB' }, soup));
    await pass();
    await tab.signOut();
    expect(tab.ids()).toEqual([]);
    expect(storedList('u1')).toEqual([]);
    expect(Object.keys(tab.getState().api.queries)).toEqual([]);
    expect(JSON.stringify(tab.getState().savedRecipes)).not.toContain('Dish 11');
  });

  it('leaves what their account has not taken yet, for their next sign-in only', async () => {
    const server = accountServer({ mischief: ({ route }) => (route.startsWith('POST') ? offline() : undefined) });
    const tab = await openTab();
    await tab.signIn('u1');
    tab.dispatch(recipeSaved(soup));
    await pass(10);
    await tab.signOut();
    expect(tab.ids()).toEqual([]);
    await tab.signIn('u2');
    expect(tab.ids()).toEqual([]);
    await tab.signOut();
    server.mischief = () => undefined;
    expect(server.ids()).toEqual([]);
    await tab.signIn('u1');
    await pass(2_000);
    expect(tab.ids()).toEqual([11]);
    expect(server.ids()).toEqual([11]);
  });

  it('finds the guest’s list', async () => {
    const server = accountServer({ mischief: ({ route }) => (route.startsWith('POST') ? refusal(400) : undefined) });
    store('guest', [13]);
    const tab = await openTab();
    await tab.signIn('u1');
    await pass(10);
    expect(tab.ids()).toEqual([]);
    await tab.signOut();
    expect(tab.ids()).toEqual([13]);
    expect(server.ids()).toEqual([]);
  });
});

describe('another account', () => {
  it('never sees the list of the one before, whatever answer is late', async () => {
    const server = accountServer({ saved: [soup] });
    let reads = 0;
    server.onTheWayBack = ({ route }) => {
      if (route !== 'GET /api/user/recipes/saved') return undefined;
      reads += 1;
      return reads === 1 ? new Promise((resolve) => setTimeout(resolve, 2_000)) : [];
    };
    const tab = await openTab();
    await tab.signIn('u1');
    await tab.signIn('u2');
    expect(selectListOwner(tab.getState())).toBe('u2');
    await pass(10_000);
    expect(tab.ids()).toEqual([]);
    expect(storedList('u2')).toEqual([]);
    expect(storedList('u1')).toEqual([]);
    expect(apiSlice.endpoints.getMe.select()(tab.getState()).data).toEqual({ ...USER, uid: 'u2' });
  });
});

describe('a session that could not be read', () => {
  it('takes nothing off this device', async () => {
    store('u1', [12]);
    rememberSession('u1');
    accountServer({ mischief: offline });
    const tab = await openTab();
    tab.dispatch(sessionAbsent());
    await pass(10);
    expect(tab.ids()).toEqual([]);
    expect(storedList('u1')).toEqual([12]);
    tab.dispatch(sessionAssumed('u1'));
    await pass(10);
    expect(tab.ids()).toEqual([12]);
  });
});
