import { styled } from '@mui/material/styles';
import { opening } from '@/components/Opening/opening';
import { PageColumn } from '@/components/Page/PageColumn';
import { Panel } from '@/components/Panel/Panel';

export const Column = styled(PageColumn)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  paddingBottom: 64,
  [theme.breakpoints.up('md')]: { gap: 24 },
}));

export const Lead = styled('p')(({ theme }) => ({
  margin: 0,
  maxWidth: 680,
  color: theme.vars.palette.text.secondary,
}));

/* Where something stays in sight. */
const BELOW_HEADER = 'calc(var(--header-height) + 16px)';

/** The source at the left and the page at the right; one under the other if there is no room. */
export const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignItems: 'start',
  '&[data-has-source="true"]': { [theme.breakpoints.up('lg')]: { gridTemplateColumns: '5fr 7fr' } },
}));

/** Stays in sight beside the page, and scrolls by itself where it is longer than the window. */
export const Source = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: BELOW_HEADER,
    maxHeight: 'calc(100dvh - var(--header-height) - 32px)',
    overflowY: 'auto',
    borderRadius: 24,
  },
}));

/** The source on a narrow screen, opened by a press on its title. */
export const Folded = styled('details')(({ theme }) => ({
  padding: '8px 20px',
  borderRadius: 24,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.shadow.card,
  ...opening(theme),
  '& > p': { marginBlock: '0 12px' },
}));

/** Without a source, what follows from the ingredients stays in sight beside them. */
export const Stack = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '[data-has-source="false"] > &': {
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 1fr) 360px',
      '& > section, & > section ~ *': { gridColumn: 1 },
      '& > section[aria-live]': {
        gridArea: '1 / 2 / span 3',
        alignSelf: 'start',
        position: 'sticky',
        top: BELOW_HEADER,
      },
    },
  },
}));

/** What becomes of the draft, and how to drop it. */
export const Dropping = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  [theme.breakpoints.up('md')]: { flexWrap: 'nowrap', '& > button': { flexShrink: 0 } },
}));

/** Where a recipe begins: what is typed or pasted at the left, and what is chosen beside it. */
export const Start = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 440px',
    alignItems: 'start',
    gap: 28,
    /* An import under way stands where its file was chosen. */
    '&:has(> section)': { gridTemplateRows: 'auto 1fr' },
    '& > section': { gridArea: '1 / 2' },
    '& > section ~ div:first-of-type': { gridArea: '1 / 1 / 3' },
    '& > section ~ div:last-of-type': { gridArea: '2 / 2' },
  },
}));

/* The label of a box that is a whole way to begin looks like the headings of the other ways. */
export const Ways = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  '&:first-of-type label': { ...theme.typography.h3, marginBottom: 4 },
  [theme.breakpoints.up('lg')]: { gap: 28 },
}));

const PART_GAP = 16;

export const Part = styled(Panel)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: PART_GAP,
  /* The place of a mistake takes no room before there is one. */
  '& > [role="alert"]:empty': { marginTop: -PART_GAP },
});

export const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

export const Hint = styled('p')(({ theme }) => ({
  margin: '-10px 0 0',
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

export const Mistake = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  margin: 0,
  fontWeight: 600,
  color: theme.vars.palette.error.main,
}));

export const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: 16,
  /* Two numbers stand side by side on a phone, too. */
  [theme.breakpoints.down('sm')]: { '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1' } },
}));

export const Labelled = styled('div')({ display: 'grid', gap: 8, minWidth: 0, '& > label': { fontWeight: 650 } });

/* On a phone the buttons stand below each other, all as wide as the panel. */
export const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  [theme.breakpoints.down('sm')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
}));
