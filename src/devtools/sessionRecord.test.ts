import type { UnknownAction } from '@reduxjs/toolkit';
import { readSession, recordSession, SESSION_ACTIONS_KEPT, statesOf } from './sessionRecord';

interface State {
  count: number;
  password?: string;
}

/** A store with a counter. */
const counting = () => {
  let watcher: ((action: UnknownAction) => void) | undefined;
  let clock = 100;
  const travel = {
    watch: (one: typeof watcher) => {
      watcher = one;
      return () => {
        watcher = undefined;
      };
    },
    stateAfter: ({ count, ...rest }: State, { type }: UnknownAction) => {
      if (type === 'broken') throw new Error('not mine');
      return { ...rest, count: count + (type === 'counted' ? 1 : 0) };
    },
    show: () => undefined,
  };
  const record = recordSession<State>(travel, { count: 5, password: 'saffron' }, () => clock);
  const happens = (action: UnknownAction) => {
    clock += 7;
    watcher?.(action);
  };
  return { travel, record, stop: record.subscribe(() => undefined), happens };
};

describe('a recorded session', () => {
  it('is told in actions, and read back to the same states', () => {
    const { travel, record, stop, happens } = counting();
    happens({ type: 'counted' });
    happens({ type: 'other' });
    happens({ type: 'counted' });
    stop();
    happens({ type: 'counted' });
    expect(record.actions().map(({ at, action }) => [at, action.type])).toEqual([
      [7, 'counted'],
      [14, 'other'],
      [21, 'counted'],
    ]);
    const session = readSession<State>(record.asText())!;
    expect(statesOf(session, travel)?.map(({ count }) => count)).toEqual([5, 6, 6, 7]);
  });

  it('has no password in its text', () => {
    const { record, happens } = counting();
    happens({ type: 'login', payload: { password: 'paprika', cacheKey: 'login({"password":"paprika"})' } });
    expect(record.asText()).not.toMatch(/saffron|paprika/);
  });

  it('forgets the oldest actions, and not what they did', () => {
    const { travel, record, happens } = counting();
    for (let i = 0; i < SESSION_ACTIONS_KEPT + 3; i += 1) happens({ type: 'counted' });
    const session = readSession<State>(record.asText())!;
    expect(session.start.count).toBe(8);
    expect(session.actions).toHaveLength(SESSION_ACTIONS_KEPT);
    expect(statesOf(session, travel)?.at(-1)?.count).toBe(5 + SESSION_ACTIONS_KEPT + 3);
  });

  it.each(['', 'soup', '[]', '{"larderSession":2}', '{"larderSession":1,"start":{},"actions":[{"at":1}]}', 'null'])(
    'is not read from %j',
    (text) => {
      expect(readSession(text)).toBeUndefined();
    },
  );

  it('of another program is refused', () => {
    const { travel } = counting();
    const session = {
      larderSession: 1 as const,
      start: { count: 1 },
      actions: [{ at: 1, action: { type: 'broken' } }],
    };
    expect(statesOf(session, travel)).toBeUndefined();
  });
});
