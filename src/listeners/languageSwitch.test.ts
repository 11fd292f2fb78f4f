import { createAppStore } from '@/app/store/store';
import {
  languageChosen,
  measurementSystemChosen,
  preferencesArrived,
  preferencesReset,
} from '@/slices/preferencesSlice';
import { searchSubmitted, selectDetected, selectResults } from '@/slices/searchSlice';
import { appStarted, selectToast } from '@/slices/uiSlice';
import { selectPreferences } from '@/store/selectors';
import { anAnswer, aRecipe, aWrittenRecipe, recipes } from '@/testing/builders';
import { fakeApi, offline, type Sent } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { keptCalls } from '@/testing/keptCalls';
import { preloaded } from '@/testing/preloaded';
import { settled } from '@/testing/settled';

const ANALYZE = 'POST /api/analyze';

const bilingual = ({ language }: Sent) =>
  language === 'fr'
    ? anAnswer({
        recipes: [aRecipe({ id: 8, title: 'Œufs' }), aRecipe({ title: 'Chakchouka' })],
        ingredients: ['œufs'],
      })
    : anAnswer({ recipes: [aRecipe(), aRecipe({ id: 9, title: 'My own pie' })] });

const started = (reply: unknown = bilingual, state?: Parameters<typeof preloaded>[0]) => {
  const api = fakeApi({ [ANALYZE]: reply });
  const effects = fakeEffects();
  const store = createAppStore(effects, preloaded(state));
  return { api, effects, store, toast: () => selectToast(store.getState())?.kind };
};

describe('the language', () => {
  it('is set on the page at the start', () => {
    const { effects, store } = started(null, { preferences: { language: 'es' } });
    store.dispatch(appStarted());
    expect(effects.rememberLanguage).toHaveBeenCalledWith('es');
  });

  it('is set on the page and confirmed when it is chosen', () => {
    const { effects, store, toast } = started();
    store.dispatch(languageChosen('fr'));
    expect(effects.rememberLanguage).toHaveBeenCalledWith('fr');
    expect(toast()).toBe('languageUpdated');
  });

  it('changes silently when another tab chose it', () => {
    const { effects, store, toast } = started();
    store.dispatch(preferencesArrived({ ...selectPreferences(store.getState()), language: 'fr' }));
    expect(effects.rememberLanguage).toHaveBeenCalledWith('fr');
    expect(toast()).toBeUndefined();
  });

  it('says nothing when the same one is chosen again', () => {
    const { effects, store, toast } = started();
    store.dispatch(languageChosen('en-GB'));
    expect(effects.rememberLanguage).not.toHaveBeenCalled();
    expect(toast()).toBeUndefined();
  });

  it('gives the shown recipes their new words; what the answer does not know keeps its own', async () => {
    const { api, store } = started();
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await settled();
    store.dispatch(languageChosen('fr'));
    await settled();
    expect(api.sent.map(({ language }) => language)).toEqual(['en-GB', 'fr']);
    expect(selectResults(store.getState()).map(({ title }) => title)).toEqual(['Chakchouka', 'My own pie']);
    expect(selectDetected(store.getState())).toEqual(['œufs']);
    expect(keptCalls(store.getState())).toEqual([]);
  });

  it('reads as many recipes as are shown, and not the whole list', async () => {
    const { api, store } = started(({ body }: Sent) => {
      const { offset = '0' } = body as Record<string, string>;
      return anAnswer({ recipes: recipes(6, {}, Number(offset) + 1), total: 18 });
    });
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await settled();
    store.dispatch(languageChosen('fr'));
    await settled();
    expect(api.sentTo(ANALYZE)).toHaveLength(2);
  });

  it.each([
    ['every recipe of a whole list, page by page', 0, 3],
    ['no more than it has, when a model wrote the rest', 3, 2],
  ])('reads %s', async (_what, written, calls) => {
    const shown = recipes(6).map((one, i) => (i < written ? { ...one, generated: aWrittenRecipe().generated } : one));
    const { api, store } = started(({ body, language }: Sent) => {
      const { offset = '0' } = body as Record<string, string>;
      return language === 'fr'
        ? anAnswer({ recipes: recipes(3, {}, Number(offset) + 1), total: 18 })
        : anAnswer({ recipes: shown });
    });
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await settled();
    store.dispatch(languageChosen('fr'));
    await settled();
    expect(api.sentTo(ANALYZE)).toHaveLength(calls);
  });

  it('invents nothing that the answer does not name', async () => {
    const { store } = started(anAnswer());
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await settled();
    const before = store.getState().search;
    store.dispatch(languageChosen('fr'));
    await settled();
    expect(store.getState().search).toEqual(before);
  });

  it('asks for nothing while nothing is shown', async () => {
    const { api, store } = started();
    store.dispatch(languageChosen('fr'));
    await settled();
    expect(api.sent).toEqual([]);
  });

  it('asks for nothing after a search that failed', async () => {
    const { api, store } = started(offline);
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await settled();
    store.dispatch(languageChosen('fr'));
    await settled();
    expect(api.sent.filter(({ route }) => route === ANALYZE)).toHaveLength(1);
  });

  it('keeps the results as they are when the server cannot be reached', async () => {
    let isDown = false;
    const { store } = started((sent: Sent) => (isDown ? offline() : bilingual(sent)));
    store.dispatch(searchSubmitted({ text: 'eggs' }));
    await settled();
    isDown = true;
    store.dispatch(languageChosen('fr'));
    await settled();
    expect(selectResults(store.getState()).map(({ title }) => title)).toEqual(['Shakshuka', 'My own pie']);
  });
});

describe('the measurement system', () => {
  it('is confirmed when it changes', () => {
    const { store, toast } = started();
    store.dispatch(measurementSystemChosen('metric'));
    expect(toast()).toBeUndefined();
    store.dispatch(measurementSystemChosen('imperial'));
    expect(toast()).toBe('measurementUpdated');
  });

  it('is part of what a reset confirms', () => {
    const { store, toast } = started(null, { preferences: { measurementSystem: 'imperial' } });
    store.dispatch(preferencesReset());
    expect(toast()).toBe('preferencesReset');
  });
});
