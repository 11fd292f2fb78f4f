import { createChannel } from './channel';

const readAll = async <T>(values: AsyncGenerator<T, void>): Promise<T[]> => {
  const read: T[] = [];
  for await (const value of values) read.push(value);
  return read;
};

it('delivers the values in order, including those from before the reading', async () => {
  const channel = createChannel<number>();
  channel.push(1);
  channel.push(2);
  const reading = readAll(channel.values);
  await Promise.resolve();
  channel.push(3);
  channel.end();
  expect(await reading).toEqual([1, 2, 3]);
});

it('wakes a reader that waits for a single value', async () => {
  const channel = createChannel<string>();
  const next = channel.values.next();
  channel.push('soup');
  expect(await next).toEqual({ done: false, value: 'soup' });
});

it('fails after the values that came before the failure', async () => {
  const channel = createChannel<number>();
  channel.push(1);
  channel.fail(new Error('the model is gone'));
  expect(await channel.values.next()).toEqual({ done: false, value: 1 });
  await expect(channel.values.next()).rejects.toThrow('the model is gone');
});

it('keeps to its first ending', async () => {
  const channel = createChannel<number>();
  channel.end();
  channel.fail(new Error('too late'));
  expect(await readAll(channel.values)).toEqual([]);
});
