import { withLock } from './withLock';

const refused = () => Promise.reject(new DOMException('storage is blocked', 'SecurityError'));

describe('withLock', () => {
  it('runs the work under the named lock', async () => {
    const request = jest.fn((_name: string, work: () => unknown) => work());
    await expect(withLock({ request } as never, 'list', () => 7)).resolves.toBe(7);
    expect(request).toHaveBeenCalledWith('list', expect.any(Function));
  });

  it.each([
    ['has no locks', undefined],
    ['refuses locks', { request: refused }],
    [
      'throws at once',
      {
        request: () => {
          throw new TypeError('no');
        },
      },
    ],
  ])('runs the work without a lock in a browser that %s', async (_why, locks) => {
    await expect(withLock(locks as never, 'list', () => Promise.resolve('done'))).resolves.toBe('done');
  });

  it('runs failing work once and rethrows its failure', async () => {
    const work = jest.fn(() => Promise.reject(new Error('the list is broken')));
    const locks = { request: (_name: string, begin: () => unknown) => begin() };
    await expect(withLock(locks as never, 'list', work)).rejects.toThrow('the list is broken');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
