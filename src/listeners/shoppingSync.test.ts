import type { ShoppingAnswer, ShoppingThing } from '@contracts/shopping';
import { createAppStore } from '@/app/store/store';
import { pageShown } from '@/slices/accountEvents';
import {
  aislesOrdered,
  linesRemoved,
  linesTicked,
  listClosed,
  listOpened,
  listShareRequested,
  listUnshareRequested,
  selectOpenCount,
  selectShoppingList,
  thingsAdded,
} from '@/slices/shoppingSlice';
import { sessionEnded } from '@/slices/sessionSlice';
import { selectIsLinkLost } from '@/slices/lineSyncSlice';
import { selectToast } from '@/slices/uiSlice';
import { fakeApi, offline, refusal } from '@/testing/fakeApi';
import { fakeEffects, fakeLineEffects } from '@/testing/fakeEffects';
import { keptCalls } from '@/testing/keptCalls';
import { preloaded } from '@/testing/preloaded';

const UID = 'u1';
const GET = 'GET /api/shopping';
const POST = 'POST /api/shopping';
const COOKBOOK = 'GET /api/cookbook';
const SHARE = 'POST /api/shopping/share';
const thing = (name: string): ShoppingThing => ({ name, language: 'en-GB' });
const answer = (parts: Partial<ShoppingAnswer> = {}): ShoppingAnswer => ({
  revision: 1,
  isWhole: false,
  entries: [],
  refused: [],
  ...parts,
});

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});

/** The calls about shopping lists, in the order of sending. */
const callsOf = ({ sent }: ReturnType<typeof fakeApi>) =>
  sent.filter(({ route }) => route !== COOKBOOK).map(({ route, search }) => route + search);

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

type Store = ReturnType<typeof createAppStore>;

const open = async (
  api: Parameters<typeof fakeApi>[0],
  guest: readonly string[] = [],
  before: (store: Store, ids: string[]) => void = () => undefined,
) => {
  const server = fakeApi({
    [GET]: answer({ isWhole: true }),
    [POST]: answer(),
    [COOKBOOK]: { ...answer(), shares: {} },
    ...api,
  });
  const page = fakeLineEffects();
  const effects = fakeEffects({ lines: page });
  const store = createAppStore(
    effects,
    preloaded({ session: { status: 'signedIn', uid: UID }, savedRecipes: { owner: UID } }),
  );
  if (guest.length > 0) store.dispatch(thingsAdded('guest', guest.map(thing)));
  before(store, Object.keys(selectShoppingList(store.getState(), 'guest').entries));
  store.dispatch(pageShown());
  await pass();
  const list = () => selectShoppingList(store.getState(), UID);
  return { server, page, effects, store, list };
};

