import { styled } from '@mui/material/styles';
import { Page } from '@/components/Page/Page';

/** A screen with one form, and the dishes beside it on a wide one. */
export const Columns = styled(Page)(({ theme }) => ({
  display: 'grid',
  gap: 32,
  paddingTop: 8,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)', gap: 64 },
}));

export const Column = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 460,
  marginInline: 'auto',
  '& h1': { marginBottom: 20 },
  [theme.breakpoints.up('md')]: { paddingTop: 12 },
}));
