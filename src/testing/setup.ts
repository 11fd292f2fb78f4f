import { ORIGIN } from './origin';

/** Logic is tested in Node; components, and files with a docblock that asks for it, in jsdom. */
const HAS_DOM = 'document' in globalThis;
// Loaded only with a DOM, because Testing Library takes longer to load than most tests of logic take to run.
if (HAS_DOM) jest.requireActual('./setupDom');

/** Node's Request cannot resolve "/api/health", as it has no page. This one resolves it as a browser does. */
const AbsoluteRequest = globalThis.Request;
globalThis.Request = class extends AbsoluteRequest {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
  }
};

/** A test that logs an error fails, because React and react-intl report faults there that a user would see. */
let complaint: unknown[] | undefined;
beforeEach(() => {
  complaint = undefined;
  jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    complaint ??= words;
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  if (HAS_DOM) window.localStorage.clear();
  if (complaint) throw new Error(`console.error in this test: ${complaint.map(String).join(' ')}`);
});
