/** @jest-environment jest-fixed-jsdom */
import { loadLateFonts, showLateFonts } from './lateFonts';

const FILES = [
  ['Ours', '400', '/latin.woff2', 'U+0000-00FF'],
  ['Ours', '400', '/latin-ext.woff2', 'U+0100-02BA'],
] as const;

const PAINTED = 800;

/** A page that was painted after 800 ms, and had one of its font files at another time. */
const pageWith = (arrival: number | undefined, isBroken = false) => {
  class FakeFace {
    constructor(
      readonly family: string,
      readonly src: string,
    ) {}
    load = () => (isBroken ? Promise.reject(new Error('The file is gone')) : Promise.resolve(this));
  }
  const added: string[] = [];
  const entriesOf = (name: string) => {
    if (name === 'first-contentful-paint') return [{ startTime: PAINTED }];
    return name.endsWith('/latin.woff2') && arrival ? [{ responseEnd: arrival }] : [];
  };
  const page = {
    location: window.location,
    FontFace: FakeFace,
    performance: { getEntriesByName: entriesOf },
    document: { fonts: { ready: Promise.resolve(), add: ({ src }: FakeFace) => added.push(src) } },
  };
  return { page: page as unknown as Window & typeof globalThis, added };
};

describe('fonts that came after the first paint', () => {
  it('are shown once, with the next screen', async () => {
    const { page, added } = pageWith(PAINTED + 200);
    await loadLateFonts(page, FILES);
    expect(added).toEqual([]);
    showLateFonts(page);
    showLateFonts(page);
    expect(added).toEqual(["url(/latin.woff2) format('woff2')"]);
  });

  it('wait for the screen after the next if they are not there yet', async () => {
    const { page, added } = pageWith(PAINTED + 200);
    const loading = loadLateFonts(page, FILES);
    showLateFonts(page);
    await loading;
    expect(added).toEqual([]);
    showLateFonts(page);
    expect(added).toHaveLength(1);
  });

  it('are left alone if the page was painted with them, never asked for them, or cannot have them', async () => {
    for (const { page, added } of [pageWith(PAINTED - 1), pageWith(undefined), pageWith(PAINTED + 200, true)]) {
      await loadLateFonts(page, FILES);
      showLateFonts(page);
      expect(added).toEqual([]);
    }
  });
});
