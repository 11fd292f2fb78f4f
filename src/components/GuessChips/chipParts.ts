import { styled, type Theme } from '@mui/material/styles';

/** A question or a heading, and its chips beside it as far as there is room. */
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

/** A chip with buttons in it, each as high as the chip. */
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

/** How sure a photo's reader is, in small beside the name. */
export const shareStyle = ({ vars }: Theme) => ({
  fontSize: '0.8125rem',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  color: vars.palette.text.secondary,
});
