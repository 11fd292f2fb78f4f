import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'debug.title', defaultMessage: 'Debug panel', description: 'Heading of the developer’s panel' },
    status: { id: 'debug.status', defaultMessage: 'Status', description: 'Term: state of the search' },
    mode: { id: 'debug.mode', defaultMessage: 'Mode', description: 'Term: search by ingredients or by name' },
    requestId: { id: 'debug.requestId', defaultMessage: 'Request', description: 'Term: id of the search request' },
    failure: { id: 'debug.failure', defaultMessage: 'Last failure', description: 'Term: what went wrong last' },
    timing: {
      id: 'debug.timing',
      defaultMessage: 'Last search took',
      description: 'Term: duration of the last search',
    },
    counts: {
      id: 'debug.counts',
      defaultMessage: 'Results',
      description: 'Term: how many results there are, match the filters, and are shown',
    },
    none: { id: 'debug.none', defaultMessage: 'none', description: 'In place of a value that there is not' },
    actions: { id: 'debug.actions', defaultMessage: 'Last actions', description: 'Heading of the list of actions' },
    exchanges: {
      id: 'debug.exchanges',
      defaultMessage: 'Last calls of the auth service',
      description: 'Heading of a list',
    },
    hideTicks: {
      id: 'debug.hideTicks',
      defaultMessage: 'Hide ticks of the clock',
      description: 'Checkbox: leave out the actions that come every second',
    },
    copy: {
      id: 'debug.copy',
      defaultMessage: 'Copy session',
      description: 'Button: the recorded session to the clipboard',
    },
    copied: { id: 'debug.copied', defaultMessage: 'Session copied', description: 'Said after copying' },
    copyFailed: {
      id: 'debug.copyFailed',
      defaultMessage: 'The session could not be copied',
      description: 'Said when the browser refuses to copy',
    },
    replay: { id: 'debug.replay', defaultMessage: 'Replay', description: 'Button: step through a pasted session' },
    session: {
      id: 'debug.session',
      defaultMessage: 'Session to replay',
      description: 'Label of the text box for a session',
    },
    open: { id: 'debug.open', defaultMessage: 'Open session', description: 'Button: begin with the pasted session' },
    notASession: {
      id: 'debug.notASession',
      defaultMessage: 'This text is not a session of this version.',
      description: 'Said when what was pasted cannot be replayed',
    },
    step: { id: 'debug.step', defaultMessage: 'Step', description: 'Label of the slider through a session' },
    start: { id: 'debug.start', defaultMessage: 'start', description: 'Name of the first step, before any action' },
    backToNow: { id: 'debug.backToNow', defaultMessage: 'Back to now', description: 'Button: end the replay' },
  }),
  ...defineMessages<{ exchange: { call: string; status: string | number; time: string } }>({
    exchange: {
      id: 'debug.exchange',
      defaultMessage: '{call}: {status}, {time}',
      description: 'A call, the status of its answer, and when it was made',
    },
  }),
  ...defineMessages<{
    countsText: { all: number; matching: number; shown: number };
    stepText: { step: number; count: number; action: string };
    ms: { ms: number };
  }>({
    countsText: {
      id: 'debug.countsText',
      defaultMessage: '{all} found, {matching} pass the filters, {shown} on the page',
      description: 'Value: numbers of results',
    },
    stepText: {
      id: 'debug.stepText',
      defaultMessage: '{step} of {count}: {action}',
      description: 'Where the replay stands, and the name of the action that led there',
    },
    ms: { id: 'debug.ms', defaultMessage: '{ms, number} ms', description: 'A duration in milliseconds' },
  }),
};
