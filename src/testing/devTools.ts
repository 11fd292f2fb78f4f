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
 * Installs the DevTools as their browser extension does: the innermost enhancer, under a name on the window. Redux
 * Toolkit looks for it on load, so a test must import this module first.
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

/** The newest store's history, as the DevTools show and control it. */
export const devTools = {
  /** Every action so far with the state after it, the start first. */
  steps: () =>
    lifted().stagedActionIds.map((id, index) => ({
      index,
      action: lifted().actionsById[id]!.action,
      state: (lifted().computedStates[index] as { state: unknown }).state,
    })),
  jumpTo: (index: number) => void history!.dispatch({ type: 'JUMP_TO_STATE', index }),
  /** Skips an action or includes it again. All later actions are then recomputed. */
  toggle: (index: number) => void history!.dispatch({ type: 'TOGGLE_ACTION', id: lifted().stagedActionIds[index]! }),
  /** The text that "export" writes to a file. */
  exported: () =>
    JSON.stringify(
      devTools.steps().map(({ action, state }) => ({
        action: sanitizers!.actionSanitizer(action),
        state: sanitizers!.stateSanitizer(state),
      })),
    ),
};
