import { VERSION_KEY_LENGTH } from '@contracts/limits';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A unique name for a version of a recipe: 96 random bits. */
export const newVersionKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(VERSION_KEY_LENGTH)), (byte) => LETTERS[byte % 64]!).join('');
