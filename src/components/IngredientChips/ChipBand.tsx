import { styled } from '@mui/material/styles';

/** Width of the focus ring with its offset, in pixels. */
const FOCUS_RING = 5;

/**
 * A row of chips on a phone: it scrolls sideways up to both edges of what holds it, where a cut chip shows that it does.
 *
 * @param inset how far the row stands inside those edges, in pixels: the gutter of the page, or the padding of a panel
 */
export const sideways = (inset = 16) =>
  ({
    flexWrap: 'nowrap',
    gap: 8,
    marginInline: -inset,
    paddingInline: inset,
    scrollPaddingInline: inset,
    // What scrolls is cut off at its edges; the ring of a focused chip needs room inside them.
    paddingBlock: FOCUS_RING,
    marginBlock: -FOCUS_RING,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
  }) as const;

/**
 * Everything the search understood, in a row: it wraps on a wide screen and scrolls sideways on a phone, where the
 * recipes would otherwise begin below the fold.
 */
export const ChipBand = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minWidth: 0,
  /* The chips of all lists flow in one row. */
  [theme.breakpoints.up('md')]: { '& > div, & ul': { display: 'contents' } },
  [theme.breakpoints.down('md')]: {
    ...sideways(),
    flex: '1 1 100%',
    '& > *, & > * > *': { flexShrink: 0 },
    '& ul, & > div': { flexWrap: 'nowrap' },
    '& li': { maxWidth: 'none' },
  },
}));
