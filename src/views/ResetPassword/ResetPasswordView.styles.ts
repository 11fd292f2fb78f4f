import { styled } from '@mui/material/styles';
import { Column } from '../Auth/formColumns';

export const Sheet = styled(Column)({
  '& form': { display: 'grid', gap: 18 },
  '& p': { margin: 0 },
});

/* On a phone the buttons stand below each other, as wide as the fields, as on the other screens of the account. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [theme.breakpoints.down('sm')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifySelf: 'stretch' },
}));
