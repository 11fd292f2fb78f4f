/** @jest-environment jest-fixed-jsdom */
import { CLIENT_RECIPE_ID_BASE } from '@contracts/limits';
import { ownRecipe } from '@kitchen/recipes/ownRecipe';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import { editTo } from '@/lib/recipe/recipeEdits';
import {
  clashResolved,
  GUEST,
  recipeEdited,
  recipeRemoved,
  recipeSaved,
  removalUndone,
  selectSavedById,
} from '@/slices/savedRecipesSlice';
import { refusal } from '@/testing/fakeAnswers';
import { accountServer } from '@/testing/accountServer';
import { freshBrowser, openTab, pass, type Tab } from '@/testing/accountTab';
import { keptCalls } from '@/testing/keptCalls';
import { signedIn } from '@/testing/savedTab';

beforeEach(freshBrowser);

const TART = {
  ...ownRecipe(
    {
      title: 'Tart',
      about: '',
      category: 'Meals',
      subcategory: 'None',
      ingredients: [{ text: '200 g flour' }, { text: '3 onions' }],
      steps: ['Fry.', 'Bake.'],
    },
    { language: 'en-GB' },
  ),
  id: 40,
  isSaved: true,
  userRating: 3,
};
type Words = Partial<ReturnType<typeof wordsOf>>;

const shown = (tab: Tab, id = 40) => wordsOf(selectSavedById(tab.getState()).get(id)!);
/** Edits the recipe that the tab shows. */
const edit = (tab: Tab, words: Words, id = 40) => {
  const current = selectSavedById(tab.getState()).get(id)!;
  const { recipe, ...origin } = editTo({ ...wordsOf(current), ...words }, current);
  tab.dispatch(recipeEdited({ ...recipe, id, isSaved: true, userRating: 0 }, origin));
};
const offline = () => refusal(503);
const listed = async () => {
  const opened = await signedIn({ saved: [TART] });
  await pass(10);
  return opened;
};

