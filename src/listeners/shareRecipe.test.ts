import { photoPath } from '@contracts/photoPaths';
import { postedRecipeSchema } from '@contracts/recipe';
import { createAppStore } from '@/app/store/store';
import { photoVault } from '@/lib/browser/photoVault';
import { recipeShareRequested, selectToast } from '@/slices/uiSlice';
import type { ShareOutcome } from '@/store/listening';
import { aRecipe } from '@/testing/builders';
import { fakeApi, refusal } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { keptCalls } from '@/testing/keptCalls';
import { preloaded } from '@/testing/preloaded';
import { settled } from '@/testing/settled';
import { TINY_PHOTO } from '@/testing/tinyPhoto';

const SHARE = 'POST /api/recipes/share';
const shared = { id: 42, url: 'https://larder.example/recipe/42' };

const share = async (reply: unknown, outcome: ShareOutcome = 'copied') => {
  const api = fakeApi({ [SHARE]: reply });
  const effects = fakeEffects({ outcome });
  const store = createAppStore(effects);
  store.dispatch(recipeShareRequested(aRecipe()));
  await settled();
  return { api, effects, store, toast: selectToast(store.getState()) };
};

describe('sharing a recipe', () => {
  it('stores it first, without what is personal, and shares the link to what was stored', async () => {
    const { api, effects, store } = await share(shared);
    const [body] = api.sentTo(SHARE);
    expect(postedRecipeSchema.parse(body)).toMatchObject({ id: 7, title: 'Shakshuka' });
    expect(body).not.toHaveProperty('userRating');
    expect(body).not.toHaveProperty('needs');
    expect(effects.shareLink).toHaveBeenCalledWith({ title: 'Shakshuka', path: '/recipe/42' });
    expect(keptCalls(store.getState())).toEqual([]);
  });

  it.each([
    ['shared', 'sharedSuccessfully'],
    ['copied', 'linkCopied'],
    ['copyFailed', 'copyFailed'],
  ] as const)('that ends as "%s" says so', async (outcome, kind) => {
    const { toast } = await share(shared, outcome);
    expect(toast).toMatchObject({ kind, values: { title: 'Shakshuka', url: shared.url } });
  });

  it.each([
    ['has taken the photo', null],
    ['will not have the photo', refusal(429, 'TOO_MANY_REQUESTS')],
  ])('of a guest sends the photo first, and the link is made when the server %s', async (_name, reply) => {
    const name = (await photoVault().keep(TINY_PHOTO))!;
    const keep = `PUT /api/recipes/photos/${name}`;
    const api = fakeApi({ [keep]: reply, [SHARE]: shared });
    const effects = fakeEffects();
    const store = createAppStore(effects);
    store.dispatch(recipeShareRequested(aRecipe({ imageUrl: photoPath(name) })));
    for (let tries = 0; effects.shareLink.mock.calls.length === 0 && tries < 200; tries += 1) await settled();
    expect(api.sent.map(({ route }) => route)).toEqual([keep, SHARE]);
    expect(api.sentTo(SHARE)).toMatchObject([{ imageUrl: photoPath(name) }]);
    expect(keptCalls(store.getState())).toEqual([]);
  });

  it('sends no photo of an account, which is on the server already', async () => {
    const name = (await photoVault().keep(TINY_PHOTO))!;
    const api = fakeApi({ [SHARE]: shared });
    const state = preloaded({ session: { status: 'signedIn', uid: 'u1' }, savedRecipes: { owner: 'u1' } });
    const store = createAppStore(fakeEffects(), state);
    store.dispatch(recipeShareRequested(aRecipe({ imageUrl: photoPath(name) })));
    await settled();
    const routes = api.sent.map(({ route }) => route);
    expect(routes.filter((route) => route.includes('photo') || route === SHARE)).toEqual([SHARE]);
  });

  it('says nothing to a cook who changed their mind', async () => {
    expect((await share(shared, 'dismissed')).toast).toBeNull();
  });

  it('says when it did not work, and shares nothing', async () => {
    const { effects, toast } = await share(() => refusal(500));
    expect(toast).toMatchObject({ kind: 'sharingFailed' });
    expect(effects.shareLink).not.toHaveBeenCalled();
  });
});