describe('the shopping list of an account', () => {
  it('is read with the first sign of the account, and only what changed after that', async () => {
    const { server, store } = await open({});
    expect(callsOf(server)).toEqual([GET]);
    store.dispatch(pageShown());
    await pass();
    expect(callsOf(server)).toEqual([GET, `${GET}?since=1`]);
  });

  it('is sent as it changes, and is then settled', async () => {
    const { server, store, list } = await open({});
    store.dispatch(thingsAdded(UID, [thing('milk')]));
    await pass();
    expect(server.sentTo(POST)).toMatchObject([{ since: 1, changes: [{ thing: { name: 'milk' }, state: 'open' }] }]);
    const [entry] = Object.values(list().entries);
    expect(entry).toMatchObject({ sentAt: entry!.at });
    await pass(60_000);
    expect(server.sentTo(POST)).toHaveLength(1);
    expect(keptCalls(store.getState())).toEqual([]);
  });

  it('says when the account has no room for a line, and sends the line again once there is some', async () => {
    const taken: Record<string, unknown>[] = [];
    const isFull = () => taken.length < 3;
    const take = ({ body }: { body: unknown }) => {
      const { changes } = body as { changes: { id: string; state: string }[] };
      taken.push(...changes);
      return answer({ refused: isFull() ? changes.slice(-1).map(({ id }) => id) : [] });
    };
    const { server, store, list } = await open({ [POST]: take }, ['milk', 'tea']);
    expect(selectToast(store.getState())?.kind).toBe('shoppingListCut');
    const [milk, tea] = Object.values(list().entries);
    expect(tea).toMatchObject({ thing: { name: 'tea' }, isRefused: true });
    store.dispatch(linesRemoved(UID, [milk!.id]));
    await pass(60_000);
    expect(server.sentTo(POST)).toHaveLength(3);
    expect(taken.at(-1)).toMatchObject({ id: tea!.id, state: 'open' });
    expect(list().entries[tea!.id]).not.toHaveProperty('isRefused');
  });

  it('takes over what a guest has listed on this device', async () => {
    const { server, store } = await open({}, ['milk', 'tea']);
    const [body] = server.sentTo(POST) as [{ changes: { thing: ShoppingThing }[] }];
    expect(body.changes.map((change) => change.thing.name).sort()).toEqual(['milk', 'tea']);
    const guest = Object.values(selectShoppingList(store.getState(), 'guest').entries);
    expect(guest.map(({ state }) => state)).toEqual(['gone', 'gone']);
  });

  it('takes over what a guest has ticked, too', async () => {
    const { server, store } = await open({}, ['milk'], (store, ids) => store.dispatch(linesTicked('guest', ids, true)));
    expect(server.sentTo(POST)).toMatchObject([{ changes: [{ thing: { name: 'milk' }, state: 'ticked' }] }]);
    expect(selectToast(store.getState())).toBeNull();
  });

  it('keeps a new order of its aisles, although no line has changed', async () => {
    const { server, store } = await open({});
    store.dispatch(aislesOrdered(UID, ['fish', 'meat']));
    await pass();
    expect(server.sentTo(POST)).toMatchObject([{ changes: [], order: { aisles: ['fish', 'meat'] } }]);
  });

  it('is neither sent nor given a guest’s lines once another tab has signed out', async () => {
    const { server, page, store } = await open({});
    page.isStillHere = () => false;
    store.dispatch(thingsAdded(UID, [thing('milk')]));
    store.dispatch(thingsAdded('guest', [thing('tea')]));
    await pass(60_000);
    expect(server.sentTo(POST)).toEqual([]);
    expect(selectOpenCount(store.getState(), 'guest')).toBe(1);
  });

  it('waits for another try when the server cannot be reached, with what came meanwhile', async () => {
    const { server, store, list } = await open({ [POST]: offline });
    store.dispatch(thingsAdded(UID, [thing('milk')]));
    await pass();
    store.dispatch(linesTicked(UID, Object.keys(list().entries), true));
    await pass();
    expect(server.sentTo(POST)).toHaveLength(1);
    await pass(1_000);
    expect(server.sentTo(POST)).toHaveLength(2);
    expect(server.sentTo(POST)[1]).toMatchObject({ changes: [{ state: 'ticked' }] });
    await pass(3_600_000);
    const before = server.sentTo(POST).length;
    store.dispatch(pageShown());
    await pass();
    expect(server.sentTo(POST).length).toBeGreaterThan(before);
  });

  it('is not sent again and again when the server refuses it', async () => {
    const { server, store } = await open({ [POST]: refusal(400, { message: 'No.' }) });
    store.dispatch(thingsAdded(UID, [thing('milk')]));
    await pass(3_600_000);
    expect(server.sentTo(POST)).toHaveLength(1);
  });

  it('follows the news while it is open', async () => {
    const { server, page, store } = await open({});
    const stop = jest.fn();
    page.follow.mockReturnValue(stop);
    store.dispatch(listOpened(UID));
    await pass();
    const [[share, { onRevision }]] = page.follow.mock.calls as [Parameters<typeof page.follow>];
    expect(share).toBeUndefined();
    const reads = () => server.sentTo(GET).length;
    const before = reads();
    onRevision(1);
    await pass();
    expect(reads()).toBe(before);
    onRevision(2);
    await pass();
    expect(reads()).toBe(before + 1);
    expect(stop).not.toHaveBeenCalled();
    store.dispatch(listClosed());
    await pass();
    expect(stop).toHaveBeenCalledTimes(1);
  });
});

