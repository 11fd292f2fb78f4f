import { createBackgroundWork } from './backgroundWork';

describe('work in the background', () => {
  it('begins after the response, and is awaited when the server stops', async () => {
    const done: string[] = [];
    const background = createBackgroundWork(() => undefined);
    background.begin('one', async () => {
      done.push('began');
      await new Promise((resolve) => setTimeout(resolve, 20));
      background.begin('two', () => Promise.resolve(void done.push('more')));
      done.push('ended');
    });
    await Promise.resolve();
    expect(done).toEqual([]);
    await background.settled();
    expect(done).toEqual(['began', 'ended', 'more']);
  });

  it('that fails is logged, and affects nothing else', async () => {
    const complain = jest.fn();
    const background = createBackgroundWork(complain);
    const failure = new Error('no such server');
    background.begin('the mail', () => Promise.reject(failure));
    background.begin('at once', () => {
      throw failure;
    });
    await background.settled();
    expect(complain.mock.calls).toEqual([
      [failure, 'the mail'],
      [failure, 'at once'],
    ]);
  });
});
