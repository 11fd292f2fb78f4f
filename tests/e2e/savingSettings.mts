/**
 * Settings of a journey's server that save processor time: it draws only the pictures that pages show, and hashes
 * passwords cheaply. Drawing ahead would take a core for twelve seconds after each start.
 */
export const SAVING_SETTINGS = {
  DRAW_AHEAD: '0',
  PASSWORD_MEMORY_KIB: '8',
  PASSWORD_PASSES: '1',
} as const;
