/** @jest-environment jest-fixed-jsdom */
import { RETRY_AFTER_MAX_MS } from '@contracts/limits';
import { savedSyncSlice } from '@/slices/savedSyncSlice';
import { writeFields } from './specStorage';
import { initialSyncPause, STORED_SYNC_PAUSE } from './storedSyncPause';

const NOW = 1_000_000;
const area = window.localStorage;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  area.clear();
});

describe('the time before which the server wants to be left alone', () => {
  it.each([
    ['a time to come', String(NOW + 20_000), { unwelcomeUntil: NOW + 20_000 }],
    ['the longest wait', String(NOW + RETRY_AFTER_MAX_MS), { unwelcomeUntil: NOW + RETRY_AFTER_MAX_MS }],
    ['a longer wait', String(NOW + RETRY_AFTER_MAX_MS + 1), {}],
    ['a text', '"soon"', {}],
    ['no JSON', '{', {}],
  ])('is read from storage: %s', (_name, text, expected) => {
    area.setItem('savedSyncPause', text);
    expect(initialSyncPause(area)).toEqual(expected);
  });

  it('is stored until it is over', () => {
    const write = (unwelcomeUntil: number) =>
      writeFields(STORED_SYNC_PAUSE, { ...savedSyncSlice.getInitialState(), unwelcomeUntil }, area);
    write(NOW + 1);
    expect(area.getItem('savedSyncPause')).toBe(String(NOW + 1));
    write(NOW);
    expect(area.getItem('savedSyncPause')).toBeNull();
  });
});
