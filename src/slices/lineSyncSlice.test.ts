import { RETRY_AFTER_MAX_MS, RETRY_AFTER_SECONDS, RETRY_WAITS_MS } from '@contracts/limits';
import { linkLost, readWanted, lineSyncSlice, syncBegan, syncFailed, syncSucceeded } from './lineSyncSlice';

const { reducer, getInitialState } = lineSyncSlice;
const { selectDueTime, selectIsLinkLost, selectIsStale, selectRetries } = lineSyncSlice.getSelectors();
type Failure = Parameters<typeof syncFailed>[0];

const NOW = 1_000_000;
const failed = (status: Failure['status'], more: Partial<Failure> = {}) =>
  syncFailed({ list: 'u1', status, failedAt: NOW, ...more });
const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, getInitialState());

describe('a list that the server has, too', () => {
  it('is neither stale nor lost before anything happens, and may be sent at once', () => {
    const state = after();
    expect([selectIsStale(state, 'u1'), selectIsLinkLost(state, 'u1')]).toEqual([false, false]);
    expect([selectDueTime(state, 'u1'), selectRetries(state, 'u1')]).toEqual([0, 0]);
  });

  it('is stale from a sign of news until it is read, and no other list with it', () => {
    const wanted = after(readWanted('u1'));
    expect([selectIsStale(wanted, 'u1'), selectIsStale(wanted, 'u2')]).toEqual([true, false]);
    expect(selectIsStale(reducer(wanted, syncBegan('u1')), 'u1')).toBe(false);
  });

  it('waits longer after each failure, and then for a sign of the server', () => {
    const due = [1, 2, 3, 4].map((times) =>
      selectDueTime(after(...Array.from({ length: times }, () => failed(500))), 'u1'),
    );
    expect(due).toEqual([...RETRY_WAITS_MS.map((wait) => NOW + wait), Infinity]);
    const tired = after(failed(500), failed(500), failed(500), failed(500));
    expect([selectRetries(tired, 'u1'), selectIsStale(tired, 'u1')]).toEqual([4, true]);
    expect(selectDueTime(tired, 'u2')).toBe(0);
    for (const sign of [readWanted('u1'), syncSucceeded('u1')]) {
      const well = reducer(tired, sign);
      expect([selectDueTime(well, 'u1'), selectRetries(well, 'u1')]).toEqual([0, 0]);
    }
  });

  it('waits as long as the server asks, within reason', () => {
    expect(selectDueTime(after(failed(429, { retryAfter: 20 })), 'u1')).toBe(NOW + 20_000);
    expect(selectDueTime(after(failed(429)), 'u1')).toBe(NOW + RETRY_AFTER_SECONDS * 1_000);
    expect(selectDueTime(after(failed(429, { retryAfter: 1e9 })), 'u1')).toBe(NOW + RETRY_AFTER_MAX_MS);
    expect(selectDueTime(after(failed(500, { retryAfter: 20 })), 'u1')).toBe(NOW + RETRY_WAITS_MS[0]);
  });

  it.each([401, 400, 403])('is not sent again by itself after a failure that only the cook can end: %s', (status) => {
    expect(selectDueTime(after(failed(status)), 'u1')).toBe(Infinity);
  });

  it('is lost when its link leads nowhere, and neither read nor sent again until it is found', () => {
    const lost = after(readWanted('u1'), failed(500), linkLost('u1'));
    expect([selectIsLinkLost(lost, 'u1'), selectIsLinkLost(lost, 'u2')]).toEqual([true, false]);
    expect([selectIsStale(lost, 'u1'), selectDueTime(lost, 'u1')]).toEqual([false, 0]);
    expect(selectIsLinkLost(reducer(lost, syncSucceeded('u1')), 'u1')).toBe(false);
  });
});
