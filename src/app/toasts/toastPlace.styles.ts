/** Put before a style of what is in a toast that stands in the bar. */
export const IN_BAR = '[data-toasts="in-bar"] &';

/** Styles of the page: where all toasts are (`placeToasts`). What notistack says about it has less weight. */
export const TOAST_PLACE = {
  '.toast-place.notistack-SnackbarContainer': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    top: 0,
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
  '@media print': { '.toast-place': { display: 'none' } },
};
