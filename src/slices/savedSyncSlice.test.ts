import { RETRY_AFTER_MAX_MS, RETRY_AFTER_SECONDS, RETRY_WAITS_MS } from '@contracts/limits';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { dueTime, savedSyncSlice, sendingBegan, sendingEnded, sendingFailed, signOfLifeSeen } from './savedSyncSlice';

const { reducer, getInitialState } = savedSyncSlice;
type Failure = Parameters<typeof sendingFailed>[0];

const NOW = 1_000_000;
const change = { recipeId: 7, at: 10 };
const other = { recipeId: 8, at: 11 };
const failed = (status: Failure['status'], more: Partial<Failure> = {}) =>
  sendingFailed({ ...change, status, failedAt: NOW, ...more });
const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, getInitialState());

describe('a change of the saved recipes', () => {
  it('may be sent at once', () => {
    expect(dueTime(after(), change)).toBe(0);
  });

  it('is named while it is being sent', () => {
    expect(after(sendingBegan(change)).sending).toEqual(change);
    expect(after(sendingBegan(change), sendingEnded()).sending).toBeNull();
  });

  it('waits longer after each failure, and then for a sign of life', () => {
    const due = [1, 2, 3, 4].map((times) =>
      dueTime(after(...Array.from({ length: times }, () => failed(500))), change),
    );
    expect(due).toEqual([...RETRY_WAITS_MS.map((wait) => NOW + wait), Infinity]);
    const tired = after(failed(500), failed(500), failed(500), failed(500), signOfLifeSeen());
    expect(dueTime(tired, change)).toBe(0);
  });

  it('does not wait for an earlier change of the same recipe, nor for another recipe', () => {
    const state = after(failed(500), failed(500));
    expect(dueTime(state, { ...change, at: 12 })).toBe(0);
    expect(dueTime(state, other)).toBe(0);
    const newer = reducer(state, failed(500, { at: 12 }));
    expect(dueTime(newer, { ...change, at: 12 })).toBe(NOW + RETRY_WAITS_MS[0]);
  });

  it('waits with all others while the server cannot be reached', () => {
    expect(dueTime(after(failed('OFFLINE')), other)).toBe(NOW + RETRY_WAITS_MS[0]);
    expect(dueTime(after(failed('OFFLINE'), signOfLifeSeen()), other)).toBe(0);
  });

  it('waits with all others until the user has signed in again', () => {
    expect(dueTime(after(failed(401)), other)).toBe(Infinity);
    expect(dueTime(after(failed(401), signOfLifeSeen()), other)).toBe(0);
  });

  it('waits as long as the server asks, within reason, even if there are signs of life', () => {
    expect(dueTime(after(failed(429, { retryAfter: 20 })), other)).toBe(NOW + 20_000);
    expect(dueTime(after(failed(429)), other)).toBe(NOW + RETRY_AFTER_SECONDS * 1_000);
    expect(dueTime(after(failed(429, { retryAfter: 1e9 })), other)).toBe(NOW + RETRY_AFTER_MAX_MS);
    const asked = after(failed(429, { retryAfter: 20 }), signOfLifeSeen());
    expect(dueTime(asked, change)).toBe(NOW + 20_000);
    expect(asked.retries).toEqual({});
  });
});

describe('a recipe that gets the id of the server', () => {
  it('keeps its sending and its wait', () => {
    const state = after(sendingBegan(change), failed(500), recipeIdReplaced({ from: 7, to: 70 }));
    expect(state.sending).toEqual({ ...change, recipeId: 70 });
    expect(dueTime(state, { ...change, recipeId: 70 })).toBe(NOW + RETRY_WAITS_MS[0]);
    expect(dueTime(state, change)).toBe(0);
  });

  it('leaves other recipes alone', () => {
    const before = after(sendingBegan(change), failed(500));
    expect(reducer(before, recipeIdReplaced({ from: 8, to: 80 }))).toEqual(before);
  });
});
