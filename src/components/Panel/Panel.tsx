import { styled } from '@mui/material/styles';

/** A sheet of paper on the page: the background of cards, tiles and lists. */
export const Panel = styled('section')(({ theme }) => ({
  boxSizing: 'border-box',
  padding: 20,
  borderRadius: 24,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.shadow.card,
  [theme.breakpoints.up('md')]: { padding: 28 },
}));

export const PanelTitle = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));
