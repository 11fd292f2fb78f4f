import type { Storage } from 'redux-persist';

/** How one field of a slice is stored: its key in local storage and its text. */
export interface StoredField<T> {
  key: string;
  /** Null removes the key. */
  write: (value: T) => string | null;
  /** Undefined when the text cannot be read. It may be anything, because other scripts can write it. */
  read: (text: string) => T | undefined;
}

export type StoredFields<State> = { [Field in keyof State]?: StoredField<State[Field]> };

/** One word of a closed list, stored as bare text. */
export const asWord = <T extends string>(key: string, words: readonly T[]): StoredField<T> => ({
  key,
  write: (value) => value,
  read: (text) => words.find((word) => word === text),
});

/** JSON. The guard returns what it can use of the parsed value. */
export const asJson = <T>(key: string, read: (value: unknown) => T | undefined): StoredField<T> => ({
  key,
  write: (value) => JSON.stringify(value),
  read: (text) => {
    try {
      return read(JSON.parse(text));
    } catch {
      return undefined;
    }
  },
});

const entriesOf = <State extends object>(fields: StoredFields<State>) =>
  Object.entries(fields) as [keyof State & string, StoredField<unknown>][];

/**
 * The stored fields of a slice, read synchronously so that the first paint has them. A value that cannot be read is
 * left out and keeps its default; the other fields are kept.
 */
export const readFields = <State extends object>(
  fields: StoredFields<State>,
  area: globalThis.Storage,
): Partial<State> => {
  const found = entriesOf(fields).flatMap(([name, { key, read }]) => {
    const text = area.getItem(key);
    const value = text === null ? undefined : read(text);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found) as Partial<State>;
};

/**
 * Writes each field under its key. An undefined or null field removes its key. Throws when the browser refuses to
 * store.
 */
export const writeFields = <State extends object>(
  fields: StoredFields<State>,
  values: Partial<State>,
  area: globalThis.Storage,
): void => {
  for (const [name, { key, write }] of entriesOf(fields)) {
    const text = values[name] === undefined ? null : write(values[name]);
    if (text === null) area.removeItem(key);
    else if (area.getItem(key) !== text) area.setItem(key, text);
  }
};

/**
 * Adapter between redux-persist, which writes one blob per reducer, and our storage, which has one key per field.
 * With `serialize: false` redux-persist hands over plain state, and `write` stores each field under its key. It
 * returns nothing on read, because the state was read before the store was created.
 */
export const specStorage = <State extends object>(
  write: (state: State, area: globalThis.Storage) => void | Promise<void>,
): Storage => ({
  getItem: () => Promise.resolve(undefined),
  async setItem(_blobKey: string, state: State) {
    await write(state, window.localStorage);
  },
  removeItem: () => Promise.resolve(),
});
