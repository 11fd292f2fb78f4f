import { instrument, type EnhancedStore, type LiftedState } from '@redux-devtools/instrument';
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

type History = EnhancedStore<unknown, UnknownAction, unknown>['liftedStore'];

interface ExtensionOptions {
  actionSanitizer: (action: UnknownAction) => UnknownAction;
  stateSanitizer: (state: unknown) => unknown;
}

let history: History | undefined;
let sanitizers: ExtensionOptions | undefined;

/**
 * The DevTools as their browser extension puts them in: the innermost enhancer, found under a name on the window. Redux
 * Toolkit looks for it when it is loaded, so a test imports this module before any other.
 */
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: ExtensionOptions) =>
    (...enhancers: StoreEnhancer[]): StoreEnhancer =>
    (createStore) => {
      sanitizers = options;
      const instrumented = instrument<unknown, UnknownAction>()(createStore) as typeof createStore;
      const seen: typeof createStore = (reducer, preloadedState) => {
        const store = instrumented(reducer, preloadedState);
        history = (store as unknown as EnhancedStore<unknown, UnknownAction, unknown>).liftedStore;
        return store;
      };
      return enhancers.reduceRight((inner, enhancer) => enhancer(inner), seen);
    },
});

const lifted = (): LiftedState<unknown, UnknownAction, unknown> => history!.getState();

/** The newest store's history, as the person in front of the DevTools sees and handles it. */
export const devTools = {
  /** Every action so far with the state after it, the first being the start. */
  steps: () =>
    lifted().stagedActionIds.map((id, index) => ({
      index,
      action: lifted().actionsById[id]!.action,
      state: (lifted().computedStates[index] as { state: unknown }).state,
    })),
  jumpTo: (index: number) => void history!.dispatch({ type: 'JUMP_TO_STATE', index }),
  /** Leaves an action out, or takes it in again: all that comes after it is reduced anew. */
  toggle: (index: number) => void history!.dispatch({ type: 'TOGGLE_ACTION', id: lifted().stagedActionIds[index]! }),
  /** What "export" writes to a file. */
  exported: () =>
    JSON.stringify(
      devTools.steps().map(({ action, state }) => ({
        action: sanitizers!.actionSanitizer(action),
        state: sanitizers!.stateSanitizer(state),
      })),
    ),
};
