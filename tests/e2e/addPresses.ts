/**
 * How often a cook presses from Home until a recipe of their own is saved, “Add a recipe” and “Save the recipe” included,
 * when everything was read right; nothing is typed. `presses.spec.ts` counts them, and `npm run prove -- pages` adds what
 * is missing on a page.
 */
export const PRESSES = {
  /** The box for the address, into which it is pasted. */
  address: 3,
  /** “Paste and read”. */
  text: 3,
  /** “Choose photos”; choosing them in the window of the system is not counted. */
  photos: 3,
  /** “Choose a file”, likewise. */
  file: 3,
} as const;
