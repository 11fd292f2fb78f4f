import { setTimeout as sleep } from 'node:timers/promises';
import { followChanges } from './followChanges';

const EVERY_MS = 2;
const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await sleep(EVERY_MS);
};

it('looks again and again, never while it is still looking, until it is ended', async () => {
  let looks = 0;
  let now = 0;
  let most = 0;
  const stop = followChanges({
    everyMs: EVERY_MS,
    failed: () => undefined,
    catchUp: async () => {
      looks += 1;
      now += 1;
      most = Math.max(most, now);
      await sleep(4 * EVERY_MS);
      now -= 1;
    },
  });
  await until(() => looks === 3);
  await stop();
  expect({ now, most }).toEqual({ now: 0, most: 1 });
  const before = looks;
  await sleep(10 * EVERY_MS);
  expect(looks).toBe(before);
});

it('reports a database that is away once, and again when it goes away again', async () => {
  const outcomes = ['away', 'away', 'away', 'back', 'away again'];
  const failures: string[] = [];
  const stop = followChanges({
    everyMs: EVERY_MS,
    failed: (error) => failures.push((error as Error).message),
    catchUp: () => {
      const outcome = outcomes.shift() ?? 'back';
      return outcome === 'back' ? Promise.resolve() : Promise.reject(new Error(outcome));
    },
  });
  await until(() => outcomes.length === 0);
  await stop();
  expect(failures).toEqual(['away', 'away again']);
});
