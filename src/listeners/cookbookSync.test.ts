import type { CookbookAnswer, NoteThing } from '@contracts/cookbook';
import { createAppStore } from '@/app/store/store';
import { pageShown } from '@/slices/accountEvents';
import {
  collectionMade,
  collectionShareRequested,
  collectionUnshareRequested,
  noteAdded,
  noteRemoved,
  selectCollectionShares,
  selectCookbookLines,
} from '@/slices/cookbookSlice';
import { sessionEnded } from '@/slices/sessionSlice';
import { selectToast, toastActionChosen } from '@/slices/uiSlice';
import { fakeApi, offline, refusal } from '@/testing/fakeApi';
import { fakeEffects, fakeLineEffects } from '@/testing/fakeEffects';
import { keptCalls } from '@/testing/keptCalls';
import { preloaded } from '@/testing/preloaded';

const UID = 'u1';
const GET = 'GET /api/cookbook';
const POST = 'POST /api/cookbook';
const SHOPPING = { revision: 0, isWhole: true, entries: [], refused: [], share: null };
const note = (text: string): NoteThing => ({ kind: 'note', recipe: { id: 7, title: 'Shakshuka' }, text });
const answer = (parts: Partial<CookbookAnswer> = {}): CookbookAnswer => ({
  revision: 1,
  isWhole: false,
  entries: [],
  refused: [],
  shares: {},
  ...parts,
});

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

const open = async (api: Parameters<typeof fakeApi>[0] = {}, guestNote?: string) => {
  const usual = { 'GET /api/shopping': SHOPPING, [GET]: answer({ isWhole: true }), [POST]: answer() };
  // The test may add answers later.
  const server = fakeApi(Object.assign(api, { ...usual, ...api }));
  const page = fakeLineEffects();
  const effects = fakeEffects({ lines: page });
  const store = createAppStore(
    effects,
    preloaded({ session: { status: 'signedIn', uid: UID }, savedRecipes: { owner: UID } }),
  );
  if (guestNote !== undefined) store.dispatch(noteAdded('guest', note(guestNote)));
  store.dispatch(pageShown());
  await pass();
  const things = (owner = UID) => selectCookbookLines(store.getState(), owner).map(({ thing }) => thing);
  return { server, page, effects, store, things };
};

