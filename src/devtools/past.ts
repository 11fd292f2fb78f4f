import type { Dispatch, UnknownAction } from '@reduxjs/toolkit';

/** The member that the DevTools add to a store. We use nothing else of the DevTools. */
interface Lifted {
  liftedStore?: { getState: () => { currentStateIndex: number; computedStates: readonly unknown[] } };
}

interface Returning {
  promise: Promise<void>;
  resolve: () => void;
}

const createReturning = (): Returning => {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

/** Whether an old state is on the screen, and what waits for the present. */
export const createPast = <S>() => {
  const waiting: UnknownAction[] = [];
  let lifted: Lifted['liftedStore'];
  let shown: S | undefined;
  let returning: Returning | undefined;
  let dispatchAll: Dispatch | undefined;

  const isActive = () => {
    if (shown !== undefined) return true;
    const history = lifted?.getState();
    return history !== undefined && history.currentStateIndex < history.computedStates.length - 1;
  };

  return {
    isActive,
    /** The state that the debug panel shows; undefined when it shows none. */
    shown: () => shown,
    show: (state: S | undefined) => {
      shown = state;
    },
    /** Follows the jumps of the DevTools, if a store has them. */
    follow: (store: object) => {
      lifted = (store as Lifted).liftedStore;
    },
    /** Resolves on return to the present; undefined while in the present. */
    untilPresent: () => (isActive() ? (returning ??= createReturning()).promise : undefined),
    keep: (action: UnknownAction) => waiting.push(action),
    /** Where actions go that have waited. */
    releaseTo: (dispatch: Dispatch) => {
      dispatchAll = dispatch;
    },
    /** In the present, releases everything that waited for it. */
    release: () => {
      if (isActive()) return;
      for (const action of waiting.splice(0)) dispatchAll?.(action);
      returning?.resolve();
      returning = undefined;
    },
  };
};
