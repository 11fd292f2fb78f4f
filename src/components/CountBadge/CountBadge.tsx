import { styled } from '@mui/material/styles';

/** A small number in a disc, beside the label of what it counts. */
export const CountBadge = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 24,
  height: 24,
  boxSizing: 'border-box',
  paddingInline: 6,
  borderRadius: 12,
  fontSize: '0.875rem',
  fontWeight: 700,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));
