import '@testing-library/jest-dom';
import { cleanup, configure, getConfig, type Config } from '@testing-library/react';
import * as React from 'react';

/** The flag that Testing Library sets while it polls for an element. */
interface LookingConfig extends Config {
  _disableExpensiveErrorDiagnostics?: boolean;
}

/* Prints the page once, when the timeout is over, and not after each poll. */
configure(({ getElementError }) => ({
  asyncUtilTimeout: 15_000,
  getElementError: (message, container) =>
    message !== null && (getConfig() as LookingConfig)._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));

/** jsdom has no media queries and cannot scroll. */
window.matchMedia = (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

/** Current browsers return a promise from every scroll, although TypeScript's DOM types still say `void`. */
const scrolled = () => Promise.resolve({ interrupted: false }) as unknown as undefined;
for (const name of ['scrollIntoView', 'scroll', 'scrollTo', 'scrollBy'] as const) Element.prototype[name] = scrolled;
for (const name of ['scroll', 'scrollTo', 'scrollBy'] as const) window[name] = scrolled;

/** jsdom's mouse events lack the pointer fields. */
class FingerEvent extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}
window.PointerEvent ??= FingerEvent as typeof PointerEvent;

/** Node's FormData rejects the form that React passes when a submit starts a transition. A browser's accepts it. */
const BareFormData = globalThis.FormData;
globalThis.FormData = class extends BareFormData {
  constructor(form?: unknown) {
    super();
    if (form instanceof HTMLFormElement)
      for (const field of form.elements) if (field instanceof HTMLInputElement) this.append(field.name, field.value);
  }
};

afterEach(cleanup);

/** React takes a stack trace of each of the first ten thousand elements in a second, for messages that tests do not show. */
const internals = (React as unknown as Record<string, { recentlyCreatedOwnerStacks?: number } | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals?.recentlyCreatedOwnerStacks !== undefined)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
