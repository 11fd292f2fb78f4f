import { styled } from '@mui/material/styles';

/** The fields of the replay, one below the other. */
export const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  marginTop: 20,
  '& label': { fontWeight: 650 },
  '& textarea': {
    boxSizing: 'border-box',
    width: '100%',
    padding: 12,
    borderRadius: 14,
    border: `1.5px solid ${theme.vars.palette.edge}`,
    font: '0.875rem ui-monospace, monospace',
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '& input': { width: '100%', height: 44, margin: 0, accentColor: theme.vars.palette.primary.main },
  '& p': { margin: 0, minHeight: '1.5em', overflowWrap: 'anywhere' },
}));

/** Buttons side by side. */
export const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });
