import { ANALYZE_TIMEOUT_MS } from '@contracts/limits';
import { apiSlice } from '@/api/apiSlice';
import { createAppStore } from '@/app/store/store';
import { languageChosen } from '@/slices/preferencesSlice';
import {
  searchCancelled,
  searchRetried,
  searchSubmitted,
  selectFailure,
  selectIsByPhoto,
  selectRecentSearches,
  selectSearchStatus,
} from '@/slices/searchSlice';
import { selectToast } from '@/slices/uiSlice';
import { offerPhotos } from '@/store/photoThunks';
import { anAnswer } from '@/testing/builders';
import { fakeApi, refusal, type Sent } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { settled } from '@/testing/settled';

const ANALYZE = 'POST /api/analyze';

const withPhoto = async (reply: unknown, state: Parameters<typeof preloaded>[0] = {}, vision = true) => {
  const api = fakeApi({ [ANALYZE]: reply, 'GET /api/health': { status: 'ok', vision } });
  const store = createAppStore(fakeEffects(), preloaded(state));
  await store.dispatch(apiSlice.endpoints.getHealth.initiate());
  store.dispatch(offerPhotos([new File(['photo'], 'shelf.jpg', { type: 'image/jpeg' })]));
  await settled();
  return { api, store };
};

const search = async (store: ReturnType<typeof createAppStore>, text = '') => {
  store.dispatch(searchSubmitted({ text, withPhoto: true }));
  await settled();
};

const fieldsOf = ({ body }: Sent) => body as Record<string, unknown>;

describe('a search with a photo', () => {
  it('sends the photo alone, and is not a recent search', async () => {
    const { api, store } = await withPhoto(anAnswer());
    await search(store, '  ');
    const [body] = api.sentTo(ANALYZE) as Record<string, unknown>[];
    expect(body).not.toHaveProperty('ingredients');
    expect(body).toHaveProperty('image');
    expect(selectSearchStatus(store.getState())).toBe('success');
    expect(selectRecentSearches(store.getState())).toEqual([]);
  });

  it('sends photo and text together', async () => {
    const { api, store } = await withPhoto(anAnswer());
    await search(store, 'eggs');
    expect(api.sentTo(ANALYZE)).toMatchObject([{ ingredients: 'eggs', image: expect.anything() }]);
  });

  it('is tried again with the photo', async () => {
    let isDown = true;
    const { api, store } = await withPhoto(() => (isDown ? refusal(503) : anAnswer()));
    await search(store);
    isDown = false;
    store.dispatch(searchRetried());
    await settled();
    expect(api.sentTo(ANALYZE).map((body) => Object.keys(body as object).includes('image'))).toEqual([true, true]);
    expect(selectSearchStatus(store.getState())).toBe('success');
  });

  it('asks for what the photo showed when the language changes', async () => {
    const { api, store } = await withPhoto(anAnswer({ ingredients: ['eggs', 'tomatoes'] }));
    await search(store);
    store.dispatch(languageChosen('fr'));
    await settled();
    const again = fieldsOf(api.sent.filter(({ route }) => route === ANALYZE)[1]!);
    expect(again).toMatchObject({ ingredients: 'eggs, tomatoes' });
    expect(again).not.toHaveProperty('image');
  });

  it('is refused in words when the server has no recogniser, whatever is always in the kitchen', async () => {
    const refused = refusal(422, { error: 'VISION_UNAVAILABLE', message: 'This server cannot look at photos.' });
    const { api, store } = await withPhoto(refused, { pantry: { items: [{ name: 'rice' }] } }, false);
    await search(store);
    expect(api.sentTo(ANALYZE)[0]).not.toHaveProperty('ingredients');
    expect(selectFailure(store.getState())).toMatchObject({ code: 'VISION_UNAVAILABLE' });
  });

  it('goes with what is always in the kitchen to a server that sees', async () => {
    const { api, store } = await withPhoto(anAnswer(), { pantry: { items: [{ name: 'rice' }] } });
    await search(store);
    expect(api.sentTo(ANALYZE)[0]).toMatchObject({ ingredients: 'rice', image: expect.anything() });
  });

  it('leaves the photo at home when only a text is asked for', async () => {
    const { api, store } = await withPhoto(anAnswer());
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await settled();
    expect(api.sentTo(ANALYZE)[0]).not.toHaveProperty('image');
    expect(selectIsByPhoto(store.getState())).toBe(false);
  });

  it('without a photo and without words sends nothing and says so', async () => {
    const api = fakeApi({ [ANALYZE]: anAnswer() });
    const store = createAppStore(fakeEffects());
    await search(store, '  ');
    expect(api.sent).toEqual([]);
    expect(selectToast(store.getState())?.kind).toBe('noIngredientsEntered');
  });

  describe('that is slow', () => {
    const never = () => new Promise(() => undefined);

    it('is given up after 60 s', async () => {
      const { api, store } = await withPhoto(never);
      jest.useFakeTimers();
      store.dispatch(searchSubmitted({ text: '', withPhoto: true }));
      await jest.advanceTimersByTimeAsync(ANALYZE_TIMEOUT_MS + 10);
      expect(selectFailure(store.getState())).toMatchObject({ status: 'TIMEOUT' });
      expect(api.sent.find(({ route }) => route === ANALYZE)!.signal.aborted).toBe(true);
    });

    it('is cancelled', async () => {
      const { api, store } = await withPhoto(never);
      await search(store);
      store.dispatch(searchCancelled());
      await settled();
      expect(selectSearchStatus(store.getState())).toBe('idle');
      expect(api.sent.find(({ route }) => route === ANALYZE)!.signal.aborted).toBe(true);
    });
  });
});

describe('what is always in the kitchen', () => {
  it('goes along with the text, which stays as it was typed', async () => {
    const api = fakeApi({ [ANALYZE]: anAnswer() });
    const store = createAppStore(
      fakeEffects(),
      preloaded({ pantry: { items: [{ name: 'rice' }, { name: 'flour' }] } }),
    );
    store.dispatch(searchSubmitted({ text: 'eggs, no dairy' }));
    await settled();
    expect(api.sentTo(ANALYZE)).toMatchObject([{ ingredients: 'rice, flour, eggs, no dairy' }]);
    expect(selectRecentSearches(store.getState())).toMatchObject([{ text: 'eggs, no dairy' }]);
  });

  it('is not part of a search by name', async () => {
    const api = fakeApi({ [ANALYZE]: anAnswer() });
    const store = createAppStore(fakeEffects(), preloaded({ pantry: { items: [{ name: 'rice' }] } }));
    store.dispatch(searchSubmitted({ text: 'shakshuka', mode: 'name' }));
    await settled();
    expect(api.sentTo(ANALYZE)).toMatchObject([{ recipeName: 'shakshuka' }]);
    expect(api.sentTo(ANALYZE)[0]).not.toHaveProperty('ingredients');
  });
});
