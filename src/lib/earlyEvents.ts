/** What somebody pressed or changed on the drawn page before the script was there to hear it. */
export type EarlyEvent = readonly ['click' | 'change' | 'keydown', EventTarget | null];

/** The page as the first lines of its document left it (scripts/writeHomePages.ts): they write down
 * what is pressed, and keep it from scripts that could answer only in part. */
interface Listening {
  earlyEvents?: EarlyEvent[];
}

const replayChange = (field: HTMLInputElement) => {
  if (field.type === 'radio') {
    // Chosen already as far as the browser is concerned: only a choice that changes something is told.
    field.checked = false;
    field.click();
  } else if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Hands over what was written down so far, and ends the writing: from here on the page hears for itself. */
export const takeEarlyEvents = (page: Window): readonly EarlyEvent[] => {
  const listening = page as Window & Listening;
  const events = listening.earlyEvents ?? [];
  delete listening.earlyEvents;
  return events;
};

/** Does again what happened before the page could answer. Links and labels need no script and are left alone. */
export const replayEarlyEvents = (events: readonly EarlyEvent[]): void => {
  for (const [type, target] of events) {
    if (!(target instanceof Element) || !target.isConnected) continue;
    if (type === 'click') target.closest('button')?.click();
    // Of the keys, only the Enter that asks for a search is written down.
    else if (type === 'keydown')
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    else if (target instanceof HTMLInputElement) replayChange(target);
  }
};
