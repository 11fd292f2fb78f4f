import { styled } from '@mui/material/styles';
import { Panel } from '@/components/Panel/Panel';

export const Sheet = styled(Panel)(({ theme }) => ({
  maxWidth: 520,
  margin: '24px auto 0',
  '& h1': { ...theme.typography.h2, margin: 0 },
  '& form': { display: 'grid', gap: 18, marginTop: 20 },
  '& p': { margin: 0 },
  [theme.breakpoints.up('md')]: { marginTop: 48 },
}));

export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
