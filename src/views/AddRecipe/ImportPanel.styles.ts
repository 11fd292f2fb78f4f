import { styled } from '@mui/material/styles';

/** How much is done. In forced colours the browser draws it. */
export const Bar = styled('progress')(({ theme }) => ({
  width: '100%',
  height: 12,
  border: 0,
  borderRadius: 6,
  overflow: 'hidden',
  '@media (forced-colors: none)': {
    appearance: 'none',
    backgroundColor: theme.vars.palette.sunk,
    '&::-webkit-progress-bar': { backgroundColor: theme.vars.palette.sunk },
    '&::-webkit-progress-value': { borderRadius: 6, backgroundColor: theme.vars.palette.primary.main },
    '&::-moz-progress-bar': { borderRadius: 6, backgroundColor: theme.vars.palette.primary.main },
    '&:indeterminate::-moz-progress-bar': { backgroundColor: 'transparent' },
  },
}));

export const Told = styled('p')({ margin: 0, overflowWrap: 'anywhere' });

/** The titles of what was read. */
export const Titles = styled('ul')({
  display: 'grid',
  gap: 4,
  margin: 0,
  paddingInlineStart: 20,
  overflowWrap: 'anywhere',
});

/** A list that opens: duplicates, faults. */
export const Opening = styled('details')(({ theme }) => ({
  '& > summary': { minHeight: 44, display: 'flex', alignItems: 'center', gap: 8, fontWeight: 650, cursor: 'pointer' },
  '& > summary::before': { content: '"▸"', color: theme.vars.palette.text.secondary },
  '&[open] > summary::before': { content: '"▾"' },
  '& > ul': {
    display: 'grid',
    gap: 12,
    margin: '4px 0 0',
    paddingInlineStart: 20,
    overflowWrap: 'anywhere',
  },
  '& a': { color: theme.vars.palette.accentText, fontWeight: 650 },
  '& small': { display: 'block', fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));
