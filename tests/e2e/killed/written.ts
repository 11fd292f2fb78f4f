import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { plainJpeg } from '../../../kitchen/photos/plainJpeg';
import { sha256 } from '../../../src/lib/browser/sha256';

/** Sends a call as one cook. Rejects when the server refuses it or is killed. */
export type Call = (address: string, method: string, path: string, body?: unknown) => Promise<unknown>;

/** A value that one writer changes: the next one with the call that writes it, and what the server has. */
export interface Written {
  what: string;
  value: unknown;
  choose: () => { value: unknown; call: (address: string) => Promise<unknown> } | Promise<{ value: unknown; call: (address: string) => Promise<unknown> }>; // prettier-ignore
  read: (address: string) => Promise<unknown>;
}

/** A line of a cookbook or of a shopping list, as the server answers it. */
export interface Entry {
  id: string;
  thing?: Record<string, unknown>;
  state: string;
  at: number;
}

/** A random id of a line or of a version. */
export const aKey = () => randomBytes(12).toString('base64url');

/** The body of an own recipe. */
export const aTart = (title: string, imageUrl?: string) => ({
  title,
  category: 'Meals',
  language: 'en-GB',
  servings: 4,
  ...(imageUrl !== undefined && { imageUrl }),
  ingredients: [{ name: '3 onions', written: '3 onions' }],
  instructions: [{ step: 'Fry the onions.' }],
});

/** A line of the cookbook or of the shopping list, changed again and again. */
export const lineOf = (
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

/** A small photo that no other is equal to, with its name. */
export const aPhoto = async (): Promise<{ name: string; jpeg: string }> => {
  const noise = sharp(randomBytes(8 * 8 * 3), { raw: { width: 8, height: 8, channels: 3 } });
  const jpeg = plainJpeg(await noise.jpeg().toBuffer())!;
  return { name: sha256(jpeg), jpeg: Buffer.from(jpeg).toString('base64') };
};
