/** The browser interface the journeys are written against. */
export interface Driver {
  /** As reported by the browser. */
  version: string;
  open: (address: string) => Promise<void>;
  /** Runs a function in the page. It can use only its arguments. */
  run: <Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args) => Promise<Awaited<Result>>;
  /** Whether the function returns an element. */
  has: <Args extends unknown[]>(script: (...args: Args) => Element | null, ...args: Args) => Promise<boolean>;
  /** A real click in the middle of the returned element; false if there is none. */
  click: <Args extends unknown[]>(script: (...args: Args) => Element | null, ...args: Args) => Promise<boolean>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  close: () => Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'ArrowLeft' | 'ArrowRight' | 'Space';

export type BrowserId = 'chromium' | 'firefox' | 'webkit';
