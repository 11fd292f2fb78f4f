import { openedOnce } from './openedOnce';

it('opens once for all who ask', async () => {
  const open = jest.fn(() => Promise.resolve({}));
  const get = openedOnce(open);
  const [one, other] = await Promise.all([get(), get()]);
  expect(await get()).toBe(one);
  expect(other).toBe(one);
  expect(open).toHaveBeenCalledTimes(1);
});

it('fails for those who wait, and tries again with the next request', async () => {
  const open = jest.fn<Promise<string>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('open');
  const get = openedOnce(open);
  expect(await Promise.allSettled([get(), get()])).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(await get()).toBe('open');
  expect(open).toHaveBeenCalledTimes(2);
});
