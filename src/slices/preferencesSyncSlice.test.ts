import {
  accountChanged,
  allergensUnited,
  copyRead,
  editsTaken,
  fieldsEdited,
  postBegan,
  postEnded,
  postWanted,
  preferencesSyncSlice,
  recordArrived,
  unionUndone,
} from './preferencesSyncSlice';

const { reducer, getInitialState } = preferencesSyncSlice;
const after = (...actions: Parameters<typeof reducer>[1][]) => actions.reduce(reducer, getInitialState());

const read = copyRead({ uid: 'u1', edited: [] });
const edited = (...fields: Parameters<typeof fieldsEdited>[0]['fields']) => fieldsEdited({ uid: 'u1', fields });

describe('edits of the preferences', () => {
  it('are noted once each, and stored for the owner of the account', () => {
    const state = after(read, edited('language'), edited('dietTypes', 'language'));
    expect(state.edited).toEqual(['language', 'dietTypes']);
    expect(state.record).toEqual({ uid: 'u1', edited: ['language', 'dietTypes'] });
  });

  it('of a guest, or before the account’s copy is read, are not stored for the account', () => {
    const state = after(edited('language'));
    expect(state.edited).toEqual(['language']);
    expect(state.record).toBeNull();
  });

  it('left by the last visit stay stored until the account’s copy is read', () => {
    const left = recordArrived({ uid: 'u1', edited: ['dietTypes'] });
    expect(after(left, edited('language')).record).toEqual({ uid: 'u1', edited: ['dietTypes', 'language'] });
    expect(after(left, read, edited('language')).record).toEqual({ uid: 'u1', edited: ['language'] });
  });

  it('left by another user are not taken for this one’s', () => {
    const left = recordArrived({ uid: 'u2', edited: ['dietTypes'] });
    expect(after(left, edited('language')).record).toEqual({ uid: 'u2', edited: ['dietTypes'] });
    expect(after(left, read, edited('language')).record).toEqual({ uid: 'u1', edited: ['language'] });
  });

  it('are done when the account has taken them', () => {
    const state = after(read, edited('language'), editsTaken('u1'));
    expect(state).toMatchObject({ edited: [], record: { uid: 'u1', edited: [] } });
  });
});

describe('the account’s copy', () => {
  it('is read once, with the fields that it lacks', () => {
    expect(after(copyRead({ uid: 'u1', edited: ['dietTypes'] }))).toMatchObject({
      readFor: 'u1',
      edited: ['dietTypes'],
      record: { uid: 'u1', edited: ['dietTypes'] },
    });
  });

  it('is to be read again after the account changes; signing out also ends the record', () => {
    const before = [read, edited('language'), allergensUnited(['Eggs'])];
    const changed = after(...before, accountChanged({ isOver: false }));
    expect(changed).toMatchObject({ readFor: null, edited: [], allergensBefore: null });
    expect(changed.record).toEqual({ uid: 'u1', edited: ['language'] });
    expect(after(...before, accountChanged({ isOver: true })).record).toBeNull();
  });
});

describe('sending them', () => {
  it('remembers that another edit came meanwhile', () => {
    const sending = after(postWanted(), postBegan());
    expect(sending).toMatchObject({ posts: 1, isPostWanted: false });
    expect(reducer(sending, postWanted())).toMatchObject({ posts: 1, isPostWanted: true });
    expect(reducer(sending, postEnded()).posts).toBe(0);
  });
});

describe('this device’s exclusions added to the account’s', () => {
  it('can be taken back once', () => {
    expect(after(allergensUnited(['Eggs'])).allergensBefore).toEqual(['Eggs']);
    expect(after(allergensUnited(['Eggs']), unionUndone()).allergensBefore).toBeNull();
  });
});
