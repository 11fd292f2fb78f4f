import { createCounters } from '../counters/createCounters';
import { memoryStore } from '../counters/memoryStore';
import { createStorageQuota } from './storageQuota';

const HOUR_MS = 3_600_000;

const open = (bounds = { recipes: 3, bytes: 100 }) => {
  const clock = { at: 0 };
  return { clock, quota: createStorageQuota(bounds, createCounters(memoryStore(() => clock.at))) };
};

describe('what an address stores in a day', () => {
  it('has a number of recipes, and the refusal says when there is room again', async () => {
    const { clock, quota } = open();
    for (let i = 0; i < 3; i += 1) await quota.spend('home', 1);
    clock.at = 22.5 * HOUR_MS;
    const values = { recipes: 3, megabytes: 0, hours: 2, seconds: 5_400 };
    await expect(quota.spend('home', 1)).rejects.toEqual(expect.objectContaining({ kind: 'addressFull', values }));
    clock.at = 24 * HOUR_MS;
    await expect(quota.spend('home', 1)).resolves.toBeUndefined();
  });

  it('has a size, which a refused recipe does not use up', async () => {
    const { quota } = open();
    await quota.spend('home', 60);
    for (let i = 0; i < 2; i += 1)
      await expect(quota.spend('home', 41)).rejects.toEqual(expect.objectContaining({ kind: 'addressFull' }));
    await expect(quota.spend('home', 40)).resolves.toBeUndefined();
    await expect(quota.spend('home', 1)).rejects.toThrow('addressFull');
  });

  it('does not count against other addresses', async () => {
    const { quota } = open({ recipes: 1, bytes: 9 });
    await quota.spend('home', 9);
    await expect(quota.spend('elsewhere', 9)).resolves.toBeUndefined();
  });

  it('is forgotten for those that stored longest ago, once there are thousands', async () => {
    const { quota } = open({ recipes: 1, bytes: 9 });
    for (let i = 0; i <= 5_000; i += 1) await quota.spend(`address ${i}`, 1);
    await expect(quota.spend('address 0', 1)).resolves.toBeUndefined();
    await expect(quota.spend('address 5000', 1)).rejects.toThrow();
  });
});
