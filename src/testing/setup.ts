import '@testing-library/jest-dom';
import { cleanup, configure, getConfig, type Config } from '@testing-library/react';

/** What Testing Library sets while it only looks whether a thing is there yet. */
interface LookingConfig extends Config {
  _disableExpensiveErrorDiagnostics?: boolean;
}

/* The whole page is printed once, when the time is up, and not at each look in between. */
configure(({ getElementError }) => ({
  asyncUtilTimeout: 5_000,
  getElementError: (message, container) =>
    message !== null && (getConfig() as LookingConfig)._disableExpensiveErrorDiagnostics
      ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));

/** jsdom draws nothing: it has no media queries and cannot scroll. */
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
Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

/** jsdom's mouse has no pointer. */
class FingerEvent extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}
window.PointerEvent ??= FingerEvent as typeof PointerEvent;

/** Node's own Request knows no page, so it cannot read "/api/health"; a browser's can. */
const AbsoluteRequest = globalThis.Request;
globalThis.Request = class extends AbsoluteRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.origin) : input, init);
  }
};

/** Node's own FormData refuses the form that React hands it when a submit begins a transition; a browser's reads it. */
const BareFormData = globalThis.FormData;
globalThis.FormData = class extends BareFormData {
  constructor(form?: unknown) {
    super();
    if (form instanceof HTMLFormElement)
      for (const field of form.elements) if (field instanceof HTMLInputElement) this.append(field.name, field.value);
  }
};

/** A test that logs an error fails: React and react-intl say there what a user would meet later. */
let complaint: unknown[] | undefined;
beforeEach(() => {
  complaint = undefined;
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaint ??= words;
  });
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.localStorage.clear();
  if (complaint) throw new Error(`console.error in this test: ${complaint.map(String).join(' ')}`);
});
