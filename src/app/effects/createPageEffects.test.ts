/** @jest-environment jest-fixed-jsdom */
import { RESULTS_ANCHOR_ID } from '@/lib/browser/resultsAnchor';
import { createPageEffects } from './createPageEffects';

const link = { title: 'Shakshuka', path: '/recipe/7' };
const url = `${window.location.origin}/recipe/7`;

const withNavigator = (parts: Record<string, unknown>) =>
  createPageEffects({
    navigator: parts,
    location: window.location,
    addEventListener: () => undefined,
  } as unknown as Window);

describe('sharing a link', () => {
  it("uses the device's share sheet", async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    expect(await withNavigator({ share }).shareLink(link)).toBe('shared');
    expect(share).toHaveBeenCalledWith({ title: 'Shakshuka', url });
  });

  it('ends quietly when the cook closes the share sheet', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    expect(await withNavigator({ share }).shareLink(link)).toBe('dismissed');
  });

  it.each([
    ['the device has no share sheet', undefined],
    ['the device refuses', jest.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'))],
  ])('copies the link when %s', async (_why, share) => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    expect(await withNavigator({ share, clipboard: { writeText } }).shareLink(link)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(url);
  });

  it.each([
    ['refuses', { clipboard: { writeText: jest.fn().mockRejectedValue(new Error('no')) } }],
    ['is missing, as over plain HTTP', {}],
  ])('reports when the clipboard %s', async (_why, parts) => {
    expect(await withNavigator(parts).shareLink(link)).toBe('copyFailed');
  });
});

describe('the page', () => {
  it('sets the language and stores it as a bare word', () => {
    createPageEffects(window).rememberLanguage('fr');
    expect(document.documentElement.lang).toBe('fr');
    expect(window.localStorage.getItem('i18nextLng')).toBe('fr');
    expect(document.cookie).toContain('i18nextLng=fr');
  });

  it('binds the cookie of the language to this host over https', () => {
    const page = {
      document: { documentElement: {}, cookie: '' },
      location: { protocol: 'https:' },
      localStorage: { setItem: jest.fn() },
      addEventListener: () => undefined,
    };
    createPageEffects(page as unknown as Window).rememberLanguage('fr');
    expect(page.document.cookie).toBe('__Host-i18nextLng=fr; path=/; max-age=31536000; samesite=lax; secure');
  });

  it('scrolls to the results if there are any', () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    createPageEffects(window).scrollToResults(0);
    expect(scroll).not.toHaveBeenCalled();
    const results = document.body.appendChild(document.createElement('section'));
    results.id = RESULTS_ANCHOR_ID;
    createPageEffects(window).scrollToResults(0);
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
    results.remove();
  });

  it('scrolls once to results that render later', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
    createPageEffects(window).scrollToResults(0);
    const results = document.createElement('section');
    results.id = RESULTS_ANCHOR_ID;
    document.body.append(results);
    await Promise.resolve();
    document.body.append(document.createElement('p'));
    await Promise.resolve();
    expect(scroll).toHaveBeenCalledTimes(1);
    results.remove();
  });

  const laterResults = async () => {
    const results = document.createElement('section');
    results.id = RESULTS_ANCHOR_ID;
    document.body.append(results);
    await Promise.resolve();
    results.remove();
  };

  it('scrolls to results that a busy device renders long after the answer', async () => {
    jest.useFakeTimers();
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
    createPageEffects(window).scrollToResults(0);
    jest.advanceTimersByTime(60_000);
    await laterResults();
    expect(scroll).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it('does not scroll to later results if the cook has moved on', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
    createPageEffects(window).scrollToResults(0);
    window.dispatchEvent(new Event('wheel'));
    await laterResults();
    expect(scroll).not.toHaveBeenCalled();
  });

  it('leaves the page where it is when the cook has pressed it since the answer, but not for a press before that', () => {
    const results = document.body.appendChild(document.createElement('section'));
    results.id = RESULTS_ANCHOR_ID;
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
    const { scrollToResults } = createPageEffects(window);
    const answeredAt = Date.now();
    window.dispatchEvent(new Event('pointerdown'));
    scrollToResults(answeredAt);
    expect(scroll).not.toHaveBeenCalled();
    scrollToResults(answeredAt + 60_000);
    expect(scroll).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('pointerdown'));
    results.remove();
  });

  it('stops once at a press, however often the document changed before the results were there', async () => {
    const stop = jest.spyOn(window, 'scrollTo').mockReset();
    jest.spyOn(window, 'scrollBy').mockReset();
    createPageEffects(window).scrollToResults(Date.now() + 1);
    for (let change = 0; change < 3; change += 1) {
      document.body.append(document.createElement('p'));
      await Promise.resolve();
    }
    await laterResults();
    window.dispatchEvent(new Event('pointerdown'));
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('stands still under a finger that comes down while it scrolls', () => {
    const results = document.body.appendChild(document.createElement('section'));
    results.id = RESULTS_ANCHOR_ID;
    const stop = jest.spyOn(window, 'scrollTo').mockReset();
    jest.spyOn(window, 'scrollBy').mockReset();
    createPageEffects(window).scrollToResults(Date.now() + 1);
    expect(stop).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('pointerdown'));
    window.dispatchEvent(new Event('pointerdown'));
    expect(stop).toHaveBeenCalledTimes(1);
    expect(stop).toHaveBeenCalledWith({ top: window.scrollY, behavior: 'instant' });
    results.remove();
  });
});

describe('the effects of cooking', () => {
  it('are loaded again after a failure', async () => {
    let isLost = true;
    jest.doMock('./createCookingEffects', () => {
      if (isLost) throw new Error('ChunkLoadError');
      return { createCookingEffects: () => 'bell and voice' };
    });
    const { cooking } = createPageEffects(window);
    await expect(cooking()).rejects.toThrow('ChunkLoadError');
    isLost = false;
    expect(await cooking()).toBe('bell and voice');
    jest.dontMock('./createCookingEffects');
  });
});
