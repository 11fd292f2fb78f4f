/** Limits of an import: far above a recipe collection, below an archive made to harm. */

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
/** Beyond the free size, no entry may unpack to more than this many times its packed size. */
export const RATIO_MAX = 200;
export const RATIO_FREE_BYTES = MB;
/** Allowed depth of archives in archives: Tandoor exports a zip of zips. */
export const NESTING_MAX = 1;
/** Allowed nesting of a recipe's own lists. */
export const LIST_DEPTH_MAX = 8;
