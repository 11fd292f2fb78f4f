import { styled } from '@mui/material/styles';
import { RING_AROUND } from '../fieldParts/ringAround';

/** The border around a box and its buttons. The box itself has none; the frame shows its focus. */
export const FieldFrame = styled('div')(({ theme }) => ({
  borderRadius: 18,
  border: `1.5px solid ${theme.vars.palette.edge}`,
  backgroundColor: theme.vars.palette.background.paper,
  '&:has(:is(input, textarea):focus-visible)': {
    outline: `3px solid ${theme.vars.palette.focus}`,
    outlineOffset: 1,
  },
  '& :is(input, textarea)': {
    display: 'block',
    width: '100%',
    boxSizing: 'border-box',
    border: 0,
    margin: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1.0625rem',
    resize: 'none',
    ...RING_AROUND,
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  },
}));

/** The main button: right-aligned on a desktop, one full-width row on a phone. */
export const FieldActions = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  [theme.breakpoints.down('md')]: { '& > button': { flex: '1 1 auto', minHeight: 52 } },
}));
