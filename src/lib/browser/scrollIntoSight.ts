/** Scrolling is a convenience: a browser that cannot scroll to an element, or refuses to, still shows the page. */
export const scrollIntoSight = (element: Element | null | undefined, options: ScrollIntoViewOptions = {}): void => {
  try {
    element?.scrollIntoView(options);
  } catch {
    // Leave the element where it is.
  }
};
