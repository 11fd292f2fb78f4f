import { styled } from '@mui/material/styles';

/** The column shared by all screens: 1200 px wide, with gutters of 16, 24 and 28. */
export const Page = styled('div')(({ theme }) => ({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1256,
  marginInline: 'auto',
  paddingInline: 16,
  [theme.breakpoints.up('md')]: { paddingInline: 24 },
  [theme.breakpoints.up('lg')]: { paddingInline: 28 },
}));