describe('an edit of an own recipe', () => {
  it('reaches the account under the same id, with its stars', async () => {
    const { server, tab } = await listed();
    edit(tab, { title: 'Onion tart' });
    await pass(10);
    expect(server.writes()).toEqual(['EDIT 40']);
    expect(keptCalls(tab.getState())).toEqual([]);
    expect(server.list()).toMatchObject([{ id: 40, title: 'Onion tart', userRating: 3 }]);
    expect([tab.unsent('u1'), tab.stars()]).toEqual([[], { 40: 3 }]);
  });

  it('made without a connection is sent later, each save as a version, also after a reload', async () => {
    const { server, tab } = await listed();
    server.mischief = offline;
    edit(tab, { title: 'First' });
    edit(tab, { title: 'Second' });
    await pass(10);
    await tab.close();
    server.mischief = () => undefined;
    const again = await openTab();
    expect(shown(again).title).toBe('Second');
    await again.signIn('u1');
    await pass(60_000);
    const sent = server.sentTo('PUT /api/user/recipes/40') as { base?: string; version: string }[];
    const [first, second] = sent.slice(-2);
    expect(second!.base).toBe(first!.version);
    expect(server.list()[0]!.title).toBe('Second');
  });

  it('of a recipe that is not on the account yet follows the save of the recipe as it was', async () => {
    const { server, tab } = await signedIn();
    server.newIds.set(40, 977);
    server.mischief = offline;
    tab.dispatch(recipeSaved({ ...TART, version: 'of-this-device-1' }));
    edit(tab, { title: 'Onion tart' });
    await pass(10);
    server.mischief = () => undefined;
    await pass(60_000);
    expect(server.writes().slice(-2)).toEqual(['EDIT 977', 'RATE 977 3']);
    expect(server.sentTo('PUT /api/user/recipes/977')).toEqual([
      expect.not.objectContaining({ base: expect.anything() }),
    ]);
    expect(server.sentTo('POST /api/user/recipes/saved').at(-1)).toMatchObject({ recipe: { title: 'Tart' } });
    expect(shown(tab, 977).title).toBe('Onion tart');
  });

  it('is not overwritten by a list that was read before it was sent', async () => {
    const { server, tab } = await listed();
    server.mischief = ({ route }) => (route.startsWith('PUT') ? refusal(503) : undefined);
    edit(tab, { title: 'Mine' });
    await tab.close();
    const again = await openTab();
    await again.signIn('u1');
    await pass(1_000);
    expect(shown(again).title).toBe('Mine');
  });

  it('is merged with the edit of another device, and the result is shown', async () => {
    const { server, tab } = await listed();
    server.edit(40, { version: 'other-device-001', recipe: { ...TART, title: 'Quiche' } });
    edit(tab, { steps: ['Fry.', 'Bake.', 'Rest.'] });
    await pass(10);
    expect(shown(tab)).toMatchObject({ title: 'Quiche', steps: ['Fry.', 'Bake.', 'Rest.'] });
    expect(tab.marks()).toEqual({});
  });

  it('that clashes with another device stays on this one until the cook has chosen', async () => {
    const { server, tab } = await listed();
    server.edit(40, { version: 'other-device-001', recipe: { ...TART, title: 'Quiche' } });
    edit(tab, { title: 'Tarte' });
    await pass(60_000);
    expect([tab.marks(), tab.toast(), server.writes()]).toEqual([{ 40: 'differs' }, 'recipeDiffers', ['EDIT 40']]);
    expect(shown(tab).title).toBe('Tarte');
    await tab.close();
    const again = await openTab();
    await again.signIn('u1');
    await pass(10);
    const [{ clash }] = again.unsent('u1') as [NonNullable<ReturnType<typeof again.unsent>[number]>];
    expect(clash!.theirs.title).toBe('Quiche');
    const { recipe, ...origin } = editTo({ ...shown(again), title: 'Both' }, clash!.theirs);
    again.dispatch(clashResolved({ ...recipe, id: 40, isSaved: true, userRating: 0 }, origin));
    await pass(10);
    expect([again.marks(), server.list()[0]!.title, shown(again).title]).toEqual([{}, 'Both', 'Both']);
  });

  it('of a recipe whose other edit the account refuses is not followed by its stars', async () => {
    const { server, tab } = await signedIn();
    server.mischief = offline;
    tab.dispatch(recipeSaved(TART));
    edit(tab, { title: 'Onion tart' });
    await pass(10);
    server.mischief = ({ route }) => (route.startsWith('PUT') ? refusal(422) : undefined);
    await pass(60_000);
    expect(server.writes().slice(-2)).toEqual(['SAVE 40', 'EDIT 40']);
    expect(tab.toast()).toBe('savingFailed');
  });

  it.each([
    ['belongs to another cook', 403],
    ['is no longer there', 404],
  ])('of a recipe that %s is saved as a new recipe', async (_what, status) => {
    const { server, tab } = await listed();
    server.mischief = ({ route }) => (route.startsWith('PUT') ? refusal(status) : undefined);
    edit(tab, { title: 'Mine' });
    await pass(10);
    expect(server.writes()).toEqual(['EDIT 40', expect.stringMatching(/^SAVE \d+$/)]);
    expect(keptCalls(tab.getState())).toEqual([]);
    expect(server.sentTo('POST /api/user/recipes/saved')).toMatchObject([{ recipe: { title: 'Mine' } }]);
  });

  it('of a recipe that belongs to another cook is saved once, as the last of several left it, under an id of its own', async () => {
    const { server, tab } = await listed();
    server.mischief = offline;
    edit(tab, { title: 'Mine' });
    edit(tab, { title: 'Mine, with leeks' });
    await pass(10);
    server.mischief = ({ route }) => (route.startsWith('PUT') ? refusal(403) : undefined);
    await pass(60_000);
    const saves = server.writes().filter((write) => write.startsWith('SAVE'));
    const [body] = server.sentTo('POST /api/user/recipes/saved') as [{ recipeId: number; recipe: { id: number } }];
    expect([saves.length, tab.unsent('u1')]).toEqual([1, []]);
    expect(body).toMatchObject({ recipeId: body.recipe.id, recipe: { title: 'Mine, with leeks' } });
    expect(body.recipeId).toBeGreaterThan(CLIENT_RECIPE_ID_BASE);
  });

  it('of a recipe that belongs to another cook is sent once, even if the answer names no id', async () => {
    const { server, tab } = await listed();
    let copies = 0;
    server.mischief = ({ route }) => {
      if (route.startsWith('PUT')) return refusal(403);
      if (route !== 'POST /api/user/recipes/saved') return undefined;
      copies += 1;
      return copies === 1 ? null : refusal(503);
    };
    edit(tab, { title: 'Mine' });
    await pass(60_000);
    expect(server.writes()).toEqual(['EDIT 40', expect.stringMatching(/^SAVE \d+$/)]);
    expect(tab.unsent('u1')).toEqual([]);
  });

  it('made while the recipe of another cook is being saved as a new one is all that is left to send', async () => {
    const { server, tab } = await listed();
    server.mischief = ({ route }) => (route.endsWith('/40') ? refusal(403) : undefined);
    server.onTheWayBack = ({ route }) =>
      route.endsWith('/saved') && !route.startsWith('GET')
        ? new Promise((resolve) => setTimeout(resolve, 1_000))
        : undefined;
    edit(tab, { title: 'Mine' });
    await pass(500);
    edit(tab, { title: 'Mine, with leeks' });
    await pass(60_000);
    const [, saved] = /^SAVE (\d+)$/.exec(server.writes()[1]!) ?? [];
    expect(server.writes().slice(0, 3)).toEqual(['EDIT 40', `SAVE ${saved}`, `EDIT ${saved}`]);
    expect(server.writes().filter((write) => write.startsWith('EDIT'))).toHaveLength(2);
  });

  it('comes back with the recipe when its removal is undone', async () => {
    const { server, tab } = await listed();
    server.mischief = offline;
    edit(tab, { title: 'Mine' });
    tab.dispatch(recipeRemoved(TART));
    tab.dispatch(removalUndone());
    server.mischief = () => undefined;
    await pass(60_000);
    expect([shown(tab).title, server.list()[0]!.title]).toEqual(['Mine', 'Mine']);
  });
});

