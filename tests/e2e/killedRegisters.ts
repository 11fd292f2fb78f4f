import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { photoPath } from '../../contracts/photoPaths';
import { plainJpeg } from '../../kitchen/photos/plainJpeg';
import { sha256 } from '../../src/lib/browser/sha256';

/** Sends a call as one cook. Rejects when the server refuses it or is killed. */
export type Call = (address: string, method: string, path: string, body?: unknown) => Promise<unknown>;

/** A value that one writer changes: the next one with the call that writes it, and what the server has. */
export interface Written {
  what: string;
  value: unknown;
  choose: () => { value: unknown; call: (address: string) => Promise<unknown> } | Promise<{ value: unknown; call: (address: string) => Promise<unknown> }>; // prettier-ignore
  read: (address: string) => Promise<unknown>;
}

interface Entry {
  id: string;
  thing?: Record<string, unknown>;
  state: string;
}

const aKey = () => randomBytes(12).toString('base64url');
const recipe = { id: 7, title: 'Dish' };
const day = '2026-03-01';

const aTart = (title: string, imageUrl?: string) => ({
  title,
  category: 'Meals',
  language: 'en-GB',
  servings: 4,
  ...(imageUrl !== undefined && { imageUrl }),
  ingredients: [{ name: '3 onions', written: '3 onions' }],
  instructions: [{ step: 'Fry the onions.' }],
});

/** A line of the cookbook or of the shopping list. */
const lineOf = (
  call: Call,
  {
    what,
    path,
    thing,
    valueOf,
  }: {
    what: string;
    path: string;
    thing: (value: string) => { thing: object; state: string };
    valueOf: (entry: Entry) => unknown;
  },
): Written => {
  const id = aKey();
  let count = 0;
  return {
    what,
    value: undefined,
    choose: () => {
      count += 1;
      const value = `${what} ${count % 2 === 0 ? 'even' : 'odd'} ${count}`;
      const entry = { id, ...thing(value), at: 1_000 + count };
      return {
        value: valueOf(entry as Entry),
        call: (address) => call(address, 'POST', path, { changes: [entry] }),
      };
    },
    async read(address) {
      const { entries } = (await call(address, 'GET', path)) as { entries: Entry[] };
      const found = entries.find((entry) => entry.id === id);
      return found && valueOf(found);
    },
  };
};

const cookbookLines = (call: Call): Written[] => {
  const path = '/api/cookbook';
  const field = (name: string) => (entry: Entry) => entry.thing?.[name];
  return [
    lineOf(call, { what: 'note', path, thing: (text) => ({ thing: { kind: 'note', recipe, text }, state: 'open' }), valueOf: field('text') }), // prettier-ignore
    lineOf(call, { what: 'cooked dish', path, thing: (comment) => ({ thing: { kind: 'cooked', recipe, on: day, servings: 2, stars: 4, comment }, state: 'open' }), valueOf: field('comment') }), // prettier-ignore
    lineOf(call, { what: 'collection', path, thing: (name) => ({ thing: { kind: 'collection', name }, state: 'open' }), valueOf: field('name') }), // prettier-ignore
    lineOf(call, {
      what: 'line of the list',
      path: '/api/shopping',
      thing: (value) => ({ thing: { name: 'leeks', language: 'en-GB' }, state: value.includes('even') ? 'open' : 'ticked' }),
      valueOf: ({ state }) => state,
    }), // prettier-ignore
  ];
};

/** The words of an own recipe, each write a version of the one before. */
const ownWords = (call: Call, id: number): Written => {
  let count = 0;
  let base: string | undefined;
  let after: string | undefined;
  return {
    what: 'words of an own recipe',
    value: 'Tart',
    choose: () => {
      base = after ?? base;
      const version = aKey();
      const title = `Tart ${(count += 1)}`;
      return {
        value: title,
        async call(address) {
          await call(address, 'PUT', `/api/user/recipes/${id}`, { version, base, recipe: aTart(title) });
          after = version;
        },
      };
    },
    async read(address) {
      const { versions } = (await call(address, 'GET', `/api/user/recipes/${id}/versions`)) as { versions: { version: string | null; words: { title: string } }[] }; // prettier-ignore
      const [newest] = versions;
      after = undefined;
      base = newest?.version ?? undefined;
      const shown = (await call(address, 'GET', `/api/recipes/${id}`)) as { title: string };
      // The recipe and its history were written in one transaction.
      return versions.length === 0 || newest!.words.title === shown.title
        ? shown.title
        : `history: ${newest!.words.title}`;
    },
  };
};

/** Photos, one after the other: the last one that the server has. */
const ownPhoto = (call: Call): Written => {
  const sent: string[] = [];
  const has = (address: string, name: string) =>
    call(address, 'GET', photoPath(name)).then(
      () => true,
      () => false,
    );
  return {
    what: 'photo',
    value: 'none',
    async choose() {
      const noise = sharp(randomBytes(8 * 8 * 3), { raw: { width: 8, height: 8, channels: 3 } });
      const jpeg = plainJpeg(await noise.jpeg().toBuffer())!;
      const name = sha256(jpeg);
      sent.push(name);
      return {
        value: name,
        call: (address) =>
          call(address, 'PUT', `/api/user/photos/${name}`, { jpeg: Buffer.from(jpeg).toString('base64') }),
      };
    },
    async read(address) {
      for (const name of sent.toReversed()) if (await has(address, name)) return name;
      return 'none';
    },
  };
};

/** What a cook has written: an own recipe with its versions, its photos, and lines of the cookbook and of the list. */
export const writtenOf = async (call: Call, address: string): Promise<Written[]> => {
  const saved = await call(address, 'POST', '/api/user/recipes/saved', { recipeId: 10_001, recipe: aTart('Tart') });
  return [...cookbookLines(call), ownWords(call, (saved as { id: number }).id), ownPhoto(call)];
};
