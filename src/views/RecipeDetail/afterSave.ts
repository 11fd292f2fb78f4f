/** History state of a recipe page that a save led to: there the toast of the save needs room. */
export const AFTER_SAVE = { isAfterSave: true } as const;
/** Whether a save led to the page with this history state. */
export const isAfterSave = (state: unknown) => (state as { isAfterSave?: unknown } | null)?.isAfterSave === true;
