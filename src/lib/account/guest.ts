/** The owner of what is kept on a device without an account; any other owner is the uid of an account. */
export const GUEST = 'guest';
