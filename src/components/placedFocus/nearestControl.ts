const CONTROLS = 'button, a[href], input, select, textarea';

/** Everything in the frame that can have the focus, in the order of the page. */
export const controlsIn = (frame: Element | null): HTMLElement[] => [
  ...(frame?.querySelectorAll<HTMLElement>(CONTROLS) ?? []),
];

/**
 * The control that is nearest to where a lost one was: what follows the last one before it that is still there, else that
 * one.
 * @param before the controls while the lost one was among them
 * @param now those that are there
 */
export const nearestControl = (
  lost: HTMLElement,
  before: readonly HTMLElement[],
  now: readonly HTMLElement[],
): HTMLElement | undefined => {
  const previous = before.slice(0, before.indexOf(lost)).findLast((control) => now.includes(control));
  const next = previous === undefined ? 0 : now.indexOf(previous) + 1;
  return now[next] ?? previous;
};