describe('news of an open list', () => {
  const NEWS = 'GET /api/shopping/news';
  const followed = async (api: Parameters<typeof fakeApi>[0]) => {
    const opened = await open(api);
    opened.store.dispatch(listOpened(UID));
    await pass();
    const [, handlers] = opened.page.follow.mock.lastCall!;
    return { ...opened, ...handlers, reads: () => opened.server.sentTo(GET).length };
  };

  it.each([
    ['newer', { revision: 2 }, 1],
    ['the same', { revision: 1 }, 0],
  ])('are asked for where the server sends none, and read when they are %s', async (_what, news, more) => {
    const { server, store, onPoll, reads } = await followed({ [NEWS]: news });
    const before = reads();
    onPoll();
    await pass();
    expect(server.sentTo(NEWS)).toHaveLength(1);
    expect(reads() - before).toBe(more);
    expect(keptCalls(store.getState())).toEqual([]);
  });

  it('are missed without harm where the server does not answer', async () => {
    const { onPoll, reads } = await followed({ [NEWS]: offline });
    const before = reads();
    onPoll();
    await pass();
    expect(reads()).toBe(before);
  });

  it('are read, whatever they say, of a list that was never read', async () => {
    const { onRevision, reads } = await followed({ [GET]: refusal(500) });
    await pass(600_000);
    const before = reads();
    onRevision(0);
    await pass();
    expect(reads()).toBe(before + 1);
  });
});

it('of an account is not lost because the server does not find it', async () => {
  const { store } = await open({ [GET]: refusal(404) });
  expect(selectIsLinkLost(store.getState(), UID)).toBe(false);
});

describe('the link to a list', () => {
  it('is made, handed to the device, and remembered', async () => {
    const { effects, store, list } = await open({ [SHARE]: { share: 'abc' } });
    store.dispatch(listShareRequested({ title: 'Shopping list' }));
    await pass();
    expect(effects.shareLink).toHaveBeenCalledWith({ title: 'Shopping list', path: '/shopping/abc' });
    expect(list().share).toBe('abc');
    expect(selectToast(store.getState())).toMatchObject({ kind: 'listLinkCopied' });
  });

  it('is taken back', async () => {
    const { store, list } = await open({ [SHARE]: { share: 'abc' }, 'DELETE /api/shopping/share': null });
    store.dispatch(listShareRequested({ title: 'Shopping list' }));
    await pass();
    store.dispatch(listUnshareRequested());
    await pass();
    expect(list()).not.toHaveProperty('share');
    expect(keptCalls(store.getState())).toEqual([]);
  });

  it.each([
    ['shared', undefined],
    ['copyFailed', 'shoppingListNotCopied'],
  ] as const)('says how it was handed on: %s', async (outcome, kind) => {
    const { effects, store } = await open({ [SHARE]: { share: 'abc' } });
    effects.shareLink.mockResolvedValue(outcome);
    store.dispatch(listShareRequested({ title: 'Shopping list' }));
    await pass();
    expect(selectToast(store.getState())?.kind).toBe(kind);
  });

  it('stays where the server does not take it back', async () => {
    const { store, list } = await open({ [SHARE]: { share: 'abc' }, 'DELETE /api/shopping/share': refusal(500) });
    store.dispatch(listShareRequested({ title: 'Shopping list' }));
    await pass();
    store.dispatch(listUnshareRequested());
    await pass();
    expect(list().share).toBe('abc');
    expect(selectToast(store.getState())?.kind).toBe('listSharingFailed');
  });

  it('is neither made nor taken back without an account', async () => {
    const { effects, store } = await open({ [SHARE]: { share: 'abc' }, 'DELETE /api/shopping/share': null });
    store.dispatch(sessionEnded());
    await pass();
    const before = store.getState().shopping;
    store.dispatch(listShareRequested({ title: 'Shopping list' }));
    store.dispatch(listUnshareRequested());
    await pass();
    expect(effects.shareLink).not.toHaveBeenCalled();
    expect(store.getState().shopping).toBe(before);
    expect(selectToast(store.getState())?.kind).toBe('listSharingFailed');
  });

  it('is missed when the server cannot make it', async () => {
    const { store } = await open({ [SHARE]: offline });
    store.dispatch(listShareRequested({ title: 'Shopping list' }));
    await pass();
    expect(selectToast(store.getState())).toMatchObject({ kind: 'listSharingFailed' });
  });
});
