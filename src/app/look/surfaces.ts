import type { Theme, ThemeOptions } from '@mui/material/styles';
import { ROOM_ABOVE_DRAWN } from '@/components/AuthErrorBanner/bannerRoom';
import { HEADER_HEIGHT, IS_HIGH, ON_PHONE } from '@/components/topBar/topBar';
import { FONT_FACES } from './fonts';

/** The page itself, and what is laid on it. */
export const surfaces: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: ({ vars }: Theme) => [
      ...FONT_FACES,
      ...ROOM_ABOVE_DRAWN,
      {
        html: {
          colorScheme: 'light dark',
          /* Below the header, where that stays in sight. */
          '--header-height': '0px',
          scrollPaddingTop: 'calc(var(--header-height) + 16px)',
          /* Above the bars at the foot of the window, which set these while they are there. */
          scrollPaddingBottom: 'calc(var(--dock-height, 0px) + var(--foot-height, 0px) + 8px)',
          WebkitTextSizeAdjust: '100%',
        },
        [`@media ${IS_HIGH}`]: { html: { '--header-height': `${HEADER_HEIGHT.desktop}px` } },
        body: { minWidth: 320, overflowWrap: 'break-word' },
        /* No single word on the last line. */
        p: { textWrap: 'pretty' },
        /* Until the page is live (src/views/Home/useBelowShown). */
        ':root[data-returns] :is([data-below], footer)': { visibility: 'hidden' },
        /* On a phone the banner stands on the yellow background of the hero. */
        [ON_PHONE]: {
          [`@media ${IS_HIGH}`]: { html: { '--header-height': `${HEADER_HEIGHT.phone}px` } },
          ':root[data-trouble] [data-screen]::before': { backgroundColor: vars.palette.hero },
        },
        '::selection': { color: vars.palette.primary.contrastText, backgroundColor: vars.palette.primary.main },
        ':focus-visible': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 2 },
        /* A heading that is focused only so that a screen reader announces the new page. */
        '[data-quiet-focus]:focus': { outline: 'none' },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '1ms !important',
            animationIterationCount: '1 !important',
            transitionProperty: 'opacity !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    ],
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 24 } } },
  MuiPopover: {
    styleOverrides: {
      paper: { borderRadius: 26, '@media (forced-colors: active)': { border: '1px solid CanvasText' } },
    },
  },
  MuiBackdrop: { styleOverrides: { root: { transitionDuration: '200ms' } } },
};
