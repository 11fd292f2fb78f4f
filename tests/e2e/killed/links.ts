import { AISLES } from '../../../contracts/vocabulary';
import { aKey, lineOf, type Call, type Written } from './written';

const COLLECTION_SHARE = (collection: string) => `/api/cookbook/collections/${collection}/share`;

/** The link to a collection, which is made and taken back in turn. */
const collectionLink = (call: Call, collection: string): Written => {
  let isShared = false;
  const former: string[] = [];
  const opens = (address: string, share: string) =>
    call(address, 'GET', `/api/shared-collections/${share}`).then(
      () => true,
      () => false,
    );
  return {
    what: 'link to a collection',
    value: 'none',
    choose: () => {
      const next = !isShared;
      return {
        value: next ? 'a link' : 'none',
        async call(address) {
          await call(address, next ? 'POST' : 'DELETE', COLLECTION_SHARE(collection), next ? {} : undefined);
          isShared = next;
        },
      };
    },
    async read(address) {
      const { shares } = (await call(address, 'GET', '/api/cookbook')) as { shares: Record<string, string> };
      const share = shares[collection];
      isShared = share !== undefined;
      for (const one of former) if (one !== share && (await opens(address, one))) return 'a link that was taken back';
      if (share === undefined) return 'none';
      if (former.at(-1) !== share) former.push(share);
      return (await opens(address, share)) ? 'a link' : 'a link that opens nothing';
    },
  };
};

/** The order of the aisles: the last one that was chosen. */
const aisleOrder = (call: Call): Written => {
  let count = 0;
  return {
    what: 'order of the aisles',
    value: undefined,
    choose: () => {
      count += 1;
      const first = count % AISLES.length;
      const aisles = [...AISLES.slice(first), ...AISLES.slice(0, first)];
      const order = { aisles, at: 1_000 + count };
      return {
        value: `${aisles[0]} ${order.at}`,
        call: (address) => call(address, 'POST', '/api/shopping', { changes: [], order }),
      };
    },
    async read(address) {
      const { order } = (await call(address, 'GET', '/api/shopping')) as { order?: { aisles: string[]; at: number } };
      return order && `${order.aisles[0]} ${order.at}`;
    },
  };
};

/**
 * Values behind links: the link to a collection with an own recipe, a line that is changed by the link to its list, and
 * the order of the aisles of that list.
 */
export const ofLinks = async (
  call: Call,
  address: string,
  recipe: { id: number; title: string },
): Promise<Written[]> => {
  const collection = aKey();
  await call(address, 'POST', '/api/cookbook', {
    changes: [
      { id: collection, thing: { kind: 'collection', name: 'Sundays' }, state: 'open', at: 1 },
      { id: aKey(), thing: { kind: 'member', collection, recipe }, state: 'open', at: 1 },
    ],
  });
  const { share } = (await call(address, 'POST', '/api/shopping/share', {})) as { share: string };
  return [
    collectionLink(call, collection),
    aisleOrder(call),
    lineOf(call, {
      what: 'line behind a link',
      path: `/api/shared-lists/${share}`,
      thing: (value) => ({
        thing: { name: 'butter', language: 'en-GB' },
        state: value.includes('even') ? 'open' : 'ticked',
      }),
      valueOf: ({ state, at }) => `${state} ${at}`,
    }),
  ];
};
