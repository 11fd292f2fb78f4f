import { styled } from '@mui/material/styles';

export const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    paddingBlock: 12,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li > div': { flex: '1 1 12em', minWidth: 0, overflowWrap: 'anywhere' },
}));

export const Name = styled('h3')(({ theme }) => ({ ...theme.typography.dish, margin: 0 }));

export const Facts = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));
