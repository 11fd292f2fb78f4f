import { styled } from '@mui/material/styles';
import { PageColumn } from '@/components/Page/PageColumn';

export const Column = styled(PageColumn)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& > a + h1': { marginTop: -12 },
  paddingBottom: 72,
  [theme.breakpoints.up('md')]: { gap: 28 },
}));

/** Two panels, side by side if there is room. */
export const Record = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 28 },
}));

export const Entries = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    paddingBlock: 10,
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& p': { flex: '1 1 12em', margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
}));

/** A cooked dish: what is said about it, and its buttons beside that. */
export const CookedRow = styled('li')({
  'ul > &': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: '2px 12px',
  },
  '& > *': { gridColumn: 1 },
  '& > :last-child': { gridColumn: 2, gridRow: '1 / span 3' },
  '& > a': { justifySelf: 'start', fontSize: '1.0625rem' },
});

/** When, for how many, and how it was. */
export const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 100%',
  gap: '2px 14px',
  '& > span': { color: theme.vars.palette.text.secondary },
}));

export const Icons = styled('span')({ display: 'inline-flex', marginInlineStart: 'auto' });

export const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  flex: '1 1 100%',
  minWidth: 0,
});

/** The content of a dialog. */
export const Sheet = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  padding: 20,
  overflowY: 'auto',
  '& > h2': { ...theme.typography.h3, margin: 0 },
  [theme.breakpoints.up('md')]: { padding: 28 },
}));

export const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

export const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

export const Field = styled('div')({ display: 'grid', justifyItems: 'start', gap: 6, '& > span': { fontWeight: 650 } });

export const Choice = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
});

/** A text box of one line. */
export const Box = styled('input')(({ theme: { vars } }) => ({
  boxSizing: 'border-box',
  minHeight: 48,
  minWidth: 0,
  padding: '8px 14px',
  borderRadius: 14,
  border: `1.5px solid ${vars.palette.edge}`,
  backgroundColor: vars.palette.background.paper,
  color: 'inherit',
  font: 'inherit',
  colorScheme: 'inherit',
  '&:focus-visible': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 1 },
  '&[aria-invalid="true"]': { borderColor: vars.palette.error.main },
}));

export const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  maxWidth: 680,
  color: theme.vars.palette.text.secondary,
}));
