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
 * The column beside the main panel. Where it lies below the panel it has two columns, the one with the form
 * (`data-needs-script`) at the end.
 */
export const AsideOfPanels = styled(PanelStack)(({ theme }) => ({
  alignItems: 'start',
  [theme.breakpoints.between('md', 'lg')]: {
    gap: 28,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-needs-script]:not(:only-child)': { gridColumn: 2, gridRow: '1 / span 2' },
    '& > :only-child': { gridColumn: '1 / -1' },
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
