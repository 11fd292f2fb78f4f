/** What an import accepts at most: a recipe collection is far below, an archive made to harm is above. */

const MB = 1024 * 1024;

/** One file on the disk. */
export const FILE_MAX_BYTES = 100 * MB;
/** Entries of one archive. */
export const ARCHIVE_MAX_ENTRIES = 10_000;
/** Everything unpacked from one file on the disk, archives inside it included. */
export const UNPACKED_MAX_BYTES = 200 * MB;
/** One unpacked entry. */
export const ENTRY_MAX_BYTES = 20 * MB;
/** A page: its tree takes many times the memory of its text. */
export const PAGE_MAX_BYTES = 20 * MB;
/** Beyond the free size, no entry may unpack to more than so many times its packed size. */
export const RATIO_MAX = 200;
export const RATIO_FREE_BYTES = MB;
/** How deep archives may lie in archives: Tandoor exports a zip of zips. */
export const NESTING_MAX = 1;
/** How deep a recipe's own lists may be nested. */
export const LIST_DEPTH_MAX = 8;
