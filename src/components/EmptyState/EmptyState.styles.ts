import { styled } from '@mui/material/styles';

/** On the page itself: a card around so little would be half empty, and could not look centred. */
export const Stage = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 20,
  width: '100%',
  paddingBlock: 16,
  textAlign: 'center',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: 16,
    maxWidth: '100%',
    minWidth: 0,
  },
  '& :is(h1, h2)': { ...theme.typography.h2, margin: 0, textWrap: 'balance' },
  /* A title of several sentences is read, not seen. */
  '&[data-long="true"] :is(h1, h2)': { maxWidth: '26em', fontSize: '1.375rem', lineHeight: 1.25 },
  /* In the middle of what the window shows of the page below its header and heading. */
  '&[data-room="whole"]': { minHeight: 'max(420px, calc(100dvh - 340px))' },
  '&[data-room="rest"]': { minHeight: 'max(340px, calc(100dvh - 480px))' },
  /* A part of a screen is low on a phone, so that it fits below what is above it. */
  [theme.breakpoints.down('md')]: {
    '&:not([data-room="whole"])': { gap: 16, '& > svg': { width: 168 } },
    /* Higher than the window without header and footer, so that it can be scrolled to its beginning. */
    '&[data-room="below"]': { minHeight: 'calc(100dvh - 200px)' },
  },
  /* Below a form it is low on a wide screen, too: the drawing stands beside the words. */
  [theme.breakpoints.up('md')]: {
    '&:not([data-room="below"])': { gap: 28, '& > svg': { width: 248 }, '& > div': { gap: 18 } },
    '&[data-room="below"]': {
      gridTemplateColumns: 'auto fit-content(36rem)',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 40,
      textAlign: 'start',
      '& > div, & > div > ul': { justifyItems: 'start', justifyContent: 'start' },
      '& :is(h1, h2, p)': { textWrap: 'pretty' },
      /* Beside a long list the drawing stays with the title. */
      '&:has([data-aside])': { alignItems: 'start' },
    },
  },
}));

/** The one message of the state, or what follows its heading. */
export const Text = styled('p')(({ theme }) => ({
  margin: 0,
  maxWidth: '24em',
  fontSize: '1.125rem',
  textWrap: 'balance',
  'h1 + &, h2 + &': {
    marginTop: -8,
    maxWidth: '32em',
    fontSize: '1.0625rem',
    color: theme.vars.palette.text.secondary,
  },
}));
/** A list of chips wraps here, and on a phone its items are equal rows: there is room below it. */
export const Aside = styled('div')(({ theme }) => ({
  maxWidth: '100%',
  minWidth: 0,
  '& > [role="group"]': { justifyContent: 'center', [theme.breakpoints.up('md')]: { justifyContent: 'start' } },
  '& > div > ul': {
    justifyContent: 'center',
    [theme.breakpoints.down('md')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > li': { minHeight: 48, justifyContent: 'center', textAlign: 'start' },
      '& > li > span': { flexGrow: 1 },
    },
    /* From three on they are columns, so that the group ends at one edge as it begins at one. */
    [theme.breakpoints.up('md')]: {
      '&:has(> li:nth-of-type(3))': {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        width: '100%',
      },
      '& > li > span': { flexGrow: 1 },
    },
    /* Narrow columns have room for the name of a reason, and its number below it in all of them. */
    [theme.breakpoints.down('lg')]: { '& > li small': { display: 'block' } },
  },
  justifySelf: 'stretch',
}));
/** On a phone the buttons stand below each other, all as wide as the widest. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  [theme.breakpoints.down('sm')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: '100%' },
}));

export const Small = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  textWrap: 'balance',
}));

/** A sign on the corner of the drawing, where nothing is drawn. */
export const Signed = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'block',
  '& > svg': { width: 200, [theme.breakpoints.up('md')]: { width: 248 } },
  '& > span': {
    position: 'absolute',
    insetInlineEnd: -18,
    insetBlockStart: -18,
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: 60,
    height: 60,
    border: `6px solid ${theme.vars.palette.background.default}`,
    borderRadius: '50%',
    color: theme.vars.palette.error.main,
    backgroundColor: theme.vars.palette.badSoft,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
}));
