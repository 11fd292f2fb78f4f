import { photoPath } from '../../../contracts/photoPaths';
import { importedBatch } from './imports';
import { ofLinks } from './links';
import { aKey, aPhoto, aTart, lineOf, type Call, type Entry, type Written } from './written';

const recipe = { id: 7, title: 'Dish' };
const day = '2026-03-01';

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
      // Two states take turns, so the time tells which write it is.
      valueOf: ({ state, at }) => `${state} ${at}`,
    }), // prettier-ignore
  ];
};

/** A note that is written and removed in turn: what was removed never comes back. */
const fleetingNote = (call: Call): Written => {
  const path = '/api/cookbook';
  const text = 'A note that comes and goes';
  let there: string | undefined;
  let count = 0;
  return {
    what: text,
    value: '',
    choose: () => {
      const at = 1_000 + (count += 1);
      const { id, ...entry } =
        there === undefined
          ? { id: aKey(), thing: { kind: 'note', recipe, text }, state: 'open', at }
          : { id: there, state: 'gone', at };
      const next = there === undefined ? id : undefined;
      return {
        value: next ?? '',
        async call(address) {
          await call(address, 'POST', path, { changes: [{ id, ...entry }] });
          there = next;
        },
      };
    },
    async read(address) {
      const { entries } = (await call(address, 'GET', path)) as { entries: Entry[] };
      const ids = entries.filter(({ thing }) => thing?.text === text).map(({ id }) => id);
      there = ids[0];
      return ids.join(' ');
    },
  };
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
      const { name, jpeg } = await aPhoto();
      sent.push(name);
      return { value: name, call: (address) => call(address, 'PUT', `/api/user/photos/${name}`, { jpeg }) };
    },
    async read(address) {
      for (const name of sent.toReversed()) if (await has(address, name)) return name;
      return 'none';
    },
  };
};

/**
 * What a cook has written: an own recipe with its versions, its photos, recipes of a file, lines of the cookbook and of
 * the list, and links to both.
 */
export const writtenOf = async (call: Call, address: string): Promise<Written[]> => {
  const saved = await call(address, 'POST', '/api/user/recipes/saved', { recipeId: 10_001, recipe: aTart('Tart') });
  const { id } = saved as { id: number };
  return [
    ...cookbookLines(call),
    fleetingNote(call),
    ownWords(call, id),
    ownPhoto(call),
    importedBatch(call),
    ...(await ofLinks(call, address, { id, title: 'Tart' })),
  ];
};
