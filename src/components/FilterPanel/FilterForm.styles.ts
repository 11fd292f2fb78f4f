import { styled } from '@mui/material/styles';
import { fadedFoot } from '../SheetDialog/fadedFoot';

export const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minHeight: 0,
  flexGrow: 1,
});

export const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: 10,
  paddingInline: '20px 10px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { paddingBlock: '16px 8px', paddingInline: '24px 14px', borderBottom: 0 },
}));

export const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

export const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: 20,
  '&::after': fadedFoot(theme.vars.palette.background.paper, 20, 20),
  [theme.breakpoints.up('md')]: { padding: '10px 24px 20px' },
}));

export const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '14px 20px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& .apply': { flexGrow: 1, minHeight: 52 },
  [theme.breakpoints.up('md')]: { padding: '14px 24px', '& .apply': { flexGrow: 0, paddingInline: 36, minHeight: 48 } },
}));
