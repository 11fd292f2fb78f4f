import { styled } from '@mui/material/styles';

/** The first link of each page, which jumps over the header. It appears when it has the focus. */
export const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  insetInlineStart: 16,
  top: -100,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 20px',
  borderRadius: 14,
  fontWeight: 650,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:focus': { top: 12 },
}));
