import { DomainError } from '../../errors/domainError';
import { ownEvents } from '../../events/ownEvents';
import { createNewsStreams, type StreamLimits } from './newsStreams';

const open = (limits: Partial<StreamLimits> = {}) => {
  const events = ownEvents();
  const streams = createNewsStreams(events, { perAddress: 2, perList: 3, inAll: 4, lifeMs: 60_000, ...limits });
  const revisions = new Map<string, number | undefined>();
  const reader = (address: string, listId = 'a', signal = new AbortController().signal) =>
    streams.open({ address, listId, signal }, () => Promise.resolve(revisions.get(listId)));
  const set = (listId: string, revision: number | undefined) => {
    revisions.set(listId, revision);
    void events.publish('shopping', listId);
  };
  return { streams, reader, set };
};

describe('a stream of news', () => {
  it('begins with the revision, and tells each new one', async () => {
    const { reader, set } = open();
    set('a', 3);
    const stream = reader('home');
    expect(await stream.next()).toEqual({ value: 3, done: false });
    const next = stream.next();
    set('b', 9);
    set('a', 4);
    expect(await next).toEqual({ value: 4, done: false });
  });

  it('ends when the reader may not read the list any more', async () => {
    const { streams, reader, set } = open();
    set('a', 3);
    const stream = reader('home');
    await stream.next();
    const next = stream.next();
    set('a', undefined);
    expect(await next).toMatchObject({ done: true });
    expect(streams.count()).toBe(0);
  });

  it('ends when the reader leaves, even one that never began', async () => {
    const { streams, reader, set } = open();
    set('a', 1);
    const leaving = new AbortController();
    const stream = reader('home', 'a', leaving.signal);
    reader('away', 'a', leaving.signal);
    await stream.next();
    const next = stream.next();
    leaving.abort();
    expect(await next).toMatchObject({ done: true });
    expect(streams.count()).toBe(0);
  });

  it('ends with its time, and with the server', async () => {
    const short = open({ lifeMs: 1 });
    short.set('a', 1);
    const stream = short.reader('home');
    await stream.next();
    expect(await stream.next()).toMatchObject({ done: true });

    const { streams, reader, set } = open();
    set('a', 1);
    const other = reader('home');
    await other.next();
    const next = other.next();
    streams.stop();
    expect(await next).toMatchObject({ done: true });
    expect(() => reader('home')).toThrow(DomainError);
  });
});

describe('streams that are held open', () => {
  it.each<[string, [address: string, list: string][]]>([
    ['one address', [['home', 'a'], ['home', 'b'], ['home', 'c']]], // prettier-ignore
    ['one list', [['one', 'a'], ['two', 'a'], ['three', 'a'], ['four', 'a']]], // prettier-ignore
    ['all', [['one', 'a'], ['two', 'b'], ['three', 'c'], ['four', 'd'], ['five', 'e']]], // prettier-ignore
  ])('are bounded for %s, and one that ends makes room', (_name, readers) => {
    const { reader } = open();
    const leaving = new AbortController();
    readers.slice(0, -1).forEach(([address, list]) => reader(address, list, leaving.signal));
    const [address, list] = readers.at(-1)!;
    expect(() => reader(address, list)).toThrow(DomainError);
    leaving.abort();
    expect(() => reader(address, list)).not.toThrow();
  });
});
