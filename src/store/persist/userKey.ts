/** Where the browser remembers who was here last (SPEC §3). */
export const USER_KEY = 'user';
