import { createAppStore } from '@/app/store/store';
import { importDropped, importFileChosen } from '@/slices/recipeImportSlice';
import { listOpened, sharedListKey } from '@/slices/shoppingSlice';
import { appStarted } from '@/slices/uiSlice';
import { fakeApi } from '@/testing/fakeApi';
import { fakeEffects, fakeImportEffects, fakeLineEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  fakeApi({});
});

const pass = (ms = 100) => jest.advanceTimersByTimeAsync(ms);

/** A page, and how often it has loaded the code of imports, and that of lists which a server has. */
const open = (state?: Parameters<typeof preloaded>[0]) => {
  const imports = jest.fn(() => Promise.resolve(fakeImportEffects()));
  const lines = jest.fn(() => Promise.resolve(fakeLineEffects()));
  const store = createAppStore({ ...fakeEffects(), imports, lines }, state && preloaded(state));
  const does = async (action: Parameters<typeof store.dispatch>[0], ms?: number) => {
    store.dispatch(action);
    await pass(ms);
  };
  return { imports, lines, does };
};

describe('the code that a visit may not need', () => {
  it('is not loaded for a guest without an import and without the list of another cook', async () => {
    const { imports, lines, does } = open();
    await does(appStarted());
    await does(listOpened('guest'));
    expect(imports).not.toHaveBeenCalled();
    expect(lines).not.toHaveBeenCalled();
  });

  it('is loaded once with the first import', async () => {
    const { imports, does } = open();
    await does(importFileChosen('all.json'));
    await does(importFileChosen('more.json'));
    expect(imports).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the list of another cook', undefined, listOpened(sharedListKey('abc'))],
    [
      'an account',
      { session: { status: 'signedIn', uid: 'u1' }, savedRecipes: { owner: 'u1' } } as const,
      appStarted(),
    ],
  ])('is loaded once with %s', async (_what, state, action) => {
    const { lines, does } = open(state);
    await does(action);
    await does(appStarted());
    expect(lines).toHaveBeenCalledTimes(1);
  });

  it('is loaded again ten seconds after that failed', async () => {
    const { imports, lines, does } = open();
    imports.mockRejectedValueOnce(new Error('offline'));
    lines.mockRejectedValueOnce(new Error('offline'));
    await does(importFileChosen('all.json'));
    await does(listOpened(sharedListKey('abc')), 9_000);
    await does(appStarted());
    expect([imports.mock.calls.length, lines.mock.calls.length]).toEqual([1, 1]);
    await pass(1_000);
    await does(appStarted());
    expect([imports.mock.calls.length, lines.mock.calls.length]).toEqual([2, 2]);
    await does(importDropped());
    expect(imports).toHaveBeenCalledTimes(2);
  });
});
