import { styled } from '@mui/material/styles';

const BOX = 24;
const GAP = 12;
const SUBGRID = '@supports (grid-template-columns: subgrid)';

/** The list. */
export const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  containerType: 'inline-size',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    columnGap: 12,
    minHeight: 52,
    boxSizing: 'border-box',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  /* On a phone the amounts are as wide as the longest of them. */
  [theme.breakpoints.down('md')]: {
    [SUBGRID]: {
      display: 'grid',
      gridTemplateColumns: `${BOX}px fit-content(max(22%, 64px)) minmax(0, 1fr)`,
      columnGap: GAP,
      '& > li': { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' },
    },
  },
}));

/** The heading of the lines below it. */
export const Section = styled('h3')(({ theme }) => ({ ...theme.typography.h4, margin: '22px 0 8px' }));

/** Of a line with a short name, in pixels. */
export const LINE_HEIGHT = 51;
const NARROW_GAP = 8;

/* Beside the method the list is narrow, and names are longer than amounts. */
const NARROW = '@container (max-width: 340px)';

/** Widths of the column of amounts, in pixels: on a phone, on a wide screen, and in a narrow list. */
const AMOUNT = { phone: 92, wide: 84, narrow: 72 };

const columnsOf = (amount: number) => `${BOX}px ${amount}px 1fr`;

/** Below a line, what is said of it begins where its name does. */
export const NAME_START = {
  paddingInlineStart: BOX + AMOUNT.phone + 2 * GAP,
  [NARROW]: { paddingInlineStart: BOX + AMOUNT.narrow + 2 * NARROW_GAP },
  [SUBGRID]: { '&&': { gridColumn: 3, paddingInlineStart: 0 } },
} as const;

/** The whole line toggles its box. */
export const Line = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: columnsOf(AMOUNT.phone),
  /* The box and the amount stand on the first line of a long name. */
  alignItems: 'start',
  columnGap: GAP,
  minHeight: LINE_HEIGHT,
  boxSizing: 'border-box',
  paddingBlock: 13,
  lineHeight: `${BOX}px`,
  cursor: 'pointer',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: columnsOf(AMOUNT.wide) },
  [NARROW]: { gridTemplateColumns: columnsOf(AMOUNT.narrow), columnGap: NARROW_GAP },
  [theme.breakpoints.down('md')]: {
    [SUBGRID]: { '&&': { gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', columnGap: GAP } },
  },
  '&:has(:checked)': { color: theme.vars.palette.text.secondary, textDecoration: 'line-through' },
}));

/** The native checkbox in our colours. */
export const Box = styled('input')(({ theme }) => ({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  width: BOX,
  height: BOX,
  margin: 0,
  borderRadius: 8,
  border: `2px solid ${theme.vars.palette.edge}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.success.contrastText,
  cursor: 'pointer',
  '&:checked': { borderColor: theme.vars.palette.success.main, backgroundColor: theme.vars.palette.success.main },
  '&:checked::after': {
    content: '""',
    width: 6,
    height: 11,
    marginTop: -3,
    border: 'solid currentColor',
    borderWidth: '0 2.5px 2.5px 0',
    transform: 'rotate(45deg)',
  },
  '@media (forced-colors: active)': { appearance: 'auto' },
}));

/** How many are ready. */
export const Progress = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 16,
  minHeight: 44,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

/** The column of amounts. */
export const Quantity = styled('strong')({ fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
/** How an ingredient is prepared. */
export const Note = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
