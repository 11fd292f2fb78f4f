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
  gap: '0 18px',
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

export const Aisles = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [theme.breakpoints.up('md')]: { gap: 20 },
}));

export const AislePanel = styled(Panel)(({ theme }) => ({
  paddingBlock: '14px 6px',
  '& > h2': { ...theme.typography.h4, margin: '0 0 4px' },
  '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& > header > h2': { ...theme.typography.h4, margin: 0 },
  '&[data-bought="true"]': { backgroundColor: 'transparent', boxShadow: 'none' },
  [theme.breakpoints.up('md')]: { paddingBlock: '18px 8px' },
}));

export const Aside = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/* Three short buttons on one line, also on a narrow phone. */
export const Tools = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(92px, 1fr))',
  gap: 8,
  '& button': { paddingInline: 10, gap: 8 },
});
