/** What the user pressed or changed on the prerendered page before the script loaded. */
export type EarlyEvent = readonly ['click' | 'change' | 'keydown', EventTarget | null];

/**
 * The window as the inline script of the document left it (src/app/page/drawnDocument.ts). That script records events and
 * withholds them from partly loaded scripts.
 */
interface RecordingPage {
  earlyEvents?: EarlyEvent[];
}

const replayChange = (field: HTMLInputElement) => {
  if (field.type === 'radio') {
    // The browser already shows it as checked. A click fires a change event only if it changes something.
    field.checked = false;
    field.click();
  } else if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Returns the recorded events and stops recording: from here on the page handles events itself. */
export const takeEarlyEvents = (page: Window): readonly EarlyEvent[] => {
  const listening = page as Window & RecordingPage;
  const events = listening.earlyEvents ?? [];
  delete listening.earlyEvents;
  return events;
};

const labelOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** The button that was pressed, or the one with its label when React has drawn the page again. */
const pressedButton = (target: Element): HTMLElement | null | undefined => {
  const button = target.closest('button');
  if (!button || button.isConnected) return button;
  return [...document.querySelectorAll('button')].find((other) => labelOf(other) === labelOf(button));
};

/** Replays what happened before the page could respond. Links and labels work without a script and are left alone. */
export const replayEarlyEvents = (events: readonly EarlyEvent[]): void => {
  for (const [type, target] of events) {
    if (!(target instanceof Element)) continue;
    if (type === 'click') pressedButton(target)?.click();
    else if (!target.isConnected) continue;
    // The only key that is recorded is the Enter that starts a search.
    else if (type === 'keydown')
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    else if (target instanceof HTMLInputElement) replayChange(target);
  }
};
