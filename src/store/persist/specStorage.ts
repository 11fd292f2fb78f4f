import type { Storage } from 'redux-persist';

/** How one field of a slice is spelled in local storage: under which key, and as which text. */
export interface StoredField<T> {
  key: string;
  /** Null removes the key. */
  write: (value: T) => string | null;
  /** Undefined when the text cannot be read. It may be anything: a stranger can have written it. */
  read: (text: string) => T | undefined;
}

export type StoredFields<State> = { [Field in keyof State]?: StoredField<State[Field]> };

/** One of a closed list of words, stored bare. */
export const asWord = <T extends string>(key: string, words: readonly T[]): StoredField<T> => ({
  key,
  write: (value) => value,
  read: (text) => words.find((word) => word === text),
});

/** JSON, read back by a guard that gives what it can use. */
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
 * What is stored of a slice, read at once so that the first paint has it. A value that cannot be read is left out and
 * its default stays; the rest is kept (SPEC §4).
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

/** Writes each field under its key; an undefined or null one takes its key away. Throws where the browser refuses. */
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
 * redux-persist writes one blob for a reducer; the specification names one key for a datum. This storage stands between
 * them: with `serialize: false` redux-persist hands over plain state, and `write` puts each datum under its own key. It
 * gives nothing back: the state was read before the store was made.
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
