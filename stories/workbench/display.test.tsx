import { renderHook } from '@testing-library/react';
import { useDisplay, type Display } from './display';

const AS_IT_IS: Display = { motion: 'system', colours: 'system', zoom: '100', direction: 'ltr' };

const ourSheet = () => {
  const sheet = document.createElement('style');
  sheet.textContent =
    '@media (prefers-reduced-motion: reduce) { p { top: 1px } } @media (forced-colors: active) { p { top: 2px } }';
  document.head.append(sheet);
  return () => [...sheet.sheet!.cssRules].map((rule) => (rule as CSSMediaRule).media.mediaText);
};

describe('the settings of a device in the toolbar', () => {
  it.each([
    ['reduced motion', { motion: 'reduced' }, 0],
    ['forced colours', { colours: 'forced' }, 1],
  ] as const)('applies our own rules for %s, and takes them back', (_name, setting, place) => {
    const queries = ourSheet();
    const before = queries();
    const { rerender } = renderHook(useDisplay, { initialProps: AS_IT_IS });
    expect(queries()).toEqual(before);
    rerender({ ...AS_IT_IS, ...setting });
    expect(queries()[place]).toBe('(min-width: 0px)');
    rerender(AS_IT_IS);
    expect(queries()).toEqual(before);
  });

  it('zooms the page to 200 %', () => {
    const { rerender } = renderHook(useDisplay, { initialProps: { ...AS_IT_IS, zoom: '200' } as Display });
    expect(document.head).toHaveTextContent('zoom: 2');
    rerender(AS_IT_IS);
    expect(document.head).not.toHaveTextContent('zoom: 2');
  });

  it('turns the page from right to left', () => {
    const { unmount } = renderHook(useDisplay, { initialProps: { ...AS_IT_IS, direction: 'rtl' } as Display });
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    unmount();
    expect(document.documentElement).not.toHaveAttribute('dir');
  });
});
