import { styled } from '@mui/material/styles';

/** The whole question. */
export const Pill = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  maxWidth: '100%',
  boxSizing: 'border-box',
  minHeight: 48,
  paddingBlock: 2,
  paddingInline: '18px 8px',
  borderRadius: 20,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.shadow.card,
  fontSize: '0.9375rem',
  fontWeight: 600,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}));

/** Its words. */
export const Question = styled('span')({ paddingBlock: 6, marginInlineEnd: 4 });

/** A button of a thumb and a word. */
export const Choice = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 44,
  minHeight: 44,
  padding: '0 10px',
  border: 0,
  borderRadius: 14,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  transition: 'background-color 120ms',
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.sunk } },
  '&[aria-disabled="true"]': { color: theme.vars.palette.text.secondary, cursor: 'default', background: 'none' },
}));

/** What stands there afterwards. */
export const Thanks = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: 8,
  paddingInlineEnd: 10,
  outline: 'none',
  '& svg': { flexShrink: 0, color: theme.vars.palette.success.main },
}));
