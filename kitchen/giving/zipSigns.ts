/** How the records of a zip archive begin, and how long they are without names and comments. */
export const LOCAL_SIGN = 0x04034b50;
export const ENTRY_SIGN = 0x02014b50;
export const END_SIGN = 0x06054b50;
export const LOCAL_BYTES = 30;
export const ENTRY_BYTES = 46;
export const END_BYTES = 22;
