/** Name of the meta element that tells a page where the operator keeps copies of the drawings. */
export const STORE_META = 'picture-store';

/** Drawings of dishes that everyone has; those of written recipes are only on the server. */
const DRAWING = /^\/pictures\/(?!written-)([a-z0-9-]+\.(?:webp|jpg))(?:\?.*)?$/;

/**
 * The address of a drawing in a store, without a query: that of a house picture is the id of its recipe, which the
 * operator of the store need not know, and what is in a store never changes.
 * @param path its address on our server, such as `/pictures/shakshuka-400.webp`
 * @param store the folder of the store with the drawings of this release, without a trailing slash
 * @returns undefined for a picture that no store has
 */
export const storedAddress = (path: string, store: string | undefined): string | undefined => {
  const [, file] = (store === undefined ? null : DRAWING.exec(path)) ?? [];
  return file === undefined ? undefined : `${store}/${file}`;
};

const STORED = /\/[0-9a-f]{16}\/([a-z0-9-]+\.webp)$/;

/**
 * The address on our server of a drawing in a store; undefined for any other file.
 * @param path of the store's address
 */
export const servedAddress = (path: string): string | undefined => {
  const [, file] = STORED.exec(path) ?? [];
  return file === undefined ? undefined : `/pictures/${file}`;
};
