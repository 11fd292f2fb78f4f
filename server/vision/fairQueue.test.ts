import { createFairQueue } from './fairQueue';

const never = new AbortController().signal;

const openQueue = (options = { waitingMax: 20, waitingPerAddress: 10 }) => {
  const queue = createFairQueue(options);
  const done: string[] = [];
  return {
    done,
    add: (sender: string, name: string, signal = never) => {
      const [address = '', visitor = ''] = sender.split('/');
      return queue.run({ address, visitor }, signal, async () => {
        await Promise.resolve();
        done.push(name);
      });
    },
  };
};

it('lets addresses take turns, and the visitors of an address', async () => {
  const { add, done } = openQueue();
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => add('a/x', name)),
    add('a/y', 'other visitor'),
    add('b/z', 'other address'),
  ]);
  expect(done).toEqual(['a1', 'a2', 'other address', 'other visitor', 'a3', 'a4']);
});

it('refuses more jobs of an address than may wait, and takes those of others', async () => {
  const { add, done } = openQueue({ waitingMax: 20, waitingPerAddress: 2 });
  const first = [add('a', '1'), add('a', '2'), add('a', '3')];
  await expect(add('a', '4')).rejects.toMatchObject({ kind: 'tooBusy' });
  await Promise.all([...first, add('b', '5')]);
  expect(done).toHaveLength(4);
});

it('forgets a job that is aborted before its turn', async () => {
  const { add, done } = openQueue({ waitingMax: 2, waitingPerAddress: 2 });
  const left = new AbortController();
  const all = [add('a', '1'), add('a', 'left', left.signal), add('a', '2')];
  left.abort(new Error('gone'));
  await expect(all[1]).rejects.toThrow('gone');
  await Promise.all([all[0], all[2], add('a', '3')]);
  expect(done).toEqual(['1', '2', '3']);
});

it('goes on after a job that failed', async () => {
  const queue = createFairQueue({ waitingMax: 2, waitingPerAddress: 2 });
  const sender = { address: 'a', visitor: '' };
  await expect(queue.run(sender, never, () => Promise.reject(new Error('torn')))).rejects.toThrow('torn');
  expect(await queue.run(sender, never, () => Promise.resolve('read'))).toBe('read');
});

describe('a queue that runs two jobs at once', () => {
  /** Jobs that end when they are told to. */
  const openHeld = () => {
    const queue = createFairQueue({ waitingMax: 20, waitingPerAddress: 10, atOnce: 2, waitingMs: 20_000 });
    const running: string[] = [];
    const tick = () => new Promise((resolve) => setImmediate(resolve));
    const ends = new Map<string, () => void>();
    return {
      running,
      tick,
      end: async (name: string) => {
        ends.get(name)!();
        await tick();
      },
      add: (address: string, name: string, signal = never) =>
        queue.run({ address, visitor: '' }, signal, () => {
          running.push(name);
          return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
        }),
    };
  };

  it('runs those of two addresses, and never two of one', async () => {
    const { add, running, end, tick } = openHeld();
    const all = [add('a', 'a1'), add('a', 'a2'), add('b', 'b1'), add('b', 'b2'), add('c', 'c1')];
    await tick();
    await end('a1');
    expect(running).toEqual(['a1', 'b1', 'a2']);
    await end('b1');
    expect(running).toEqual(['a1', 'b1', 'a2', 'b2']);
    for (const name of ['a2', 'b2', 'c1']) await end(name);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1', 'b2', 'c1']);
  });

  it('keeps the second place for another address while one has sent many', async () => {
    const { add, running, end, tick } = openHeld();
    const dense = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3')];
    const other = add('b', 'small');
    await tick();
    expect(running).toEqual(['a1', 'small']);
    for (const name of ['small', 'a1', 'a2', 'a3']) await end(name);
    await Promise.all([...dense, other]);
  });

  it('refuses a job whose turn has not come in time, and gives its place to others', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const { add, running, end } = openHeld();
    const first = add('a', 'a1');
    const late = add('a', 'late');
    jest.advanceTimersByTime(10_000);
    const inTime = add('a', 'in time');
    jest.advanceTimersByTime(10_000);
    await expect(late).rejects.toMatchObject({ kind: 'tooBusy' });
    await end('a1');
    jest.advanceTimersByTime(60_000);
    expect(running).toEqual(['a1', 'in time']);
    await end('in time');
    expect(await Promise.all([first, inTime])).toEqual(['a1', 'in time']);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});
