import { styled } from '@mui/material/styles';
import { hidesBeyond } from '@/components/MoreChips/hidesBeyond';
import { PageColumn } from '@/components/Page/PageColumn';

export const Column = styled(PageColumn)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '& > a + h1': { marginTop: -12 },
  paddingBottom: 72,
  [theme.breakpoints.up('md')]: { gap: 28 },
}));

/** The heading of a part of the page that is no panel. */
export const SectionTitle = styled('h2')(({ theme }) => ({ ...theme.typography.h2, margin: '12px 0 -8px' }));

/**
 * Panels side by side if there is room, equally high and with their buttons on one line. While something is written in
 * one, the others do not grow with it.
 */
export const Record = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '&:has(form)': { alignItems: 'start' },
  '& > [data-stack]': {
    display: 'flex',
    flexDirection: 'column',
    gap: 8,
    '& > button:last-child': { marginTop: 'auto', [theme.breakpoints.up('sm')]: { alignSelf: 'flex-start' } },
    '& > :nth-last-child(2)': { marginBottom: 8 },
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 28 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
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
  /* As high as its buttons, so that they stand on its line. */
  '& > :first-child': { minHeight: 44, alignContent: 'center' },
  '& > :last-child': { gridColumn: 2, gridRow: '1 / span 3' },
  '& > a': { justifySelf: 'start', fontSize: '1.0625rem' },
});

/** Dishes as small cards, as many beside each other as there is room for. */
export const DishCards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: {
    gap: 24,
    /* One alone has the room for its name in one line. */
    '&:not(:has(> :nth-of-type(2)))': { gridTemplateColumns: 'minmax(0, 560px)' },
  },
  '&:focus': { outline: 'none' },
}));

/** A dish with its picture: what is said about it beside it, and its buttons below each other at the end. */
export const DishCard = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 16,
  padding: 12,
  borderRadius: 24,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.shadow.card,
  '& img': { aspectRatio: '1', borderRadius: 16 },
  '& p': { margin: '4px 0 0', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& > div > a': {
    ...theme.typography.dish,
    fontSize: '1.1875rem',
    color: theme.vars.palette.text.primary,
    overflowWrap: 'anywhere',
  },
  '& > :last-child:not(div)': { flexDirection: 'column' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

/** When, for how many, and how it was. */
export const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 100%',
  gap: '2px 14px',
  marginTop: 4,
  '& > b': { fontWeight: 600 },
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

export const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Groups of chips. A phone shows the last group alone, because the filters have the kinds, too. */
export const ChipGroups = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  '& > *': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  ...hidesBeyond(theme),
  [theme.breakpoints.down('md')]: { '& > :not(:last-child)': { display: 'none' } },
}));

export const Field = styled('div')({ display: 'grid', justifyItems: 'start', gap: 6, '& > span': { fontWeight: 650 } });

/** A field as wide as its form. */
export const WideField = styled(Field)({ justifyItems: 'stretch' });

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

/** The title of a panel, and a link at its other end. */
export const TitleLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '10px 16px',
  /* Large enough for a finger, in a line that stays as low as its title. */
  '& > a': { marginBlock: -8 },
});

export const Quiet = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  maxWidth: 680,
  color: theme.vars.palette.text.secondary,
}));
