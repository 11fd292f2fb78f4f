/** @jest-environment jest-fixed-jsdom */
import { showLateFonts } from './lateFonts';

jest.mock('../look/fonts', () => ({
  FONT_FILES: [
    ['Ours', '400', '/latin.woff2', 'U+0000-00FF'],
    ['Ours', '400', '/latin-ext.woff2', 'U+0100-02BA'],
  ],
}));

const PAINTED = 800;
const FILE = '/latin.woff2';

class FakeFace {
  constructor(
    readonly family: string,
    readonly src: string,
  ) {}
  load = () => Promise.resolve(this);
}

/** A page that was painted after 800 ms, and had its font files at other times. */
const pageWith = (arrival: number | undefined) => {
  const added: FakeFace[] = [];
  const entriesOf = (name: string) => {
    if (name === 'first-contentful-paint') return [{ startTime: PAINTED }];
    return name === new URL(FILE, window.location.href).href && arrival ? [{ responseEnd: arrival }] : [];
  };
  const page = Object.assign(Object.create(window) as typeof window, {
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    location: window.location,
    FontFace: FakeFace,
    performance: { getEntriesByName: entriesOf },
    document: { fonts: { ready: Promise.resolve(), add: (face: FakeFace) => added.push(face) } },
  });
  return { page: page as unknown as Window & typeof globalThis, added };
};

const LINK = '<a href="/about">About</a><a href="/x" target="_blank">Out</a><button>Stay</button>';

const press = (selector: string, init: MouseEventInit = {}) =>
  document
    .querySelector(selector)!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
  document.body.innerHTML = LINK;
  document.body.addEventListener('click', (event) => event.preventDefault());
});

describe('fonts that came after the first paint', () => {
  it('are shown when a link leads on, and not before', async () => {
    const { page, added } = pageWith(PAINTED + 200);
    await showLateFonts(page);
    press('button');
    press('a[target]');
    press('a[href="/about"]', { ctrlKey: true });
    expect(added).toEqual([]);
    press('a[href="/about"]');
    press('a[href="/about"]');
    expect(added.map(({ src }) => src)).toEqual(["url(/latin.woff2) format('woff2')"]);
  });

  it('are shown when a form is sent, and on the way back', async () => {
    for (const type of ['submit', 'popstate']) {
      const { page, added } = pageWith(PAINTED + 200);
      await showLateFonts(page);
      window.dispatchEvent(new Event(type));
      expect(added).toHaveLength(1);
    }
  });

  it('are left alone if the page was painted with them, or never asked for them', async () => {
    for (const arrival of [PAINTED - 1, undefined]) {
      const { page, added } = pageWith(arrival);
      await showLateFonts(page);
      press('a[href="/about"]');
      expect(added).toEqual([]);
    }
  });
});
