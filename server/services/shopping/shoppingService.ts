import { randomBytes } from 'node:crypto';
import { SHOPPING_LINES_MAX } from '@contracts/limits';
import type { ShoppingAnswer, ShoppingChanges, ShoppingEntry, ShoppingThing } from '@contracts/shopping';
import type { UserExport } from '@contracts/userExport';
import type { CookLines } from '@kitchen/giving/cookLines';
import { DomainError } from '../../errors/domainError';
import type { Events } from '../../events/events';
import type { LineRoom } from '../../repositories/heldLines';
import type { KnownList, ShoppingRepository } from '../../repositories/shoppingRepository';
import { forgottenLines, needsWhole } from '../lines/lineNews';
import { plainText } from '../plainText';

interface Dependencies {
  shopping: ShoppingRepository;
  events: Pick<Events, 'publish'>;
  now: () => Date;
  room?: LineRoom;
}

/** Removed lines that one list remembers, four times what it may have. */
const ROOM: LineRoom = { lines: SHOPPING_LINES_MAX, removed: 4 * SHOPPING_LINES_MAX };

const LIST_ID_BYTES = 15;
/** 160 bits, too many to find a list by guessing. */
const SHARE_BYTES = 20;

const randomId = (bytes: number) => randomBytes(bytes).toString('base64url');

/** The words of a thing without markup and control characters; undefined when none are left. */
const plainThing = ({ name, note, recipe, ...rest }: ShoppingThing): ShoppingThing | undefined => {
  const words = plainText(name).trim();
  if (words === '') return undefined;
  return {
    ...rest,
    name: words,
    ...(note !== undefined && { note: plainText(note) }),
    ...(recipe && { recipe: { id: recipe.id, title: plainText(recipe.title) } }),
  };
};

const plainEntry = (entry: ShoppingEntry): ShoppingEntry => {
  const { thing, ...rest } = entry;
  const plain = thing && plainThing(thing);
  return plain ? { ...rest, thing: plain } : rest;
};

const NOTHING: ShoppingAnswer = { revision: 0, isWhole: true, entries: [], refused: [] };

type Reading = Pick<Dependencies, 'shopping' | 'now'>;

/** What a reader has to know who has read up to a revision; what was forgotten meanwhile is in a whole list only. */
const answerOf = async (
  { shopping, now }: Reading,
  list: KnownList,
  { since, sent = [], refused = [] }: { since?: number; sent?: readonly ShoppingEntry[]; refused?: string[] },
): Promise<ShoppingAnswer> => {
  const isWhole = needsWhole(list, since);
  const ids = sent.map(({ id }) => id);
  const entries = await shopping.entries(list.id, isWhole ? undefined : since, ids);
  return {
    revision: list.revision,
    isWhole,
    entries: [...entries, ...forgottenLines({ sent, entries, refused, now: now() })],
    ...(list.order && { order: list.order }),
    refused,
  };
};

/** Applies changes to a list, tells its readers, and answers the sender. */
const changeList = async (
  { shopping, events, now, room = ROOM }: Dependencies,
  list: KnownList,
  { since, changes, order }: ShoppingChanges,
): Promise<ShoppingAnswer> => {
  const plain = changes.map(plainEntry);
  const changed = await shopping.change(list.id, { changes: plain, order, room, now: now() });
  if (!changed) throw new DomainError('addressNotFound');
  if (changed.isChanged) await events.publish('shopping', list.id);
  // Read after the change: another one may have come between, and is then part of this answer or of the next.
  const after = (await shopping.ofAccount(list.uid)) ?? list;
  return answerOf({ shopping, now }, after, { since, sent: plain, refused: changed.refused });
};

/** @throws DomainError addressNotFound for a link that leads nowhere */
const listOfShare = async (shopping: ShoppingRepository, share: string): Promise<KnownList> => {
  const list = await shopping.ofShare(share);
  if (!list) throw new DomainError('addressNotFound');
  return list;
};

const withShare = (list: KnownList, answer: ShoppingAnswer): ShoppingAnswer => ({
  ...answer,
  share: list.share ?? null,
});

/** What is on the list of an account, for its export; null when it never had one. */
const exportedList = async (shopping: ShoppingRepository, uid: string): Promise<UserExport['shoppingList']> => {
  const list = await shopping.ofAccount(uid);
  if (!list) return null;
  const entries = await shopping.entries(list.id, undefined);
  return {
    isShared: list.share !== undefined,
    lines: entries.flatMap(({ thing, state, at }) =>
      thing ? [{ thing, isTicked: state === 'ticked', changedAt: new Date(at).toISOString() }] : [],
    ),
  };
};

/** What a list does for those who have its link. @throws DomainError addressNotFound for a link that leads nowhere */
const forReaders = (dependencies: Dependencies) => {
  const { shopping } = dependencies;
  return {
    readShared: async (share: string, since: number | undefined): Promise<ShoppingAnswer> =>
      answerOf(dependencies, await listOfShare(shopping, share), { since }),

    changeShared: async (share: string, changes: ShoppingChanges): Promise<ShoppingAnswer> =>
      changeList(dependencies, await listOfShare(shopping, share), changes),

    async followShared(share: string) {
      const list = await listOfShare(shopping, share);
      return { listId: list.id, revisionOf: async () => (await shopping.ofShare(share))?.revision };
    },
  };
};

/** The shopping lists of accounts, one each, also for readers who have the link to one. */
export const createShoppingService = (dependencies: Dependencies) => {
  const { shopping, events } = dependencies;
  const openOwn = (uid: string) => shopping.open(uid, randomId(LIST_ID_BYTES));

  return {
    ...forReaders(dependencies),

    async read(uid: string, since: number | undefined): Promise<ShoppingAnswer> {
      const list = await shopping.ofAccount(uid);
      return list ? withShare(list, await answerOf(dependencies, list, { since })) : NOTHING;
    },

    exported: (uid: string) => exportedList(shopping, uid),

    /** The list of an account as its lines, for an archive. */
    async lines(uid: string): Promise<Pick<CookLines, 'shopping' | 'order'>> {
      const list = await shopping.ofAccount(uid);
      if (!list) return { shopping: [] };
      const entries = await shopping.entries(list.id, undefined);
      return { shopping: entries, ...(list.order && { order: list.order }) };
    },

    async change(uid: string, changes: ShoppingChanges): Promise<ShoppingAnswer> {
      const list = await openOwn(uid);
      return withShare(list, await changeList(dependencies, list, changes));
    },

    /**
     * Makes the link to the account's list, the same until it is taken back.
     * @throws DomainError notSignedIn when the account is gone
     */
    async share(uid: string): Promise<{ share: string }> {
      const list = await openOwn(uid);
      const share = await shopping.share(list.id, randomId(SHARE_BYTES));
      if (share === undefined) throw new DomainError('notSignedIn');
      return { share };
    },

    /** Revokes the link. Readers who have the list open get no more news. */
    async unshare(uid: string): Promise<void> {
      const list = await shopping.ofAccount(uid);
      if (!list) return;
      await shopping.unshare(list.id);
      await events.publish('shopping', list.id);
    },

    /** The list that news are about, and how to read its revision again: undefined once the reader may not any more. */
    async followOwn(uid: string) {
      const list = await openOwn(uid);
      return { listId: list.id, revisionOf: async () => (await shopping.ofAccount(uid))?.revision };
    },
  };
};

export type ShoppingService = ReturnType<typeof createShoppingService>;
