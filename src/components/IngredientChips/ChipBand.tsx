import { styled } from '@mui/material/styles';
import { GUTTER } from '@/lib/browser/showSideways';

/** Width of the focus ring with its offset, in pixels. */
const FOCUS_RING = 5;

/** Between two chips, in pixels. */
const GAP = 8;

/**
 * What fades the end of a row while there is more beyond it. It stands behind the last chip, where there is nothing to
 * see, and sticks to the edge until that is in sight. A mask would need script or an animation that never rests.
 */
const fadedEnd = (inset: number, ground: string) => ({
  content: '""',
  position: 'sticky',
  // Counted from inside the padding.
  insetInlineEnd: -inset,
  zIndex: 1,
  flex: `0 0 ${inset + GAP}px`,
  alignSelf: 'stretch',
  marginInline: `${-GAP}px ${-inset}px`,
  backgroundImage: `linear-gradient(to right, transparent, ${ground} 90%)`,
  pointerEvents: 'none',
  '[dir="rtl"] &': { backgroundImage: `linear-gradient(to left, transparent, ${ground} 90%)` },
});

/** The same at the start, once the row has been scrolled: before that, it stands in the gutter, where there is nothing. */
const fadedStart = (inset: number, ground: string) => ({
  content: '""',
  position: 'sticky',
  insetInlineStart: -inset,
  zIndex: 1,
  flex: `0 0 ${inset}px`,
  alignSelf: 'stretch',
  marginInline: `${-inset}px ${-GAP}px`,
  // Leaves the ring of a focused first chip alone, and nothing of the end of a chip that was scrolled away.
  backgroundImage: `linear-gradient(to left, transparent ${FOCUS_RING}px, ${ground} 55%)`,
  pointerEvents: 'none',
  '[dir="rtl"] &': { backgroundImage: `linear-gradient(to right, transparent ${FOCUS_RING}px, ${ground} 55%)` },
});

/**
 * A row of chips on a phone: it scrolls sideways up to both edges of what holds it, where a chip that fades shows that
 * it does.
 *
 * @param ground what the row stands on
 * @param inset how far the row stands inside those edges, in pixels: the gutter of the page, or the padding of a panel
 */
export const sideways = (ground: string, inset = GUTTER) =>
  ({
    flexWrap: 'nowrap',
    gap: GAP,
    marginInline: -inset,
    paddingInline: inset,
    scrollPaddingInline: inset,
    // What scrolls is cut off at its edges; the ring of a focused chip needs room inside them.
    paddingBlock: FOCUS_RING,
    marginBlock: -FOCUS_RING,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    '&::before': fadedStart(inset, ground),
    '&::after': fadedEnd(inset, ground),
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
    ...sideways(theme.vars.palette.background.default),
    flex: '1 1 100%',
    '& > *, & > * > *': { flexShrink: 0 },
    '& ul, & > div': { flexWrap: 'nowrap' },
    '& li': { maxWidth: 'none' },
    /* One chip and the button after it share the line: the chip gives up its number, and wraps where it is long. */
    '&[data-short="true"]': {
      overflowX: 'visible',
      '&::before, &::after': { content: 'none' },
      '& > *, & > * > *': { flexShrink: 1, minWidth: 0, maxWidth: '100%' },
      '& > button': { flexShrink: 0 },
      '& li': { maxWidth: '100%' },
      '& .count': { display: 'none' },
    },
  },
}));
