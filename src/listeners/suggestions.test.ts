import { SUGGESTION_TEXT_MAX, SUGGESTIONS_DELAY_MS } from '@contracts/limits';
import type { SearchMode } from '@contracts/vocabulary';
import { createAppStore } from '@/app/store/store';
import { searchSubmitted } from '@/slices/searchSlice';
import { suggestionsClosed, textTyped } from '@/slices/suggestionsSlice';
import { selectShownCompletions } from '@/store/search/selectShownCompletions';
import { anAnswer } from '@/testing/builders';
import { fakeApi, refusal, type Sent } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';

const SUGGESTIONS = 'GET /api/suggestions';
const tomato = { kind: 'ingredient', id: 'tomato', name: 'tomato' };
const tonic = { kind: 'ingredient', id: 'tonic-water', name: 'tonic water' };

beforeEach(() => jest.useFakeTimers());

const open = (reply: unknown = { suggestions: [tomato, tonic] }) => {
  const api = fakeApi({ [SUGGESTIONS]: reply, 'POST /api/analyze': anAnswer() });
  const store = createAppStore(fakeEffects(), preloaded({ preferences: { language: 'en-GB' } }));
  const asked = () =>
    api.sent.filter(({ route }) => route === SUGGESTIONS).map(({ search }) => new URLSearchParams(search).get('text'));
  const shown = (text: string, mode: SearchMode = 'ingredients') =>
    selectShownCompletions(store.getState(), { mode, text }).map((completion) => completion.text);
  const type = async (text: string, mode: SearchMode = 'ingredients', pause = SUGGESTIONS_DELAY_MS + 50) => {
    store.dispatch(textTyped({ mode, text }));
    await jest.advanceTimersByTimeAsync(pause);
  };
  return { api, store, asked, shown, type };
};

describe('typing in the search box', () => {
  it('asks once, after a pause, and shows the text with each suggestion in place of the last item', async () => {
    const { type, asked, shown } = open();
    await type('eggs,t', 'ingredients', 40);
    await type('eggs,to', 'ingredients', 40);
    expect(asked()).toEqual([]);
    await type('eggs,tom');
    expect(asked()).toEqual(['eggs,tom']);
    expect(shown('eggs,tom')).toEqual(['eggs, tomato', 'eggs, tonic water']);
  });

  it('shows nothing for another text or the other mode', async () => {
    const { type, shown } = open();
    await type('to');
    expect(shown('tod')).toEqual([]);
    expect(shown('to', 'name')).toEqual([]);
  });

  it('keeps what still continues the text until the next answer', async () => {
    const { type, shown } = open();
    await type('to');
    await type('tom', 'ingredients', 10);
    expect(shown('tom')).toEqual(['tomato']);
    await type('tomato,', 'ingredients', 10);
    expect(shown('tomato,')).toEqual([]);
  });

  it('drops a late answer, and cancels its request', async () => {
    let release = (_body: unknown) => {};
    const { api, type, shown } = open(({ search }: Sent) =>
      search.includes('text=to&') ? new Promise((resolve) => (release = resolve)) : { suggestions: [tonic] },
    );
    await type('to');
    await type('ton');
    release({ suggestions: [tomato] });
    await jest.advanceTimersByTimeAsync(10);
    expect(shown('to')).toEqual([]);
    expect(shown('ton')).toEqual(['tonic water']);
    expect(api.sent[0]?.signal.aborted).toBe(true);
  });

  it.each<[string, SearchMode]>([
    ['eggs, ', 'ingredients'],
    ['eggs and ', 'ingredients'],
    ['eggs, no che', 'ingredients'],
    ['  ', 'name'],
  ])('asks nothing when there is nothing to continue: %j', async (text, mode) => {
    const { type, asked } = open();
    await type(text, mode);
    expect(asked()).toEqual([]);
  });

  it('asks for the end of a long list', async () => {
    const { type, asked, shown } = open();
    const long = 'rice, '.repeat(SUGGESTION_TEXT_MAX);
    await type(`${long}tom`);
    expect(asked()[0]).toMatch(/^rice, .*, tom$/);
    expect(asked()[0]!.length).toBeLessThanOrEqual(SUGGESTION_TEXT_MAX);
    expect(shown(`${long}tom`)[0]).toBe(`${long}tomato`);
  });

  it('completes a whole name', async () => {
    const { type, shown } = open({ suggestions: [{ kind: 'recipe', id: '7', name: 'Shakshuka' }] });
    await type('sha', 'name');
    expect(shown('sha', 'name')).toEqual(['Shakshuka']);
  });

  it('suggests nothing when the server fails', async () => {
    const { type, shown } = open(() => refusal(500));
    await type('tom');
    expect(shown('tom')).toEqual([]);
  });

  it('asks nothing more once the list was closed', async () => {
    const { type, store, asked } = open();
    await type('tom', 'ingredients', 40);
    store.dispatch(suggestionsClosed());
    await jest.advanceTimersByTimeAsync(1_000);
    expect(asked()).toEqual([]);
  });

  it('asks nothing while a search is loading, and a search closes the list', async () => {
    const { type, store, asked, shown } = open();
    await type('tom');
    store.dispatch(searchSubmitted({ text: 'tom' }));
    expect(shown('tom')).toEqual([]);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(shown('tom')).toEqual([]);
    expect(asked()).toEqual(['tom']);
  });
});
