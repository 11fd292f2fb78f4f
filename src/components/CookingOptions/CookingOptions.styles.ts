import { styled } from '@mui/material/styles';
import { fadedFoot } from '../SheetDialog/fadedFoot';

/** Of the popover, in pixels. */
const POPOVER_WIDTH = 720;

/** In pixels: between two options, and below the last. */
const LINE_GAP = 14;
const FOOT = 36;

/** The options, on a wide screen in two columns. */
export const Body = styled('div')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  gap: LINE_GAP,
  width: '100%',
  boxSizing: 'border-box',
  paddingBlock: `16px ${FOOT}px`,
  paddingInline: '24px 20px',
  '& p': { margin: '0', fontSize: '0.9375rem', color: vars.palette.text.secondary },
  '& section + section, & > [data-side] + [data-side] > section:first-of-type': {
    paddingTop: 12,
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& h3': { margin: '0 0 6px', fontSize: '1rem', fontWeight: 650 },
  '&::after': fadedFoot(vars.palette.background.paper, FOOT, LINE_GAP),
  /* In two columns it ends above the buttons of the step. */
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 32,
    width: POPOVER_WIDTH,
    paddingInline: '28px 24px',
    '& > :not([data-side])': { gridColumn: '1 / -1' },
    '&& > [data-side] > section:first-of-type': { paddingTop: 0, borderTop: 0 },
  },
  /* A phone has no keys. */
  [breakpoints.down('md')]: { '@media (any-hover: none)': { '& [data-keys]': { display: 'none' } } },
}));

/** A column of the popover, in which a long option leaves no hole beside it. */
export const Side = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: LINE_GAP,
});
