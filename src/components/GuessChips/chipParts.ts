import { styled } from '@mui/material/styles';

/** A question or heading with its chips beside it, wrapping as needed. */
export const ChipRow = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' });

export const ChipList = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** A chip with buttons inside, each as high as the chip. */
export const Pill = styled('li')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'stretch',
  maxWidth: '100%',
  minHeight: 44,
  borderRadius: 22,
  fontSize: '0.96875rem',
  fontWeight: 600,
  color: vars.palette.text.primary,
  '& button': {
    minWidth: 0,
    padding: 0,
    border: 0,
    borderRadius: 22,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'pointer',
  },
  '& button:focus-visible': { outlineOffset: -3 },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));
