import { styled } from '@mui/material/styles';
import { Pill } from '../GuessChips/chipParts';

/** The pill of an ingredient, with the parts `name` and `remove`. */
export const Ingredient = styled(Pill)(({ theme }) => ({
  flexShrink: 0,
  color: theme.vars.palette.accentText,
  backgroundColor: theme.vars.palette.accentSoft,
  '&[data-unknown="true"]': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.background.paper,
    outline: `1.5px dashed ${theme.vars.palette.edge}`,
    outlineOffset: -1.5,
  },
  '&[data-pinned="true"]': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '& .name svg': { verticalAlign: '-0.2em', marginInlineEnd: 6 },
  '&[data-writing="true"]': { backgroundColor: 'transparent', outline: 'none' },
  '& .name': { paddingBlock: 4, paddingInline: '16px 8px', textAlign: 'start', overflowWrap: 'anywhere' },
  [theme.breakpoints.down('md')]: { '& .name': { minWidth: 44, paddingInline: '14px 4px' } },
  '& .remove': { display: 'grid', placeItems: 'center', flexShrink: 0, width: 44 },
  '@media (hover: hover)': {
    '& .name:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
    '& .remove:hover': { backgroundColor: 'color-mix(in srgb, currentColor 10%, transparent)' },
  },
}));
