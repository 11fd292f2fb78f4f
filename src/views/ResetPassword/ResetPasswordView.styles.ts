import { styled } from '@mui/material/styles';
import { Column } from '../Auth/formColumns';

/** The form, or what follows it, as high as the dishes beside it. */
export const Sheet = styled(Column)(({ theme }) => ({
  '& p': { margin: 0 },
  [theme.breakpoints.up('lg')]: { display: 'grid', alignContent: 'start' },
}));

/* On a phone the buttons stand below each other, as wide as the fields, as on the other screens of the account. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [theme.breakpoints.down('sm')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifySelf: 'stretch' },
}));
