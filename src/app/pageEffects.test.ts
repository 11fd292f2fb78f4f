import { RESULTS_ANCHOR_ID } from '@/lib/resultsAnchor';
import { createPageEffects } from './pageEffects';

const link = { title: 'Shakshuka', path: '/recipe/7' };
const url = `${window.location.origin}/recipe/7`;

const withNavigator = (parts: Record<string, unknown>) =>
  createPageEffects({ navigator: parts, location: window.location } as unknown as Window);

describe('sharing a link', () => {
  it('uses what the device offers', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    expect(await withNavigator({ share }).shareLink(link)).toBe('shared');
    expect(share).toHaveBeenCalledWith({ title: 'Shakshuka', url });
  });

  it('is over when the cook closes it', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    expect(await withNavigator({ share }).shareLink(link)).toBe('dismissed');
  });

  it.each([
    ['the device offers nothing', undefined],
    ['the device refuses', jest.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'))],
  ])('copies the link when %s', async (_why, share) => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    expect(await withNavigator({ share, clipboard: { writeText } }).shareLink(link)).toBe('copied');
    expect(writeText).toHaveBeenCalledWith(url);
  });

  it.each([
    ['refuses', { clipboard: { writeText: jest.fn().mockRejectedValue(new Error('no')) } }],
    ['is not there, as over plain http', {}],
  ])('says when the clipboard %s', async (_why, parts) => {
    expect(await withNavigator(parts).shareLink(link)).toBe('copyFailed');
  });
});

describe('the page', () => {
  it('speaks the language, and remembers it as a bare word', () => {
    createPageEffects(window).rememberLanguage('fr');
    expect(document.documentElement.lang).toBe('fr');
    expect(window.localStorage.getItem('i18nextLng')).toBe('fr');
    expect(document.cookie).toContain('i18nextLng=fr');
  });

  it('scrolls to the results where there are any', () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    createPageEffects(window).scrollToResults();
    expect(scroll).not.toHaveBeenCalled();
    const results = document.body.appendChild(document.createElement('section'));
    results.id = RESULTS_ANCHOR_ID;
    createPageEffects(window).scrollToResults();
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
    results.remove();
  });
});
