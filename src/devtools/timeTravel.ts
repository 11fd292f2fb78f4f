import { addListener, type Middleware, type Reducer, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';
import { createPast } from './past';
import { resumedInThePresent } from './resumedInThePresent';

type Watcher = (action: UnknownAction) => void;

/** How the debug panel uses a store: it observes actions and shows another state than the current one. */
export interface TimeTravel<S> {
  /** Calls back with each action before it is reduced, in the order of the reducers. */
  watch: (watcher: Watcher) => () => void;
  /** The next state, computed without side effects. */
  stateAfter: (state: S, action: UnknownAction) => S;
  /** Shows a state instead of the present one; undefined returns to the present. */
  show: (state: S | undefined) => void;
}

/** A store that can show its past. */
export interface Travelling<S> {
  timeTravel: TimeTravel<S>;
}

/** The result of a thunk that was not started. It never settles. */
const createUnbegun = () => {
  const never = new Promise<never>(() => undefined);
  const ignore = () => undefined;
  return Object.assign(never, { unwrap: () => never, abort: ignore, reset: ignore, unsubscribe: ignore });
};

const createWatchers = () => {
  const watchers = new Set<Watcher>();
  return {
    add: (watcher: Watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    tell: (action: UnknownAction) => {
      for (const watcher of watchers) watcher(action);
    },
  };
};

type Past = ReturnType<typeof createPast>;
type Filter = (action: unknown) => boolean;

/** While the past is shown, drops actions of the screen and keeps arrivals for the present. */
const holdActions =
  (
    past: Pick<Past, 'isActive' | 'keep' | 'releaseTo' | 'untilPresent'>,
    isArrival: Filter,
    isQuestion: Filter,
  ): Middleware =>
  ({ dispatch }) => {
    past.releaseTo(dispatch);
    return (next) => (action) => {
      if (addListener.match(action)) return next(resumedInThePresent(action, past.untilPresent));
      if (!past.isActive() || isQuestion(action)) return next(action);
      if (isArrival(action)) past.keep(action as UnknownAction);
      return typeof action === 'function' ? createUnbegun() : action;
    };
  };

/**
 * Keeps past states free of side effects. While the DevTools have jumped, or the debug panel replays, the screen
 * shows an old state. Actions dispatched from it are dropped before they reach a listener, a request or a reducer.
 * Only work that was already pending waits for the present: responses arrive then, and effects of listeners continue
 * then.
 *
 * @param isArrival selects the actions that wait
 * @param isQuestion selects the actions that only query a middleware; they pass
 */
export const createTimeTravel = <S>(isArrival: Filter, isQuestion: Filter) => {
  const past = createPast<S>();
  const watchers = createWatchers();
  let isLive = false;

  const enhancer: StoreEnhancer<Travelling<S>> = (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    const listeners = new Set<() => void>();
    const notify = () => {
      past.release();
      for (const listener of [...listeners]) listener();
    };
    past.follow(store);
    store.subscribe(notify);

    return {
      ...store,
      getState: () => (past.shown() as ReturnType<typeof store.getState> | undefined) ?? store.getState(),
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      dispatch(action) {
        watchers.tell(action);
        isLive = true;
        try {
          return store.dispatch(action);
        } finally {
          isLive = false;
        }
      },
      timeTravel: {
        watch: watchers.add,
        stateAfter: (state, action) => (reducer as unknown as Reducer<S, UnknownAction>)(state, action),
        show(state) {
          past.show(state);
          notify();
        },
      },
    };
  };

  return {
    /** Must be the first middleware. */
    middleware: holdActions(past, isArrival, isQuestion),
    /** Must be the last enhancer, next to the DevTools. */
    enhancer,
    /** Whether the reducers run for a current action, as opposed to a recomputed history. */
    isLive: () => isLive,
  };
};
