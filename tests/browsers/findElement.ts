/** An element, described as a screen reader finds it. */
export interface Target {
  role: 'button' | 'link' | 'textbox' | 'heading' | 'tab' | 'radio' | 'checkbox' | 'article' | 'dialog' | 'any';
  /** A regular expression that the accessible name matches. */
  name: string;
  /** A CSS selector of an ancestor. */
  within?: string;
  /** For a click: it must be enabled, in view, not covered, and not have moved since the last look. */
  mustBeStill?: boolean;
}

/**
 * Runs in the page, so it must be self-contained. Finds the first visible element of a role with a matching name. Names
 * come from our own markup: aria-label, aria-labelledby, a label, or the text.
 */
export const findElement = ({ role, name, within, mustBeStill }: Target): Element | null => {
  const selectors: Record<string, string> = {
    button: 'button:not([role]), [role="button"]',
    link: 'a[href]',
    textbox: 'textarea, input:not([type]), input[type="text"], input[type="email"], input[type="password"]',
    heading: 'h1, h2, h3',
    tab: '[role="tab"]',
    radio: 'input[type="radio"], [role="radio"]',
    checkbox: 'input[type="checkbox"], [role="checkbox"]',
    article: 'article',
    dialog: '[role="dialog"], [role="alertdialog"]',
    any: 'p, span, div, li, strong, label, output',
  };
  const pattern = new RegExp(name);
  const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const labelled = element.getAttribute('aria-labelledby');
    if (labelled)
      return labelled
        .split(' ')
        .map((id) => textOf(document.getElementById(id) ?? element))
        .join(' ');
    const labels = (element as HTMLInputElement).labels;
    return element.getAttribute('aria-label') ?? (labels?.[0] ? textOf(labels[0]) : textOf(element));
  };
  const isHidden = (element: Element) =>
    element.closest('[aria-hidden="true"], [inert]') !== null ||
    element.getClientRects().length === 0 ||
    getComputedStyle(element).visibility === 'hidden';
  const roots = within ? [...document.querySelectorAll(within)] : [document];
  const all = roots.flatMap((root) => [...root.querySelectorAll(selectors[role] ?? role)]);
  const wanted = all.find((element) => !isHidden(element) && pattern.test(nameOf(element))) ?? null;
  if (!wanted || !mustBeStill) return wanted;
  // The prerendered page shows Analyze disabled until the script has taken over the text.
  if (wanted.matches(':disabled, [aria-disabled="true"]')) return null;

  const page = window as Window & { lastPlace?: string };
  const { x, y, width, height } = wanted.getBoundingClientRect();
  const place = JSON.stringify([role, name, x, y, width, height]);
  const wasHere = page.lastPlace === place;
  page.lastPlace = place;
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const isOnTop = top !== null && (wanted.contains(top) || top.contains(wanted) || top.closest('label') !== null);
  if (!isOnTop) wanted.scrollIntoView({ block: 'center', behavior: 'instant' });
  return wasHere && isOnTop ? wanted : null;
};
