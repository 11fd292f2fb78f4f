import { styled } from '@mui/material/styles';
import { PageColumn } from '@/components/Page/PageColumn';

/** A screen with one form, and the dishes beside it on a wide one. */
export const Columns = styled(PageColumn)(({ theme }) => ({
  display: 'grid',
  gap: 32,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)', gap: 64 },
}));

/* Beside the dishes it begins where the header does. Its heading fits in one line in most languages. */
export const Column = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 460,
  marginInline: 'auto',
  '& h1': { marginBottom: 20, fontSize: 'clamp(2rem, 1.5rem + 1.4vw, 2.75rem)', textWrap: 'balance' },
  /* Tabs bring room of their own, a form does not. */
  '& h1:has(+ form)': { marginBottom: 28 },
  [theme.breakpoints.down('md')]: { '& h1': { marginBottom: 8 }, '& h1:has(+ form)': { marginBottom: 18 } },
  [theme.breakpoints.up('lg')]: { marginInline: 0, '& h1': { marginInlineEnd: -64 } },
}));
