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
  gridTemplateColumns: 'repeat(auto-fill, minmax(146px, 1fr))',
  gap: '8px 12px',
  justifySelf: 'stretch',
  margin: 0,
  padding: 18,
  listStyle: 'none',
  borderRadius: 14,
  border: `1px solid ${vars.palette.divider}`,
  backgroundColor: vars.palette.sunk,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '1.0625rem',
}));

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });
