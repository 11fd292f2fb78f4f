/** Padding of the search panel on a phone, in pixels. A row of chips inside it scrolls up to the panel's edges. */
export const PANEL_INSET = 12;
