import { DomainError } from '../errors/domainError';
import { createBoundedQueue } from './boundedQueue';

/** Jobs that end when the test says so. */
const openJobs = () => {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const job = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name);
      ends.push(() => resolve(name));
    });
  return { started, ends, job };
};

describe('a bounded queue', () => {
  it('runs as many jobs at once as it may, and the others in order', async () => {
    const queue = createBoundedQueue({ atOnce: 2, waiting: 10, waitingPerCaller: 10 });
    const { started, ends, job } = openJobs();
    const done = ['a', 'b', 'c', 'd'].map((name) => queue.run('ada', job(name)));
    await Promise.resolve();
    expect(started).toEqual(['a', 'b']);
    ends[1]!();
    await done[1];
    await new Promise((resolve) => setImmediate(resolve));
    expect(started).toEqual(['a', 'b', 'c']);
    ends[0]!();
    ends[2]!();
    await Promise.all([done[0], done[2]]);
    await new Promise((resolve) => setImmediate(resolve));
    ends[3]!();
    expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses what does not fit, and one caller before the others', async () => {
    const queue = createBoundedQueue({ atOnce: 1, waiting: 3, waitingPerCaller: 2 });
    const { ends, job } = openJobs();
    const done = [queue.run('ada', job('a')), queue.run('ada', job('b')), queue.run('ada', job('c'))];
    await expect(queue.run('ada', job('d'))).rejects.toMatchObject({ kind: 'tooBusy', values: { seconds: 3 } });
    done.push(queue.run('eve', job('e')));
    await expect(queue.run('bob', job('f'))).rejects.toThrow(new DomainError('tooBusy'));
    for (let i = 0; i < 4; i += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      ends[i]!();
    }
    expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'e']);
    const again = queue.run('ada', job('g'));
    await new Promise((resolve) => setImmediate(resolve));
    ends[4]!();
    expect(await again).toBe('g');
  });

  it('lets a caller wait again for each of its jobs that has begun', async () => {
    const queue = createBoundedQueue({ atOnce: 1, waiting: 10, waitingPerCaller: 2 });
    const { ends, job } = openJobs();
    const done = ['a', 'b', 'c'].map((name) => queue.run('ada', job(name)));
    await new Promise((resolve) => setImmediate(resolve));
    expect(queue.waiting()).toBe(2);
    ends[0]!();
    await done[0];
    await new Promise((resolve) => setImmediate(resolve));
    expect(queue.waiting()).toBe(1);
    done.push(queue.run('ada', job('d')));
    await expect(queue.run('ada', job('e'))).rejects.toThrow(new DomainError('tooBusy'));
    for (let i = 1; i < 4; i += 1) {
      ends[i]!();
      await done[i];
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(queue.waiting()).toBe(0);
  });

  it('goes on after a job that failed', async () => {
    const queue = createBoundedQueue({ atOnce: 1, waiting: 1, waitingPerCaller: 1 });
    const failed = queue.run('ada', () => Promise.reject(new Error('no')));
    const next = queue.run('ada', () => Promise.resolve('yes'));
    await expect(failed).rejects.toThrow('no');
    expect(await next).toBe('yes');
  });
});
