import { asVictim, type Attack, reading, type Victim } from './attack';

const AISLE_ORDER = { aisles: ['fish'], at: 8_000_000_000_000 };

/** Her line, taken off by its id. */
const takingOff = ({ lineId }: Victim) => [{ id: lineId, state: 'gone', at: 8_000_000_000_000 }];

/** Addresses of shared lists made from what others may know of her; only she has her real link. */
const guessedLinks = ({ uid, lineId, share }: Victim) =>
  [uid, lineId, share.toLowerCase(), share.slice(0, -1), `${share.slice(0, -1)}${share.endsWith('A') ? 'B' : 'A'}`]
    .map((guess) => guess.slice(0, 27).padEnd(27, '0'))
    // One link of 64 ends with the zero that was added.
    .filter((guess) => guess !== share)
    .map((guess) => `/api/shared-lists/${encodeURIComponent(guess)}`);

/** The lines of her cookbook, removed by their ids. */
const removals = ({ lineId, collectionId }: Victim) =>
  [lineId, collectionId].map((id) => ({ id, state: 'gone', at: 8_000_000_000_000 }));

const collectionShare = ({ collectionId }: Victim) => `/api/cookbook/collections/${collectionId}/share`;

/** Shopping lists and the cookbook, of the account and by their links. */
export const SHARED_ATTACKS: Readonly<Record<string, Attack>> = {
  'GET /api/shopping': reading('/api/shopping', '/api/shopping?since=0'),
  'GET /api/shopping/news': reading('/api/shopping/news'),
  'POST /api/shopping': (victim) => [
    { url: '/api/shopping', payload: { ...asVictim(victim), changes: takingOff(victim) } },
    { url: '/api/shopping', payload: { changes: takingOff(victim), order: AISLE_ORDER }, query: { uid: victim.uid } },
  ],
  'POST /api/shopping/share': (victim) => [{ url: '/api/shopping/share', payload: asVictim(victim) }],
  'DELETE /api/shopping/share': (victim) => [{ url: '/api/shopping/share', query: { uid: victim.uid } }],
  'GET /api/shared-lists/:share': (victim) => guessedLinks(victim).map((url) => ({ url })),
  'GET /api/shared-lists/:share/news': (victim) => guessedLinks(victim).map((url) => ({ url: `${url}/news` })),
  'POST /api/shared-lists/:share': (victim) =>
    guessedLinks(victim).map((url) => ({ url, payload: { changes: takingOff(victim), order: AISLE_ORDER } })),
  'GET /api/cookbook': reading('/api/cookbook', '/api/cookbook?since=0'),
  'POST /api/cookbook': (victim) => [
    { url: '/api/cookbook', payload: { ...asVictim(victim), changes: removals(victim) } },
    { url: '/api/cookbook', payload: { changes: removals(victim) }, query: { uid: victim.uid } },
  ],
  'POST /api/cookbook/collections/:collection/share': (victim) => [
    { url: collectionShare(victim), payload: asVictim(victim) },
  ],
  'DELETE /api/cookbook/collections/:collection/share': (victim) => [
    { url: collectionShare(victim), query: { uid: victim.uid } },
  ],
  'GET /api/shared-collections/:share': (victim) =>
    guessedLinks(victim).map((url) => ({ url: url.replace('shared-lists', 'shared-collections') })),
};
