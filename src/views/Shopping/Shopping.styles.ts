import { styled } from '@mui/material/styles';
import { PageColumn } from '@/components/Page/PageColumn';
import { Panel } from '@/components/Panel/Panel';

export const Column = styled(PageColumn)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  paddingBottom: 72,
  [theme.breakpoints.up('md')]: { gap: 28 },
}));

export const Heading = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '4px 18px',
  '& > span': { color: theme.vars.palette.text.secondary },
}));

/* The list, and what can be done with it beside it if there is room. */
export const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: 36 },
}));

/* One sheet of paper for the whole list: many an aisle has one line. */
export const Aisles = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: 24,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.shadow.card,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

export const AislePanel = styled(Panel)(({ theme }) => ({
  borderRadius: 0,
  backgroundColor: 'transparent',
  boxShadow: 'none',
  '& + section': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  paddingBlock: '14px 6px',
  '& > h2': { ...theme.typography.h4, margin: '0 0 4px' },
  '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& > header > h2': { ...theme.typography.h4, margin: 0 },
  [theme.breakpoints.up('md')]: { paddingBlock: '18px 8px' },
}));

/** What can be done with the list: below it on a tablet, the short buttons in one line. */
export const Aside = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > div + button': { marginTop: -8 },
  [theme.breakpoints.between('md', 'lg')]: {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
    columnGap: 8,
    '& > div + button': { marginTop: 0 },
    '& > section, & > div:has(+ section)': { gridColumn: '1 / -1' },
  },
}));

/* Three short buttons on one line, also on a narrow phone. */
export const Tools = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(92px, 1fr))',
  gap: 8,
  '& button': { paddingInline: 10, gap: 8 },
});
