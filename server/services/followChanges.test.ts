import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { ownEvents } from '../events/ownEvents';
import { followChanges } from './followChanges';

const open = (catchUp: () => Promise<void>, againMs = 3_600_000) => {
  const events = ownEvents(3_600_000);
  const failures: string[] = [];
  const stop = followChanges({
    events,
    topic: 'pictures',
    catchUp,
    failed: (error) => failures.push((error as Error).message),
    againMs,
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

it('takes in what a failure left out without another event, because none will come', async () => {
  const outcomes = ['away', 'away', 'back'];
  const { publish, failures, stop } = open(() => {
    const outcome = outcomes.shift();
    return outcome === 'back' ? Promise.resolve() : Promise.reject(new Error(outcome ?? 'looked without need'));
  }, 5);
  await publish();
  await pause(200);
  expect({ outcomes, failures }).toEqual({ outcomes: [], failures: ['away'] });
  await stop();
});

it('does not try again once it has been stopped', async () => {
  let looks = 0;
  let refuse: (error: Error) => void = () => undefined;
  const { publish, stop } = open(() => {
    looks += 1;
    return new Promise((_resolve, reject) => (refuse = reject));
  }, 5);
  await publish();
  const stopped = stop();
  refuse(new Error('away'));
  await stopped;
  await pause(50);
  expect(looks).toBe(1);
});
