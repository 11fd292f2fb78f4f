import type { UnknownAction } from '@reduxjs/toolkit';
import { devToolsSanitizers } from './devToolsSanitizers';
import type { TimeTravel } from './timeTravel';

/** How many actions a session keeps. Older ones are folded into its start state. */
export const SESSION_ACTIONS_KEPT = 500;

/** An action and its time, in ms since the recording began. */
export interface RecordedAction {
  at: number;
  action: UnknownAction;
}

/** A recorded session that developers can exchange: its start state and its actions. */
export interface Session<S> {
  larderSession: 1;
  start: S;
  actions: readonly RecordedAction[];
}

const { actionSanitizer, stateSanitizer } = devToolsSanitizers;

/** Records the actions that the reducers see from the time of the call. */
export const recordSession = <S>({ watch, stateAfter }: TimeTravel<S>, state: S, now: () => number) => {
  const begun = now();
  let start = state;
  let actions: readonly RecordedAction[] = [];

  return {
    actions: () => actions,
    subscribe: (listener: () => void) =>
      watch((action) => {
        const all = [...actions, { at: Math.round(now() - begun), action }];
        for (const { action: old } of all.slice(0, -SESSION_ACTIONS_KEPT)) start = stateAfter(start, old);
        actions = all.slice(-SESSION_ACTIONS_KEPT);
        listener();
      }),
    /** The session as text, without passwords and tokens and with a placeholder for each photo. */
    asText: () =>
      JSON.stringify({
        larderSession: 1,
        start: stateSanitizer(start),
        actions: actions.map(({ at, action }) => ({ at, action: actionSanitizer(action) })),
      }),
  };
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRecorded = (value: unknown): value is RecordedAction =>
  isObject(value) && typeof value.at === 'number' && isObject(value.action) && typeof value.action.type === 'string';

/** A pasted session; undefined when the text is not a session. */
export const readSession = <S>(text: string): Session<S> | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    const isSession =
      isObject(value) &&
      value.larderSession === 1 &&
      isObject(value.start) &&
      Array.isArray(value.actions) &&
      value.actions.every(isRecorded);
    return isSession ? (value as unknown as Session<S>) : undefined;
  } catch {
    return undefined;
  }
};

/** Every state of a session, the start first; undefined when another version of the program recorded it. */
export const statesOf = <S>({ start, actions }: Session<S>, { stateAfter }: TimeTravel<S>): S[] | undefined => {
  try {
    // An unknown action makes the reducers fill in what the start state lacks.
    const states = [stateAfter(start, { type: 'debugPanel/sessionOpened' })];
    for (const { action } of actions) states.push(stateAfter(states.at(-1)!, action));
    return states;
  } catch {
    return undefined;
  }
};
