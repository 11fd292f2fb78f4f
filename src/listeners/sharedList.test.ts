import type { ShoppingAnswer, ShoppingEntry } from '@contracts/shopping';
import { createAppStore } from '@/app/store/store';
import { pageShown } from '@/slices/accountEvents';
import { listClosed, listOpened, selectShoppingList, sharedListKey, thingsAdded } from '@/slices/shoppingSlice';
import { selectIsLinkLost } from '@/slices/lineSyncSlice';
import { fakeApi, offline, refusal } from '@/testing/fakeApi';
import { fakeEffects, fakeLineEffects } from '@/testing/fakeEffects';
import { keptCalls } from '@/testing/keptCalls';

const LIST = sharedListKey('abc');
const GET = 'GET /api/shared-lists/abc';
const POST = 'POST /api/shared-lists/abc';
const MILK: ShoppingEntry = {
  id: 'milk-milk-milk-1',
  thing: { name: 'milk', language: 'en-GB' },
  state: 'open',
  at: 1,
};
const answer = (parts: Partial<ShoppingAnswer> = {}): ShoppingAnswer => ({
  ...{ revision: 1, isWhole: false, entries: [], refused: [] },
  ...parts,
});

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});

const pass = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

/** A guest who opened the link to a list. */
const visit = async (api: Parameters<typeof fakeApi>[0], stop: () => void = () => undefined) => {
  const server = fakeApi({ [GET]: answer({ isWhole: true }), [POST]: answer(), ...api });
  // There is no session.
  const page = Object.assign(fakeLineEffects(), { isStillHere: () => false });
  page.follow.mockReturnValue(stop);
  const store = createAppStore(fakeEffects({ lines: page }));
  store.dispatch(listOpened(LIST));
  await pass();
  return {
    server,
    page,
    store,
    does: async (action: Parameters<typeof store.dispatch>[0]) => {
      store.dispatch(action);
      await pass();
    },
    isLost: () => selectIsLinkLost(store.getState(), LIST),
    names: () => Object.values(selectShoppingList(store.getState(), LIST).entries).map(({ thing }) => thing?.name),
  };
};

describe('the list at the end of a link', () => {
  it('is read without an account, and what a visitor adds is sent there', async () => {
    const { server, store, names, does } = await visit({ [GET]: answer({ isWhole: true, entries: [MILK] }) });
    expect(names()).toEqual(['milk']);
    await does(thingsAdded(LIST, [{ name: 'tea', language: 'en-GB' }]));
    expect(server.sentTo(POST)).toMatchObject([{ changes: [{ thing: { name: 'tea' } }] }]);
    expect(keptCalls(store.getState())).toEqual([]);
  });

  it('is followed while it is open', async () => {
    const { server, page, does } = await visit({});
    const stop = jest.fn();
    page.follow.mockReturnValue(stop);
    await does(listClosed());
    await does(listOpened(LIST));
    const [share, { onRevision }] = page.follow.mock.lastCall!;
    expect(share).toBe('abc');
    const reads = server.sentTo(GET).length;
    onRevision(2);
    await pass();
    expect(server.sentTo(GET)).toHaveLength(reads + 1);
    await does(listClosed());
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('is read where the server sends no news, but says when asked that there are some', async () => {
    const { server, page, store } = await visit({ 'GET /api/shared-lists/abc/news': { revision: 2 } });
    const reads = server.sentTo(GET).length;
    page.follow.mock.lastCall![1].onPoll();
    await pass();
    expect(server.sentTo(GET)).toHaveLength(reads + 1);
    expect(keptCalls(store.getState())).toEqual([]);
  });

  it('is left for the guest’s own, which stays on this device', async () => {
    const { server, page, does } = await visit({});
    const calls = server.sent.length;
    await does(listOpened('guest'));
    await does(thingsAdded('guest', [{ name: 'tea', language: 'en-GB' }]));
    expect(server.sent).toHaveLength(calls);
    expect(page.follow).toHaveBeenCalledTimes(1);
  });

  it('is lost once the link was taken back, and not asked for again and again', async () => {
    const stop = jest.fn();
    const { server, isLost } = await visit({ [GET]: refusal(404) }, stop);
    expect(isLost()).toBe(true);
    expect(stop).toHaveBeenCalledTimes(1);
    const reads = server.sentTo(GET).length;
    await pass(3_600_000);
    expect(server.sentTo(GET)).toHaveLength(reads);
  });

  it('is not lost because the server could not be reached', async () => {
    let reply: () => unknown = offline;
    const { isLost, names, does } = await visit({ [GET]: () => reply() });
    expect(isLost()).toBe(false);
    reply = () => answer({ isWhole: true, entries: [MILK] });
    await does(pageShown());
    expect(names()).toEqual(['milk']);
  });
});
