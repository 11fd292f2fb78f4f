import { styled } from '@mui/material/styles';
import { Button } from '../Button/Button';

export const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 4,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li:first-of-type': { borderTop: 0 },
  /* On a phone the names of its recipes run on below the buttons of the line, where there is room for them. */
  [theme.breakpoints.down('md')]: {
    '& > li:has(.caption)': {
      '& > label': { gridArea: '1 / 1 / 2 / -1', alignItems: 'start', paddingTop: 4 },
      '& input': { marginTop: 8 },
      '& .words': { paddingBlock: '10px 2px', marginInlineEnd: 92 },
      '&:has([data-kind="always"]) .words': { marginInlineEnd: 136 },
      '& > div': { gridArea: '1 / 2', alignSelf: 'start', marginTop: 4 },
    },
  },
}));

/** The whole line toggles its box, so that a thumb need not aim. */
export const Row = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 14,
  minHeight: 56,
  boxSizing: 'border-box',
  paddingBlock: 8,
  cursor: 'pointer',
  '& input': { width: 28, height: 28 },
  '&:has(:checked) .words': { color: theme.vars.palette.text.secondary, textDecoration: 'line-through' },
}));

export const Words = styled('span')({ display: 'grid', gap: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const Amount = styled('strong')({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });

export const Caption = styled('span')(({ theme }) => ({
  fontSize: '0.875rem',
  lineHeight: 1.35,
  /* No single word of a long name on a line of its own. */
  textWrap: 'balance',
  color: theme.vars.palette.text.secondary,
}));

/** Quieter than the things to buy. */
export const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  '& > button[aria-label]:not([title])': { color: theme.vars.palette.text.secondary },
}));

/* On a phone only its icon fits beside the words of the line. Screen readers read its name either way. */
export const AlwaysButton = styled(Button)(({ theme }) => ({
  minHeight: 44,
  minWidth: 44,
  paddingInline: 10,
  [theme.breakpoints.down('md')]: { padding: 0, '& > span': { display: 'none' } },
}));
