import type { ForkedTaskAPI, ListenerEffect, ListenerEffectAPI, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

type AnyDispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type Api = ListenerEffectAPI<unknown, AnyDispatch>;
type Effect = ListenerEffect<UnknownAction, unknown, AnyDispatch, unknown>;

/** Resolves on return to the present; undefined while in the present. */
type UntilPresent = () => Promise<void> | undefined;

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

/**
 * Wraps the tools of an effect. Whatever the effect awaits with them (a response, a delay, a child task) settles only
 * in the present. An effect that continued in the past would read an outdated state, and its dispatches would be
 * lost.
 */
const patient = (api: Api, untilPresent: UntilPresent): Api => {
  const present = async () => {
    for (let back = untilPresent(); back; back = untilPresent()) await api.pause(back);
  };
  const held = <T>(outcome: Promise<T>): Promise<T> =>
    outcome.then(
      async (value) => {
        await present();
        return value;
      },
      async (reason: unknown) => {
        await present();
        throw reason;
      },
    );
  const heldTask = <T extends ForkedTaskAPI>(task: T): T => ({
    ...task,
    delay: (ms: number) => held(task.delay(ms)),
    pause: <V>(outcome: Promise<V>) => held(task.pause(outcome)),
  });

  return {
    ...heldTask(api),
    // Keep the extra members of a thunk's result (`unsubscribe`, `refetch`).
    dispatch: ((action: UnknownAction) => {
      const result: unknown = api.dispatch(action);
      return isPromise(result) ? Object.assign(held(result), result) : result;
    }) as AnyDispatch,
    condition: (predicate, timeout) => held(api.condition(predicate, timeout)),
    take: ((...args: Parameters<Api['take']>) => held(api.take(...args))) as Api['take'],
    fork(executor, options) {
      const task = api.fork(async (child) => {
        await present();
        return executor(heldTask(child));
      }, options);
      return { ...task, result: held(task.result) };
    },
  };
};

/** The action that adds a listener, with an effect that continues only in the present. */
export const resumedInThePresent = <A extends { payload: { effect: unknown } }>(
  action: A,
  untilPresent: UntilPresent,
): A => {
  const effect = action.payload.effect as Effect;
  const resumed: Effect = (heard, api) => effect(heard, patient(api, untilPresent));
  return { ...action, payload: { ...action.payload, effect: resumed } };
};
