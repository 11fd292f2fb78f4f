import { leanStyles } from './leanStyles';

describe('the styles of a drawn page', () => {
  it.each([
    [
      '.a{display:-webkit-box;display:-webkit-flex;display:-ms-flexbox;display:flex;-webkit-flex-direction:column;-ms-flex-direction:column;flex-direction:column;}',
      '.a{display:flex;flex-direction:column;}',
    ],
    [
      '.a{display:-webkit-inline-box;display:-webkit-inline-flex;display:-ms-inline-flexbox;display:inline-flex;}',
      '.a{display:inline-flex;}',
    ],
    [
      '.a{-webkit-align-items:center;-webkit-box-align:center;-ms-flex-align:center;align-items:center;}',
      '.a{align-items:center;}',
    ],
    [
      '.a{-webkit-transition:transform 90ms;transition:transform 90ms;-webkit-transform:none;-moz-transform:none;-ms-transform:none;transform:none;}',
      '.a{transition:transform 90ms;transform:none;}',
    ],
    [
      '@-webkit-keyframes b{from{opacity:0;}to{opacity:1;}}@keyframes b{from{opacity:0;}}',
      '@keyframes b{from{opacity:0;}}',
    ],
    ['.a{position:-webkit-sticky;position:sticky;}', '.a{position:sticky;}'],
  ])('leave out what only older browsers read: %s', (before, after) => {
    expect(leanStyles(before)).toBe(after);
  });

  it.each([
    '.a{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1;overflow:hidden;}',
    '.a{-webkit-user-select:none;user-select:none;-webkit-tap-highlight-color:transparent;}',
    '.a{-webkit-mask:url(a.svg);mask:url(a.svg);-webkit-print-color-adjust:exact;-webkit-backdrop-filter:none;}',
    'html{-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;-webkit-text-size-adjust:100%;}',
    '.a::-webkit-scrollbar{display:none;}',
  ])('keep what a supported browser reads under that name: %s', (styles) => {
    expect(leanStyles(styles)).toBe(styles);
  });
});
