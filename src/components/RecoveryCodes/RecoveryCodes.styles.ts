import { styled } from '@mui/material/styles';

export const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 14,
  '& p': { margin: 0 },
  '& h3': { ...theme.typography.h4, margin: 0, '&:focus': { outline: 'none' } },
}));

export const Codes = styled('ol')(({ theme: { vars } }) => ({
  display: 'grid',
  // Two columns of five, read downwards, if the screen is wide enough for two codes.
  '@media (min-width: 380px)': {
    gridTemplateColumns: 'repeat(2, minmax(0, auto))',
    gridTemplateRows: 'repeat(5, auto)',
    gridAutoFlow: 'column',
  },
  '& > li': { overflowWrap: 'anywhere' },
  justifyContent: 'space-evenly',
  gap: '8px 12px',
  justifySelf: 'stretch',
  margin: 0,
  padding: 18,
  listStyle: 'none',
  borderRadius: 14,
  border: `1px solid ${vars.palette.divider}`,
  backgroundColor: vars.palette.sunk,
  fontSize: '0.9375rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@media (min-width: 480px)': { fontSize: '1.125rem', letterSpacing: '.06em' },
}));

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });
