import { RETRY_AFTER_MAX_MS, RETRY_WAITS_MS } from '@contracts/limits';
import { importFileChosen, importStopped, recipeImportSlice } from '@/slices/recipeImportSlice';
import type { AppListenerApi } from '@/store/listening';
import { insistently } from './importCalls';

const failed = (status: number | string, parts: object = {}) => ({ error: { status, ...parts } });

/** An import that calls, the waits between its calls, and what it says when it stops. */
const calling = async (answers: readonly { data?: string; error?: unknown }[], stopAfter = Infinity) => {
  let recipeImport = recipeImportSlice.reducer(undefined, importFileChosen('all.json'));
  const waits: number[] = [];
  let calls = 0;
  const dispatch = (action: Parameters<typeof recipeImportSlice.reducer>[1]) => {
    recipeImport = recipeImportSlice.reducer(recipeImport, action);
    return action;
  };
  const api = {
    dispatch,
    getState: () => ({ recipeImport }),
    delay: (ms: number) => Promise.resolve(void waits.push(ms)),
  } as unknown as AppListenerApi;
  const data = await insistently(api, () => {
    calls += 1;
    if (calls >= stopAfter) dispatch(importStopped(null));
    return Promise.resolve(answers[Math.min(calls, answers.length) - 1]!);
  });
  return { data, waits, calls, failure: recipeImport.current!.failure };
};

describe('a call of an import', () => {
  it.each([['OFFLINE'], [429], [500], [503]])('is made three times more after %s', async (status) => {
    const { calls, waits, data } = await calling([failed(status)]);
    expect([calls, waits, data]).toEqual([4, [...RETRY_WAITS_MS], undefined]);
  });

  it('goes on with what it gets at last', async () => {
    const { data, failure } = await calling([failed(500), failed('OFFLINE'), { data: 'soup' }]);
    expect([data, failure]).toEqual(['soup', null]);
  });

  it.each([[400], [401], [404], [422], [499]])('is made once where it can only fail again: %s', async (status) => {
    expect((await calling([failed(status)])).calls).toBe(1);
  });

  it('waits as long as the server asks, within reason', async () => {
    const { waits } = await calling([failed(429, { retryAfter: 20 }), failed(429, { retryAfter: 1e9 }), { data: 'x' }]);
    expect(waits).toEqual([20_000, RETRY_AFTER_MAX_MS]);
  });

  it('is not made again once the cook has stopped the import', async () => {
    const { calls, data } = await calling([failed(500)], 2);
    expect([calls, data]).toEqual([2, undefined]);
  });

  it('says why the import stopped', async () => {
    const why = async (status: number | string, parts: object = {}) => (await calling([failed(status, parts)])).failure;
    expect(await why(401, { text: 'Sign in.' })).toEqual({ kind: 'signedOut' });
    expect(await why('OFFLINE')).toEqual({ kind: 'offline' });
    expect(await why(422, { text: 'Too slow.' })).toEqual({ kind: 'refused', text: 'Too slow.' });
    expect(await why(500)).toEqual({ kind: 'refused' });
  });
});
