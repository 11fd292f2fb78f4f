/** Holds the last signed-in user. */
export const USER_KEY = 'user';

/** The guest recipes that were moved to the account, and when. Removed together with the account's data. */
export const GUEST_MOVES_KEY = 'guestMoves';