describe('the cookbook of an account', () => {
  it('is read with the first sign of the account, and then only what changed', async () => {
    const line = { id: 'a'.repeat(16), thing: note('From my phone'), state: 'open' as const, at: 5 };
    const { server, store, things } = await open({ [GET]: answer({ isWhole: true, entries: [line] }) });
    expect(things()).toEqual([note('From my phone')]);
    store.dispatch(pageShown());
    await pass();
    const reads = server.sent.filter(({ route }) => route === GET).map(({ search }) => search);
    expect(reads).toEqual(['', '?since=1']);
  });

  it('is sent as it changes, and is then settled', async () => {
    const { server, store } = await open();
    store.dispatch(noteAdded(UID, note('Less salt')));
    await pass();
    expect(server.sentTo(POST)).toMatchObject([{ since: 1, changes: [{ thing: note('Less salt'), state: 'open' }] }]);
    await pass(60_000);
    expect(server.sentTo(POST)).toHaveLength(1);
    expect(selectToast(store.getState())).toBeNull();
    expect(keptCalls(store.getState())).toEqual([]);
  });

  it('takes over what a guest has written on this device', async () => {
    const { server, things } = await open({}, 'Mine');
    expect(server.sentTo(POST)).toMatchObject([{ changes: [{ thing: note('Mine') }] }]);
    expect([things('guest'), things()]).toEqual([[], [note('Mine')]]);
  });

  it('is neither sent nor given a guest’s notes once another tab has signed out', async () => {
    const { server, page, store, things } = await open();
    page.isStillHere = () => false;
    store.dispatch(noteAdded(UID, note('Less salt')));
    store.dispatch(noteAdded('guest', note('Mine')));
    await pass(60_000);
    expect(server.sentTo(POST)).toEqual([]);
    expect(things('guest')).toEqual([note('Mine')]);
  });

  it('is not sent again and again when the server refuses it', async () => {
    const { server, store } = await open({ [POST]: refusal(400) });
    store.dispatch(noteAdded(UID, note('Less salt')));
    await pass(3_600_000);
    expect(server.sentTo(POST)).toHaveLength(1);
  });

  it('is not sent by a page that signs out while another tab sends', async () => {
    const { server, page, store } = await open();
    page.withLock = (_name, work) => {
      store.dispatch(sessionEnded());
      return work();
    };
    store.dispatch(noteAdded(UID, note('Less salt')));
    await pass(60_000);
    expect(server.sentTo(POST)).toEqual([]);
  });

  it('waits for the server, and loses nothing meanwhile', async () => {
    let isDown = true;
    const { server, store } = await open({ [POST]: () => (isDown ? offline() : answer()) });
    store.dispatch(noteAdded(UID, note('First')));
    await pass();
    store.dispatch(noteAdded(UID, note('Second')));
    isDown = false;
    await pass(120_000);
    const last = server.sentTo(POST).at(-1) as { changes: { thing: NoteThing }[] };
    expect(last.changes.map(({ thing }) => thing.text)).toEqual(['First', 'Second']);
  });

  it('says when the account has no room', async () => {
    const full = (one: { body?: unknown }) => {
      const { changes } = one.body as { changes: { id: string }[] };
      return answer({ refused: changes.map(({ id }) => id) });
    };
    const { store } = await open({ [POST]: full });
    store.dispatch(noteAdded(UID, note('One too many')));
    await pass();
    expect(selectToast(store.getState())?.kind).toBe('cookbookFull');
  });

  it('brings a removed note back by Undo', async () => {
    const { store, things } = await open();
    store.dispatch(noteAdded(UID, note('Keep me')));
    const [line] = selectCookbookLines(store.getState(), UID);
    store.dispatch(noteRemoved(UID, [line!.id]));
    await pass();
    const toast = selectToast(store.getState())!;
    expect(toast).toMatchObject({ kind: 'noteRemoved', values: { title: 'Shakshuka' } });
    store.dispatch(toastActionChosen(toast));
    await pass();
    expect(things()).toEqual([note('Keep me')]);
  });
});

describe('the link to a collection', () => {
  const withCollection = async () => {
    const api: Parameters<typeof fakeApi>[0] = {};
    const opened = await open(api);
    opened.store.dispatch(collectionMade(UID, 'Sundays'));
    await pass();
    const { id } = selectCookbookLines(opened.store.getState(), UID)[0]!;
    return { ...opened, api, id, shares: () => selectCollectionShares(opened.store.getState(), UID) };
  };
  const routeOf = (id: string) => `/api/cookbook/collections/${id}/share`;

  it('is made, handed on, and taken back', async () => {
    const share = 'x'.repeat(27);
    const { store, effects, id, shares, api } = await withCollection();
    api[`POST ${routeOf(id)}`] = { share };
    api[`DELETE ${routeOf(id)}`] = null;
    store.dispatch(collectionShareRequested({ id, title: 'Sundays' }));
    await pass();
    expect(shares()).toEqual({ [id]: share });
    expect(effects.shareLink).toHaveBeenCalledWith({ title: 'Sundays', path: `/collection/${share}` });
    expect(selectToast(store.getState())?.kind).toBe('collectionLinkCopied');
    store.dispatch(collectionUnshareRequested(id));
    await pass();
    expect(shares()).toEqual({});
  });

  it('says when it could not be made', async () => {
    const { store, id } = await withCollection();
    store.dispatch(collectionShareRequested({ id, title: 'Sundays' }));
    await pass();
    expect(selectToast(store.getState())?.kind).toBe('collectionSharingFailed');
  });
});
