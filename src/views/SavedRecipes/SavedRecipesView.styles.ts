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

/* One row on a desktop. On a phone the box, with sorting and filters below. */
export const Tools = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '& > form': { gridColumn: '1 / -1' },
  '& > div > span': { flexGrow: 1 },
  '& :is(select, button)': { minHeight: 52 },
  '& form button': { minHeight: 44 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    '& > form': { gridColumn: 'auto' },
  },
}));
