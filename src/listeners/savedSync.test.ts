/** @jest-environment jest-fixed-jsdom */
import {
  changeRetried,
  heartPressed,
  recipeRated,
  recipeRemoved,
  recipeSaved,
  removalUndone,
  selectSavedById,
} from '@/slices/savedRecipesSlice';
import { accountServer } from '@/testing/accountServer';
import { freshBrowser, openTab, pass } from '@/testing/accountTab';
import { refusal } from '@/testing/fakeAnswers';
import { aRecipe } from '@/testing/builders';
import { signedIn, expectAgreement, soup, pie } from '@/testing/savedTab';

beforeEach(freshBrowser);

describe('a change of the list', () => {
  it('is shown at once and told to the account', async () => {
    const { server, tab } = await signedIn();
    tab.dispatch(recipeSaved(soup));
    expect(tab.ids()).toEqual([11]);
    await pass();
    tab.dispatch(recipeRated(soup, 4));
    await pass();
    tab.dispatch(recipeRemoved(soup));
    await pass();
    expect(server.writes()).toEqual(['SAVE 11', 'RATE 11 4', 'REMOVE 11']);
    expect(tab.unsent('u1')).toEqual([]);
    expectAgreement(server, tab);
  });

  it('carries the recipe itself, without what belongs to the search', async () => {
    const { server, tab } = await signedIn();
    tab.dispatch(recipeSaved(aRecipe({ id: 11, needs: [{ name: 'feta' }] })));
    await pass();
    const [body] = server.sentTo('POST /api/user/recipes/saved') as [{ recipe: object; at: number }];
    expect(body.recipe).toMatchObject({ title: 'Shakshuka', instructions: expect.any(Array) });
    expect(body.recipe).not.toHaveProperty('needs');
    expect(body.recipe).not.toHaveProperty('userRating');
    expect(body.at).toBe(1_000_000);
  });

  it('of a recipe that was never saved saves it with its stars', async () => {
    const { server, tab } = await signedIn();
    tab.dispatch(recipeRated(soup, 5));
    await pass();
    expect(server.writes()).toEqual(['SAVE 11', 'RATE 11 5']);
    expectAgreement(server, tab);
  });

  it('is sent without what the account has taken of it already', async () => {
    const { server, tab } = await signedIn();
    server.mischief = ({ route }) => (route.endsWith('/ratings') ? refusal(503) : undefined);
    tab.dispatch(recipeRated(soup, 5));
    await pass(10);
    expect(tab.unsent('u1')).toMatchObject([{ kind: 'rate', status: 'late', rating: 5 }]);
    server.mischief = () => undefined;
    await pass(2_000);
    expect(server.writes()).toEqual(['SAVE 11', 'RATE 11 5', 'RATE 11 5']);
    expectAgreement(server, tab);
  });

  it('that is undone before it is sent is sent as it ended', async () => {
    const { server, tab } = await signedIn();
    server.mischief = () => new Promise((resolve) => setTimeout(resolve, 1_000));
    tab.dispatch(recipeSaved(pie));
    await pass();
    tab.dispatch(recipeSaved(soup));
    tab.dispatch(recipeRated(soup, 3));
    tab.dispatch(recipeRemoved(soup));
    tab.dispatch(removalUndone());
    tab.dispatch(recipeRated(soup, 2));
    await pass(10_000);
    expect(server.writes()).toEqual(['SAVE 12', 'SAVE 11', 'RATE 11 2']);
    expectAgreement(server, tab);
  });

  it('made while the previous one is being sent comes after it', async () => {
    const { server, tab } = await signedIn();
    let isSlow = true;
    server.onTheWayBack = () => (isSlow ? new Promise((resolve) => setTimeout(resolve, 5_000)) : undefined);
    tab.dispatch(recipeSaved(soup));
    await pass(100);
    isSlow = false;
    tab.dispatch(recipeRemoved(soup));
    await pass(100);
    expect(server.writes()).toEqual(['SAVE 11']);
    await pass(5_000);
    expect(server.writes()).toEqual(['SAVE 11', 'REMOVE 11']);
    expectAgreement(server, tab);
  });

  it('stays here when the page fails while sending it, and the failure is reported', async () => {
    accountServer();
    let isBroken = false;
    const isStillHere = () => {
      if (isBroken) throw new Error('broken page');
      return true;
    };
    const tab = await openTab({ effects: { isStillHere } });
    await tab.signIn('u1');
    const report = jest.spyOn(console, 'error').mockReturnValue();
    isBroken = true;
    tab.dispatch(recipeSaved(soup));
    await pass(10);
    expect(report.mock.calls.flat()).toContainEqual(expect.objectContaining({ message: 'broken page' }));
    expect(tab.unsent('u1')).toHaveLength(1);
  });

  it('of a guest is sent to no account', async () => {
    const server = accountServer();
    const tab = await openTab();
    tab.beGuest();
    tab.dispatch(recipeSaved(soup));
    await pass(60_000);
    expect(server.sent).toEqual([]);
  });
});

