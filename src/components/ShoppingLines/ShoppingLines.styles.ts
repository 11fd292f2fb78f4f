import { styled } from '@mui/material/styles';

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
  color: theme.vars.palette.text.secondary,
}));

/* Under the words of its line. */
export const Below = styled('div')({ gridColumn: '1 / -1', paddingInlineStart: 28, '& button': { minHeight: 44 } });
