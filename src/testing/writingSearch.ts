import type { AnalyzeEvent } from '@contracts/analyze';
import type { Health } from '@contracts/health';
import { apiSlice } from '@/api/apiSlice';
import { createAppStore } from '@/app/store/store';
import { searchSubmitted, selectResults } from '@/slices/searchSlice';
import { selectToast } from '@/slices/uiSlice';
import { anAnswer, aRecipe, aWrittenRecipe } from '@/testing/builders';
import { fakeApi, type Sent } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { fakeStream } from '@/testing/fakeStream';
import { preloaded } from '@/testing/preloaded';

export const ANALYZE = 'POST /api/analyze';

const HEALTH: Health = {
  status: 'ok',
  vision: false,
  generation: true,
  provider: 'Ollama',
  accounts: true,
  devTools: false,
  recipes: 1,
};

/** A stage of the search. */
export const stage = (name: 'matching' | 'writing' | 'repairing', fraction: number): AnalyzeEvent => ({
  event: 'stage',
  data: { stage: name, fraction },
});

export const CORPUS = [aRecipe(), aRecipe({ id: 8, title: 'Tortilla', matchedIngredients: 1 })];

/** The recipes of the collection. */
export const found: AnalyzeEvent = { event: 'found', data: anAnswer({ recipes: CORPUS }) };

export const first = aWrittenRecipe();
export const second = aWrittenRecipe({ id: 901, title: 'Baked eggs', matchedIngredients: 1 });

export const third = aWrittenRecipe({ id: 902, title: 'Egg curry' });

/** A recipe of the model. */
export const wrote = (data = first): AnalyzeEvent => ({ event: 'recipe', data });

/** The end of the search, with everything that was written. */
export const endOf = (...written: (typeof first)[]): AnalyzeEvent => ({
  event: 'end',
  data: anAnswer({ recipes: [...CORPUS, ...written] }),
});

/** Lets time pass. */
export const pass = (ms = 20) => jest.advanceTimersByTimeAsync(ms);

/** What the server says of itself; `pending` while it has not said anything yet. */
type ServerHealth = Partial<Health> | 'pending';

/** A pending search, and the stream that its answer arrives on. */
export const asking = async (state?: Parameters<typeof preloaded>[0], reply?: unknown, health: ServerHealth = {}) => {
  const line = fakeStream();
  const answers = [line.answer];
  const api = fakeApi({
    ...(health === 'pending' && { 'GET /api/health': () => new Promise(() => undefined) }),
    [ANALYZE]: reply ?? ((sent: Sent) => answers.shift()?.(sent) ?? new Promise(() => undefined)),
  });
  const effects = fakeEffects();
  const store = createAppStore(effects, preloaded(state));
  if (health === 'pending') void store.dispatch(apiSlice.endpoints.getHealth.initiate());
  else await store.dispatch(apiSlice.util.upsertQueryData('getHealth', undefined, { ...HEALTH, ...health }));
  store.dispatch(searchSubmitted({ text: 'eggs, tomatoes' }));
  // Loads the stream reader.
  await pass();
  await pass();
  const see = <T>(selector: (now: ReturnType<typeof store.getState>) => T) => selector(store.getState());
  return {
    api,
    effects,
    store,
    line,
    see,
    tell: async (...events: AnalyzeEvent[]) => {
      for (const event of events) line.tell(event);
      await pass();
    },
    titles: () => see(selectResults).map(({ title }) => title),
    toast: () => see(selectToast),
    isLeft: (i = 0) => api.sent[i]!.signal.aborted,
  };
};
