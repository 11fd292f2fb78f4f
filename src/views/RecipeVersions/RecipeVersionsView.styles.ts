import { styled } from '@mui/material/styles';
import { PageColumn } from '@/components/Page/PageColumn';
import { Panel } from '@/components/Panel/Panel';

export const Column = styled(PageColumn)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 20,
  '& > a + h1': { marginTop: -8 },
  paddingBottom: 64,
});

export const Lead = styled('p')(({ theme }) => ({
  margin: 0,
  maxWidth: 680,
  textWrap: 'pretty',
  color: theme.vars.palette.text.secondary,
}));

/** On a wide screen two beside each other: so little is said of each that a card as wide as the page would be half empty. */
export const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 24,
    /* Beside a comparison a card stays as low as what it says. */
    '&:has([aria-expanded="true"])': { alignItems: 'start' },
    '& > li': { display: 'grid' },
  },
}));

export const Sheet = styled(Panel)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  /* Beside a longer card its lines stay together. */
  alignContent: 'start',
  gap: 12,
  width: '100%',
});

/** What is said of a version, and beside it what can be done with it. */
export const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  '& > :first-child': { display: 'grid', justifyItems: 'start', gap: 6, '& > h2': { fontSize: '1.375rem' } },
  [theme.breakpoints.between('md', 'lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 24,
  },
}));

export const Mark = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  '& b': { color: theme.vars.palette.accentText },
}));

/** On the version that is shown, where the others have their buttons: it is what they are compared with. */
export const CurrentMark = styled('p')(({ theme }) => ({
  justifySelf: 'start',
  alignSelf: 'center',
  margin: 0,
  paddingBlock: 5,
  paddingInline: 12,
  borderRadius: 8,
  fontSize: '0.875rem',
  fontWeight: 650,
  color: theme.vars.palette.accentText,
  backgroundColor: theme.vars.palette.accentSoft,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  /* In the middle of the line of the buttons beside it. */
  [theme.breakpoints.up('lg')]: { marginBlock: 8 },
}));

/* On a phone the buttons stand below each other, all as wide as the sheet. */
export const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [theme.breakpoints.down('sm')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
}));

export const PartTitle = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
  fontSize: '1.0625rem',
  /* So small, the serif would close up its words. */
  wordSpacing: '0.1em',
}));

/** The differences below what is said of a version, with the names of parts smaller than those of cards. */
export const Differences = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h3': {
    fontFamily: theme.typography.fontFamily,
    fontSize: '0.9375rem',
    fontWeight: 650,
    color: theme.vars.palette.text.secondary,
  },
}));

/** Lines of a recipe. Of those that differ, a word before each says which is of then and which of now. */
export const Lines = styled('ul')(({ theme }) => ({
  margin: '6px 0 0',
  padding: 0,
  listStyle: 'none',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& > li': { paddingBlock: 3 },
  '& > li[data-change]': { display: 'grid', gridTemplateColumns: '6.5em minmax(0, 1fr)', alignItems: 'baseline' },
  '& > li[data-change] > :last-child': { gridColumn: 2 },
  '& > li[data-change="same"]': { color: theme.vars.palette.text.secondary },
  '& > li[data-change="added"] > :last-child': { fontWeight: 650 },
  '& > li[data-change="removed"] > :last-child': { textDecoration: 'line-through' },
}));

/** “Then” or “Now”. */
export const Change = styled('small')(({ theme }) => ({
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  'li[data-change="added"] &': { fontWeight: 650, color: theme.vars.palette.accentText },
}));
