import { setImmediate as nextTurn } from 'node:timers/promises';
import { ownEvents } from '../events/ownEvents';
import { followChanges } from './followChanges';

const open = (catchUp: () => Promise<void>) => {
  const events = ownEvents(3_600_000);
  const failures: string[] = [];
  const stop = followChanges({
    events,
    topic: 'pictures',
    catchUp,
    failed: (error) => failures.push((error as Error).message),
  });
  return { publish: () => events.publish('pictures'), failures, stop };
};

it('looks at each event, never while it is still looking, and once more for those that came meanwhile', async () => {
  let looks = 0;
  let now = 0;
  let most = 0;
  let goOn: () => void = () => undefined;
  const { publish, stop } = open(async () => {
    looks += 1;
    now += 1;
    most = Math.max(most, now);
    await new Promise<void>((resolve) => (goOn = resolve));
    now -= 1;
  });
  await publish();
  await publish();
  await publish();
  expect(looks).toBe(1);
  goOn();
  await nextTurn();
  expect(looks).toBe(2);
  goOn();
  await nextTurn();
  await stop();
  await publish();
  expect({ looks, now, most }).toEqual({ looks: 2, now: 0, most: 1 });
});

it('reports a database that is away once, and again when it goes away again', async () => {
  const outcomes = ['away', 'away', 'away', 'back', 'away again'];
  const { publish, failures, stop } = open(() => {
    const outcome = outcomes.shift() ?? 'back';
    return outcome === 'back' ? Promise.resolve() : Promise.reject(new Error(outcome));
  });
  while (outcomes.length > 0) {
    await publish();
    await nextTurn();
  }
  await stop();
  expect(failures).toEqual(['away', 'away again']);
});
