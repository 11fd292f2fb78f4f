import { createStorageQuota } from './storageQuota';

const HOUR_MS = 3_600_000;

const open = (bounds = { recipes: 3, bytes: 100 }) => {
  const clock = { at: 0 };
  return { clock, quota: createStorageQuota(bounds, () => clock.at) };
};

describe('what an address stores in a day', () => {
  it('has a number of recipes, and the refusal says when there is room again', () => {
    const { clock, quota } = open();
    for (let i = 0; i < 3; i += 1) quota.spend('home', 1);
    clock.at = 22.5 * HOUR_MS;
    const values = { recipes: 3, megabytes: 0, hours: 2, seconds: 5_400 };
    expect(() => quota.spend('home', 1)).toThrow(expect.objectContaining({ kind: 'addressFull', values }));
    clock.at = 24 * HOUR_MS;
    expect(() => quota.spend('home', 1)).not.toThrow();
  });

  it('has a size, which a refused recipe does not use up', () => {
    const { quota } = open();
    quota.spend('home', 60);
    expect(() => quota.spend('home', 41)).toThrow(expect.objectContaining({ kind: 'addressFull' }));
    expect(() => quota.spend('home', 40)).not.toThrow();
  });

  it('is no matter of other addresses', () => {
    const { quota } = open({ recipes: 1, bytes: 9 });
    quota.spend('home', 9);
    expect(() => quota.spend('elsewhere', 9)).not.toThrow();
  });

  it('is forgotten for those that stored longest ago, once there are thousands', () => {
    const { quota } = open({ recipes: 1, bytes: 9 });
    for (let i = 0; i <= 5_000; i += 1) quota.spend(`address ${i}`, 1);
    expect(() => quota.spend('address 0', 1)).not.toThrow();
    expect(() => quota.spend('address 5000', 1)).toThrow();
  });
});
