/** @jest-environment jest-fixed-jsdom */
import { nextTask } from './nextTask';

const withScheduler = (postTask: Scheduler['postTask']) => ({ scheduler: { postTask } }) as unknown as Window;

const orderOf = async (page?: Window) => {
  const order: string[] = [];
  const there = nextTask(page).then(() => order.push('the next task'));
  await Promise.resolve().then(() => order.push('this task'));
  await there;
  return order;
};

describe('the next task', () => {
  it('comes after this one, in a browser without a scheduler, too', async () => {
    expect(await orderOf()).toEqual(['this task', 'the next task']);
  });

  it('is one of the scheduler where there is one', async () => {
    const postTask = jest.fn((task: () => unknown) => new Promise((done) => setTimeout(() => done(task()))));
    expect(await orderOf(withScheduler(postTask))).toEqual(['this task', 'the next task']);
    expect(postTask).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('refused'))],
    [
      'fails',
      () => {
        throw new Error('failed');
      },
    ],
  ])('comes by a timer if the scheduler %s', async (_what, postTask) => {
    expect(await orderOf(withScheduler(postTask))).toEqual(['this task', 'the next task']);
  });
});
