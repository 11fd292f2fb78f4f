import { expect, test } from '@playwright/test';
import { killOverAndOver } from './killing';

test('a server killed during writes has lost nothing that it acknowledged', async () => {
  test.setTimeout(300_000);
  const { kills, acknowledged, interrupted, faults } = await killOverAndOver({ kills: 10 });
  expect(faults).toEqual([]);
  expect(kills).toBe(10);
  // It was killed during the writes, not before or after.
  expect(acknowledged).toBeGreaterThan(20);
  expect(interrupted).toBeGreaterThan(10);
});
