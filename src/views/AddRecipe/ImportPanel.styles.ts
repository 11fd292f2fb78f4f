import { styled } from '@mui/material/styles';
import { opening } from '@/components/Opening/opening';

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

/** The titles of what was read, as many beside each other as there is room for. */
export const Titles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  columnGap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'center', minHeight: 44 },
});

/** A list that opens: duplicates, faults. */
export const Opening = styled('details')(({ theme }) => ({
  ...opening(theme),
  '& > ul:not([aria-labelledby])': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: '4px 0 0',
    padding: 0,
    listStyle: 'none',
    overflowWrap: 'anywhere',
    '& > li': { paddingBlock: 10, borderTop: `1px solid ${theme.vars.palette.divider}` },
  },
  '& a': { color: theme.vars.palette.accentText, fontWeight: 650 },
  '& small': { display: 'block', fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));