describe('edits of a guest', () => {
  it('are kept on the device, and move to the account as versions', async () => {
    const server = accountServer();
    const tab = await openTab();
    tab.beGuest();
    tab.dispatch(recipeSaved(TART));
    edit(tab, { title: 'First' });
    edit(tab, { title: 'Second' });
    await pass(10);
    expect(tab.unsent(GUEST)).toMatchObject([
      { created: { title: 'Tart' }, edits: [{}, { recipe: { title: 'Second' } }] },
    ]);
    await tab.signIn('u1');
    await pass(1_000);
    expect(server.writes().filter((write) => !write.startsWith('RATE'))).toEqual(['SAVE 40', 'EDIT 40', 'EDIT 40']);
    expect(server.list()[0]!.title).toBe('Second');
    expect(tab.unsent(GUEST)).toEqual([]);
  });

  it('are forgotten with the recipe', async () => {
    const tab = await openTab();
    tab.beGuest();
    tab.dispatch(recipeSaved(TART));
    edit(tab, { title: 'First' });
    tab.dispatch(recipeRemoved(TART));
    expect(tab.unsent(GUEST)).toEqual([]);
    tab.dispatch(removalUndone());
    expect(tab.unsent(GUEST)).toMatchObject([{ edits: [{ recipe: { title: 'First' } }] }]);
  });
});
