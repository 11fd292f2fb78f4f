import { styled } from '@mui/material/styles';

/** More than this would be cut off on the widest screen. */
export const IN_ONE_ROW = 4;

const equal = (columns: number) => `repeat(${columns}, minmax(0, 1fr))`;

/** The columns of `Row` that a list takes, and as many of its own. */
const shareOf = (columns: string) => ({
  gridColumn: `span var(${columns})`,
  gridAutoColumns: `calc((100% - (var(${columns}) - 1) * 16px) / var(${columns}))`,
});

export const Section = styled('section')({ display: 'grid', gap: 16, minWidth: 0, scrollMarginTop: 16 });

export const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

export const Title = styled('h2')(({ theme }) => ({
  ...theme.typography.h2,
  margin: 0,
  '&:focus': { outline: 'none' },
}));

export const Count = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));

/* A short list and its note share the columns of a row. On a phone there is no note. */
export const Row = styled('div')(({ theme }) => ({
  minWidth: 0,
  [theme.breakpoints.up('md')]: { display: 'grid', gap: 16, gridTemplateColumns: equal(IN_ONE_ROW - 1) },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: equal(IN_ONE_ROW) },
}));

/* One row that scrolls sideways; its padding keeps shadows and focus rings from being clipped. */
export const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  margin: '-8px -16px -20px',
  padding: '8px 16px 20px',
  listStyle: 'none',
  '& > li': { minWidth: 0, scrollSnapAlign: 'start' },
  '&[data-rows="one"]': {
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(272px, 78vw)',
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: 16,
    scrollbarWidth: 'thin',
    scrollbarColor: `${theme.vars.palette.edge} transparent`,
  },
  gridColumn: '1 / -1',
  /* So few that they fit into a wide row: each is as wide as a column of `Row`. */
  '&[data-few="true"]': {
    [theme.breakpoints.up('md')]: shareOf('--tablet'),
    [theme.breakpoints.up('lg')]: shareOf('--wide'),
  },
  '&[data-rows="all"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))', gap: 20 },
}));
