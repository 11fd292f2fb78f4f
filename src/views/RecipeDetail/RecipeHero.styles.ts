import { styled } from '@mui/material/styles';

/**
 * The picture with the words beside it. The actions are below the words, and on a tablet below both, in one line.
 */
export const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [theme.breakpoints.down('md')]: { '& > [data-ways]': { marginTop: -12 } },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    gap: '24px 32px',
    '& > [data-ways]': { gridColumn: '1 / -1' },
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '620px minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: '16px 56px',
    '& > :first-child': { gridRow: '1 / span 2' },
    '& > [data-ways]': { gridColumn: 2 },
  },
}));

/* Full-bleed on a phone, and lower if a notice under the title has to fit on the first screen. */
export const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  marginInline: -16,
  [theme.breakpoints.down('md')]: { '&[data-flat="true"] img': { aspectRatio: '16 / 9' } },
  [theme.breakpoints.up('md')]: {
    marginInline: 0,
    borderRadius: 32,
    /* A deep shadow would be seen below the header when the tabs are scrolled to. */
    boxShadow: theme.vars.palette.shadow.card,
    '& img': { maxHeight: 520 },
  },
}));

/* Clear of the picture's rounded corner. */
export const OnPicture = styled('div')({ position: 'absolute', insetInline: 16, bottom: 16 });

export const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  [theme.breakpoints.up('md')]: { gap: 16, '& h1': { fontSize: '2.5rem' } },
  [theme.breakpoints.up('lg')]: { paddingTop: 20, '& h1': { fontSize: '3.75rem' } },
}));

/** What can be done with the recipe, and below it what is known of one that a model wrote. */
export const Ways = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

export const Description = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '1.0625rem',
  textWrap: 'pretty',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up('md')]: { fontSize: '1.1875rem' },
}));

export const RennetNote = styled('p')(({ theme }) => ({ margin: 0, color: theme.vars.palette.text.secondary }));

/*
 * On a phone Start cooking takes the first line, and the others share the lines below it. Beside a picture there is room
 * for two by two. All lines end where the column does.
 */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  [theme.breakpoints.down('md')]: {
    width: '100%',
    '& > div:first-of-type, & > div:first-of-type > button': { flexBasis: '100%', width: '100%' },
    '& > button[aria-pressed], & > button:not([aria-label]), & > div:last-of-type': { flexGrow: 1 },
    '& > button[aria-pressed], & > button:not([aria-label])': { paddingInline: 16 },
    '& > div:last-of-type > *': { flex: '1 0 56px' },
  },
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    width: '100%',
    '& > div:first-of-type > button': { width: '100%' },
  },
}));

/* They stay together: where they do not fit beside the others, all of them begin a line. */
export const Icons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
