import { RETRY_WAITS_MS } from '@contracts/limits';
import {
  guestMigrationSlice,
  migrationCalled,
  moveBegan,
  moveEnded,
  moveFailed,
  roundBegan,
  roundEnded,
  serverFoundAgain,
} from './guestMigrationSlice';

const { reducer, getInitialState } = guestMigrationSlice;
const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, getInitialState());

describe('moving a guest’s recipes to the account', () => {
  it('is not planned before a user signs in', () => {
    expect(after()).toEqual({
      startAt: null,
      isFirst: false,
      isMoving: false,
      moves: {},
      isCalledAgain: false,
      tries: 0,
    });
  });

  it('begins at once after a sign-in, and says so', () => {
    expect(after(migrationCalled({ at: 5, isFirst: true }))).toMatchObject({ startAt: 5, isFirst: true });
  });

  it('runs one round at a time: a call during a round plans another one after it', () => {
    const called = after(roundBegan(), migrationCalled({ at: 5, isFirst: true }));
    expect(called).toMatchObject({ isMoving: true, startAt: null, isCalledAgain: true });
    expect(reducer(called, roundEnded({ at: 100 }))).toMatchObject({
      isMoving: false,
      isFirst: false,
      isCalledAgain: false,
      startAt: 100 + RETRY_WAITS_MS[0],
    });
    expect(after(roundBegan(), serverFoundAgain({ at: 5 })).isCalledAgain).toBe(true);
  });

  it('plans no further round when a round ends and none was called for', () => {
    expect(after(migrationCalled({ at: 5, isFirst: true }), roundBegan(), roundEnded({ at: 9 })).startAt).toBeNull();
  });

  it('waits longer each time the server is found again, and then gives up until the next call', () => {
    const again = [serverFoundAgain({ at: 1_000 }), roundBegan(), roundEnded({ at: 2_000 })];
    const starts = [0, 1, 2, 3].map(
      (rounds) => after(...Array.from({ length: rounds }, () => again).flat(), serverFoundAgain({ at: 1_000 })).startAt,
    );
    expect(starts).toEqual([...RETRY_WAITS_MS.map((wait) => 1_000 + wait), null]);
    const tired = after(...again, ...again, ...again, migrationCalled({ at: 7, isFirst: false }));
    expect(tired).toMatchObject({ startAt: 7, tries: 0 });
  });

  it('does not move a round that is planned already', () => {
    expect(after(migrationCalled({ at: 5, isFirst: true }), serverFoundAgain({ at: 1 }))).toMatchObject({
      startAt: 5,
      isFirst: true,
      tries: 0,
    });
  });
});

describe('one recipe on the move', () => {
  it('counts its failures, and keeps the count while it is sent again', () => {
    const failed = after(moveBegan(7), moveFailed({ id: 7, retryAt: 50 }), moveFailed({ id: 7, retryAt: 90 }));
    expect(failed.moves).toEqual({ 7: { tries: 2, retryAt: 90 } });
    expect(reducer(failed, moveBegan(7)).moves).toEqual({ 7: { tries: 2, retryAt: null } });
    expect(after(moveBegan(7)).moves).toEqual({ 7: { tries: 0, retryAt: null } });
  });

  it('is forgotten when it has moved, and when the round ends or the next one begins', () => {
    const two = after(moveBegan(7), moveBegan(8));
    expect(Object.keys(reducer(two, moveEnded(7)).moves)).toEqual(['8']);
    expect(reducer(two, roundEnded({ at: 1 })).moves).toEqual({});
    expect(reducer(two, roundBegan()).moves).toEqual({});
  });
});
