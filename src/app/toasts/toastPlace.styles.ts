import { MOBILE_BREAKPOINT_PX } from '@contracts/limits';

/** Put before a style of what is in a toast that stands in the bar. */
export const IN_BAR = '[data-toasts="in-bar"] &';
/** Put before a style of what is in a toast at the foot of the window. */
export const AT_FOOT = '[data-toasts="at-foot"] &';
/** Between a toast at the foot and the edges of the window, in pixels: beside it as wide as the gutters of the page. */
const FOOT_AIR = 16;
const TABLET_GUTTER = 24;
/** Of a toast at the foot, in pixels. */
const CARD_WIDTH = 420;

/** Styles of the page: where all toasts are (`placeToasts`). What notistack says about it has less weight. */
export const TOAST_PLACE = {
  '.toast-place.notistack-SnackbarContainer': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    top: 0,
    bottom: 'auto',
    left: 'var(--toast-left)',
    width: 'var(--toast-width)',
    maxWidth: '100%',
    minHeight: 'var(--toast-height)',
    transform: 'none',
    transition: 'none',
    /* The next toast lies where the one before goes. Where none is, a press meets what is below. */
    '& > *': { gridArea: '1 / 1', pointerEvents: 'none !important' },
    '& .notistack-CollapseWrapper': { padding: 0 },
  },
  '[data-toasts="in-bar"] .toast-place.notistack-SnackbarContainer': { alignItems: 'center' },
  /* A card above the bars that are at the foot, and above a keyboard. */
  '[data-toasts="at-foot"] .toast-place.notistack-SnackbarContainer': {
    top: 'auto',
    bottom: 'max(var(--toast-keyboard, 0px), var(--toast-foot, 0px))',
    insetInlineEnd: 0,
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: CARD_WIDTH + 2 * FOOT_AIR,
    minHeight: 0,
    padding: `0 ${FOOT_AIR}px max(${FOOT_AIR}px, env(safe-area-inset-bottom))`,
    [`@media (min-width: ${MOBILE_BREAKPOINT_PX}px)`]: {
      maxWidth: CARD_WIDTH + 2 * TABLET_GUTTER,
      paddingInline: TABLET_GUTTER,
    },
  },
  '@media print': { '.toast-place': { display: 'none' } },
};
