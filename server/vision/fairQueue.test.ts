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
