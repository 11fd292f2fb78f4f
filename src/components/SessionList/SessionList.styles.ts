import { styled } from '@mui/material/styles';

export const List = styled('ul')({ display: 'grid', gap: 0, margin: 0, padding: 0, listStyle: 'none' });

export const Entry = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 16,
  rowGap: 4,
  paddingBlock: 12,
  /* The first stands on the line of the heading beside it. */
  '&:first-of-type': { paddingTop: 0 },
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > div': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  '& strong': { display: 'block', fontWeight: 600 },
  '& small': { fontSize: '0.90625rem', color: theme.vars.palette.text.secondary },
}));

/** As high as the button of the other entries, so that all entries are equally high. */
export const Current = styled('span')({ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 });

/** The buttons under the list; the text of the first stands where the entries begin. */
export const Below = styled('div')({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'space-between',
  gap: 12,
  '& > :first-of-type:not(:only-of-type)': { marginInlineStart: -16 },
});
