import { addListener, createAction } from '@reduxjs/toolkit';
import { apiSlice } from '@/api/apiSlice';
import { createAppStore } from '@/app/store/store';
import { selectLanguage } from '@/slices/preferencesSlice';
import { toastRaised } from '@/slices/uiSlice';
import type { AppDispatch, PageEffects } from '@/store/listening';
import type { RootState } from '@/store/rootReducer';
import { aRecipe } from '@/testing/builders';
import { fakeApi } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';

const began = createAction('test/began');
const listen = addListener.withTypes<RootState, AppDispatch, PageEffects>();
type Api = Parameters<Parameters<typeof listen>[0]['effect']>[1];

const soon = () => jest.advanceTimersByTimeAsync(5);

beforeEach(() => void jest.useFakeTimers());

const WAITS: [name: string, wait: (api: Api) => Promise<unknown>][] = [
  ['a delay', ({ delay }) => delay(1)],
  ['a condition that never holds', ({ condition }) => condition(() => false, 1)],
  ['an action', ({ take }) => take(() => false, 1)],
  ['a promise', ({ pause }) => pause(Promise.resolve())],
  ['a promise that fails', ({ pause }) => pause(Promise.reject(new Error('lost'))).catch(() => undefined)],
  [
    'an answer',
    ({ dispatch }) => dispatch(apiSlice.endpoints.getRecipe.initiate({ id: 7, language: 'fr' }, { subscribe: false })),
  ],
  ['a child task', ({ fork }) => fork(() => undefined).result],
  ['a delay of a child task', ({ fork }) => fork(({ delay }) => delay(1)).result],
];

describe('an effect that waits while the DevTools show the past', () => {
  it.each(WAITS)('for %s goes on in the present, and reads the present', async (_name, wait) => {
    fakeApi({ 'GET /api/recipes/7': aRecipe() });
    const store = createAppStore(fakeEffects(), preloaded({ preferences: { language: 'fr' } }));
    const read: string[] = [];
    store.dispatch(
      listen({
        actionCreator: began,
        effect: async (_action, api) => {
          await wait(api);
          read.push(selectLanguage(api.getState()));
          api.dispatch(toastRaised('recipeSaved', { title: 'Soup' }));
        },
      }),
    );
    store.dispatch(began());
    const now = store.getState();
    store.timeTravel.show({ ...now, preferences: { ...now.preferences, language: 'es' } });
    await soon();
    expect(read).toEqual([]);

    store.timeTravel.show(undefined);
    await soon();
    expect(read).toEqual(['fr']);
    expect(store.getState().ui.toast?.kind).toBe('recipeSaved');
  });

  it('begins no child task before the present is back', async () => {
    const store = createAppStore(fakeEffects());
    const work = jest.fn();
    store.dispatch(
      listen({
        actionCreator: began,
        effect: async (_action, { fork }) => {
          await new Promise((resolve) => setTimeout(resolve, 1));
          await fork(work).result;
        },
      }),
    );
    store.dispatch(began());
    store.timeTravel.show(store.getState());
    await soon();
    expect(work).not.toHaveBeenCalled();
    store.timeTravel.show(undefined);
    await soon();
    expect(work).toHaveBeenCalledTimes(1);
  });
});
