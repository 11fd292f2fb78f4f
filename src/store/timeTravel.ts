import type { Dispatch, Middleware, Reducer, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

/** What the DevTools put on a store that they look after; nothing else of theirs is known here. */
interface Lifted {
  liftedStore?: { getState: () => { currentStateIndex: number; computedStates: readonly unknown[] } };
}

type Watcher = (action: UnknownAction) => void;

/** What the debug panel does with a store: look on, and show another state than the one that is. */
export interface TimeTravel<S> {
  /** Calls back with each action before it is reduced, in the order in which the reducers see them. */
  watch: (watcher: Watcher) => () => void;
  /** The state that follows, with no effect on anything. */
  stateAfter: (state: S, action: UnknownAction) => S;
  /** Shows a state in the place of the present one; undefined goes back to the present. */
  show: (state: S | undefined) => void;
}

/** A store with a way into its past. */
export interface Travelling<S> {
  timeTravel: TimeTravel<S>;
}

/** The answer to a thunk that is not begun: it never comes. */
const createUnbegun = () => {
  const never = new Promise<never>(() => undefined);
  const ignore = () => undefined;
  return Object.assign(never, { unwrap: () => never, abort: ignore, reset: ignore, unsubscribe: ignore });
};

/**
 * Keeps the past from doing anything. While the DevTools have jumped, or the debug panel replays, the screen shows a
 * state that is over: what it dispatches is dropped before a listener, a request or a reducer meets it. Only what was on
 * its way already waits, and lands when the present is back.
 *
 * @param isArrival the actions that wait
 * @param isQuestion the actions that only ask a middleware something, and pass
 */
export const createTimeTravel = <S>(
  isArrival: (action: unknown) => boolean,
  isQuestion: (action: unknown) => boolean,
) => {
  const waiting: UnknownAction[] = [];
  const watchers = new Set<Watcher>();
  let lifted: Lifted['liftedStore'];
  let shown: S | undefined;
  let isLive = false;
  let dispatchAll: Dispatch | undefined;

  const isInThePast = () => {
    if (shown !== undefined) return true;
    const history = lifted?.getState();
    return history !== undefined && history.currentStateIndex < history.computedStates.length - 1;
  };

  const middleware: Middleware = ({ dispatch }) => {
    dispatchAll = dispatch;
    return (next) => (action) => {
      if (!isInThePast() || isQuestion(action)) return next(action);
      if (isArrival(action)) waiting.push(action as UnknownAction);
      return typeof action === 'function' ? createUnbegun() : action;
    };
  };

  const enhancer: StoreEnhancer<Travelling<S>> = (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    const listeners = new Set<() => void>();
    const notify = () => {
      if (!isInThePast()) for (const action of waiting.splice(0)) dispatchAll?.(action);
      for (const listener of [...listeners]) listener();
    };
    lifted = (store as Lifted).liftedStore;
    store.subscribe(notify);

    return {
      ...store,
      getState: () => (shown as ReturnType<typeof store.getState> | undefined) ?? store.getState(),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      dispatch(action) {
        for (const watcher of watchers) watcher(action);
        isLive = true;
        try {
          return store.dispatch(action);
        } finally {
          isLive = false;
        }
      },
      timeTravel: {
        watch(watcher) {
          watchers.add(watcher);
          return () => watchers.delete(watcher);
        },
        stateAfter: (state, action) => (reducer as unknown as Reducer<S, UnknownAction>)(state, action),
        show(state) {
          shown = state;
          notify();
        },
      },
    };
  };

  return {
    /** The first middleware of all. */
    middleware,
    /** The last enhancer, next to the DevTools. */
    enhancer,
    /** Whether the reducers run for something that happens now, and not for a history that is computed anew. */
    isLive: () => isLive,
  };
};

const BACK_TO_THE_PRESENT_MS = 1_000;

/**
 * Resolves at once in the present; while the past is shown, when it is over. Whoever waits for an answer of a server and
 * then goes on asks for this first: what is dispatched into the past is lost.
 */
export const whenPresent = async (
  dispatch: (thunk: () => true) => unknown,
  delay: (ms: number) => Promise<unknown>,
): Promise<void> => {
  // A thunk is not begun in the past, and so does not answer.
  while (dispatch((): true => true) !== true) await delay(BACK_TO_THE_PRESENT_MS);
};
