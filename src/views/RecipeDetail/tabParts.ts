import { styled } from '@mui/material/styles';

/** The main panel, and on a wide screen a narrower column beside it. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 24,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: 28 },
}));

/** Panels below each other, in a column. */
export const PanelStack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 });

/**
 * Two stacks of panels. Without room beside each other, their small panels stand in two columns below the first one, the
 * panel with the form (`data-needs-script`) at the end.
 */
export const PairedStacks = styled(Columns)(({ theme }) => ({
  [theme.breakpoints.between('md', 'lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateRows: 'auto auto 1fr',
    gap: 24,
    '& > div': { display: 'contents' },
    '& > :first-of-type > :first-of-type': { gridColumn: '1 / -1' },
    '& > div > [data-needs-script]': { gridColumn: 2, gridRow: '2 / span 2' },
    '& > div:has(> :only-child) + div > [data-needs-script]:only-child': { gridColumn: '1 / -1' },
  },
}));

/** A panel's title, with a control at the other end. */
export const PanelHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  marginBottom: 12,
});
