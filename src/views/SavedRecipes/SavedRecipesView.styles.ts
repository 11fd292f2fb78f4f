import { styled } from '@mui/material/styles';
import { PageColumn } from '@/components/Page/PageColumn';

export const Column = styled(PageColumn)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 20,
  paddingBottom: 64,
  '& > *': { minWidth: 0 },
  '& > :not(a)': { justifySelf: 'stretch' },
  [theme.breakpoints.up('md')]: { gap: 24 },
}));

/* One row: on a phone sorting and filters are squares beside the box. */
export const Tools = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  '& :is(select, button)': { minHeight: 52 },
  '& form button': { minHeight: 44 },
  [theme.breakpoints.up('md')]: { gap: 12 },
  [theme.breakpoints.down('md')]: { '&& select': { width: 52, minHeight: 52 } },
}));
