import { AHEAD } from './drawLine';
import { createDrawQueue } from './drawQueue';

/** A queue whose drawings end when the test says so. */
const openQueue = (options: { atOnce?: number; waitingMax?: number } = {}) => {
  let clock = 0;
  const drawn: string[] = [];
  const ends: (() => void)[] = [];
  const queue = createDrawQueue<string>({ atOnce: 1, now: () => clock, ...options });
  return {
    drawn,
    isBusy: queue.isBusy,
    pause: () => (clock += 1_000),
    ask: (name: string, urgency = 3, signal?: AbortSignal) =>
      queue.draw(name, { urgency, signal }, async () => {
        drawn.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
        return `${name} drawn`;
      }),
    /** Ends one drawing after the other until none is left. */
    async finish() {
      for (let idle = 0; idle < 20; idle += 1) {
        const end = ends.shift();
        if (end) idle = 0;
        end?.();
        await Promise.resolve();
      }
    },
  };
};

const askAll = (queue: ReturnType<typeof openQueue>, names: string) =>
  Promise.all([...names].map((name) => queue.ask(name)));

it('draws few pictures at once, in the order asked for', async () => {
  const queue = openQueue({ atOnce: 2 });
  const all = askAll(queue, 'abcde');
  await Promise.resolve();
  expect(queue.drawn).toEqual(['a', 'b']);
  await queue.finish();
  await all;
  expect(queue.drawn).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('draws what a page asked for after a pause before what it asked for earlier', async () => {
  const queue = openQueue();
  const first = askAll(queue, 'abc');
  queue.pause();
  const second = askAll(queue, 'xy');
  await queue.finish();
  await Promise.all([first, second]);
  expect(queue.drawn.slice(0, 3)).toEqual(['a', 'x', 'y']);
});

it('draws urgent pictures first, and those that no request waits for last', async () => {
  const queue = openQueue();
  const all = [queue.ask('running'), queue.ask('ahead', AHEAD), queue.ask('low', 5), queue.ask('high', 1)];
  await queue.finish();
  await Promise.all(all);
  expect(queue.drawn).toEqual(['running', 'high', 'low', 'ahead']);
});

it('never lets newer pictures keep an older one waiting for ever', async () => {
  const queue = openQueue();
  const all = [queue.ask('running'), queue.ask('old', 7)];
  for (const name of 'abcdefgh') {
    queue.pause();
    all.push(queue.ask(name, 1));
  }
  await queue.finish();
  await Promise.all(all);
  expect(queue.drawn.indexOf('old')).toBeLessThan(5);
});

it('draws a picture once however often it is asked for, and sooner when it becomes urgent', async () => {
  const queue = openQueue();
  const all = [
    queue.ask('a'),
    queue.ask('b'),
    queue.ask('c', AHEAD),
    queue.ask('c', 1),
    queue.ask('a'),
    queue.ask('c'),
  ];
  await queue.finish();
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'c', 'a', 'c'].map((name) => `${name} drawn`));
  expect(queue.drawn).toEqual(['a', 'c', 'b']);
});

it('draws what everyone has stopped waiting for last', async () => {
  const queue = openQueue();
  const left = new AbortController();
  const all = [queue.ask('running'), queue.ask('left', 1, left.signal), queue.ask('wanted', 5)];
  left.abort();
  await queue.finish();
  await Promise.all(all);
  expect(queue.drawn).toEqual(['running', 'wanted', 'left']);
});

it('goes on after a drawing that failed, and draws that picture again', async () => {
  const queue = createDrawQueue<string>({ atOnce: 1 });
  const asking = { urgency: 3 };
  await expect(queue.draw('a', asking, () => Promise.reject(new Error('no paint')))).rejects.toThrow('no paint');
  expect(await queue.draw('a', asking, () => Promise.resolve('drawn'))).toBe('drawn');
});

it('refuses more pictures than may wait', async () => {
  const queue = openQueue({ waitingMax: 2 });
  const all = askAll(queue, 'abc');
  await expect(queue.ask('d')).rejects.toMatchObject({ kind: 'tooBusy' });
  await queue.finish();
  await all;
  expect(queue.isBusy()).toBe(false);
});