describe('what the account refuses', () => {
  const refuse = async (status: number) => {
    const { server, tab } = await signedIn();
    server.mischief = ({ route }) => (route.startsWith('POST') ? refusal(status) : undefined);
    tab.dispatch(recipeSaved(soup));
    await pass(60_000);
    return { server, tab };
  };

  it.each([400, 404, 409, 413, 422])(
    'with %d stays on the list, is reported, and is not tried again',
    async (status) => {
      const { server, tab } = await refuse(status);
      expect(server.writes()).toHaveLength(1);
      expect(tab.ids()).toEqual([11]);
      expect(tab.marks()).toEqual({ 11: 'refused' });
      expect(tab.toast()).toBe('savingFailed');
    },
  );

  it('because it is full stays on the list, and the reason is shown', async () => {
    const { server, tab } = await signedIn();
    const full = { message: 'Your account is full.', error: 'ACCOUNT_FULL' };
    server.mischief = ({ route }) => (route.startsWith('POST') ? refusal(409, full) : undefined);
    tab.dispatch(recipeSaved(soup));
    await pass(60_000);
    expect([tab.ids(), tab.marks(), tab.toast()]).toEqual([[11], { 11: 'refused' }, 'accountFull']);
  });

  it.each([
    ['stars', recipeRated(soup, 5), 'ratingFailed'],
    ['a removal', recipeRemoved(soup), 'removingFailed'],
  ])('is reported as what it is: %s', async (_what, change, toast) => {
    const { server, tab } = await signedIn({ saved: [soup] });
    server.mischief = ({ route }) => (route.startsWith('GET') ? undefined : refusal(422));
    tab.dispatch(change);
    await pass(60_000);
    expect(tab.toast()).toBe(toast);
  });

  it('can be tried again by hand', async () => {
    const { server, tab } = await refuse(422);
    server.mischief = () => undefined;
    tab.dispatch(changeRetried(11));
    await pass();
    expect(tab.marks()).toEqual({});
    expectAgreement(server, tab);
  });

  it('can be removed', async () => {
    const { server, tab } = await refuse(422);
    tab.dispatch(heartPressed(selectSavedById(tab.getState()).get(11)!));
    await pass();
    expect(tab.ids()).toEqual([]);
    expect(tab.unsent('u1')).toEqual([]);
    expectAgreement(server, tab);
  });

  it('stays marked after a reload', async () => {
    const { tab } = await refuse(422);
    await tab.close();
    expect((await openTab()).marks()).toEqual({ 11: 'refused' });
  });

  it.each([
    ['stars', 'ratingFailed', (tab: Awaited<ReturnType<typeof openTab>>) => tab.dispatch(recipeRated(soup, 2))],
    ['a removal', 'removingFailed', (tab: Awaited<ReturnType<typeof openTab>>) => tab.dispatch(recipeRemoved(soup))],
  ])('of %s is said, too', async (_what, toast, change) => {
    const { server, tab } = await signedIn({ saved: [soup] });
    server.mischief = ({ route }) => (route.startsWith('GET') ? undefined : refusal(403));
    change(tab);
    await pass(10);
    expect(tab.toast()).toBe(toast);
    // A recipe that could not be removed is still on the account, and therefore on the list.
    expect(tab.ids()).toEqual([11]);
  });
});

describe('an id that the server gives', () => {
  it('takes the place of ours in the list and in what waits', async () => {
    const { server, tab } = await signedIn();
    server.newIds.set(10_000, 77);
    const own = aRecipe({ id: 10_000, title: 'Mine' });
    server.onTheWayBack = ({ body }, nth) =>
      Object(body).recipeId === 10_000 && nth < 5 ? new Promise((resolve) => setTimeout(resolve, 1_000)) : undefined;
    tab.dispatch(recipeSaved(own));
    await pass(100);
    tab.dispatch(recipeRated(own, 4));
    await pass(10_000);
    expect(tab.ids()).toEqual([77]);
    expect(server.stars()).toEqual({ 77: 4 });
    expectAgreement(server, tab);
  });
});
