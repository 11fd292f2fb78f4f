/** @jest-environment jest-fixed-jsdom */
import { sha256 } from '@/lib/browser/sha256';
import { TINY_PHOTO } from '@/testing/tinyPhoto';
import { photoVault } from './photoVault';

/** A database that opened, and was closed by the browser since. */
const closed = {
  transaction: () => {
    throw new DOMException('The database connection is closing', 'InvalidStateError');
  },
};

const openingClosed = () => {
  const request = { result: closed, onsuccess: undefined as (() => void) | undefined };
  queueMicrotask(() => request.onsuccess?.());
  return request;
};

it('keeps a photo for as long as the page where the browser closed the database', async () => {
  Object.defineProperty(globalThis, 'indexedDB', { value: { open: openingClosed }, configurable: true });
  const name = sha256(TINY_PHOTO);
  expect(await photoVault().keep(TINY_PHOTO)).toBe(name);
  expect(await photoVault().read(name)).toEqual(TINY_PHOTO);
  await expect(photoVault().forgetSent(() => true)).resolves.toBeUndefined();
});
