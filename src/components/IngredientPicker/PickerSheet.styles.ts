import { styled } from '@mui/material/styles';
import { fadedFoot } from '../SheetDialog/fadedFoot';

export const Sheet = styled('div')({ display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0 });

export const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  flexShrink: 0,
  padding: '18px 16px 12px',
  '& h2': { ...theme.typography.h3, margin: 0 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'auto minmax(0, 440px)',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 24,
    padding: '20px 24px 18px',
  },
}));

export const Middle = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minHeight: 0,
  [theme.breakpoints.up('md')]: { flexDirection: 'row', borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

export const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 20,
  flexGrow: 1,
  minHeight: 0,
  minWidth: 0,
  padding: '16px 16px 24px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& p': { margin: 0 },
  '& h3': { margin: '0 0 8px', fontSize: '1rem', fontWeight: 650 },
  '&::after': fadedFoot(theme.vars.palette.background.paper, 24, 20),
  [theme.breakpoints.up('md')]: { padding: 24 },
}));
