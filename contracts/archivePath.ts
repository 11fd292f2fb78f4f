/** The address of an account's recipes as one file. It is not an operation, because it answers with a zip. */
export const ARCHIVE_PATH = '/api/user/archive';
