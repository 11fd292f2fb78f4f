/** Whether a media query matches; false in a browser without media queries. */
export const matchesMedia = (page: Window, query: string): boolean =>
  typeof page.matchMedia === 'function' && page.matchMedia(query).matches;
