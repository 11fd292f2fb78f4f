import { styled } from '@mui/material/styles';

/** More than this would be cut off on the widest screen. */
export const IN_ONE_ROW = 4;

/** As many equal columns as there are recipes, if so few fit into a row. */
const columnsOf = (count: number) => ({ gridAutoColumns: `calc((100% - ${(count - 1) * 16}px) / ${count})` });

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
  /* One alone lies on its side, as wide as the page; a few share the width of a wide screen. */
  '&&[data-count="1"]': columnsOf(1),
  [theme.breakpoints.up('md')]: { '&&[data-count="2"]': columnsOf(2), '&&[data-count="3"]': columnsOf(3) },
  [theme.breakpoints.up('lg')]: { '&&[data-count="4"]': columnsOf(IN_ONE_ROW) },
  '&[data-rows="all"]': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 264px), 1fr))', gap: 20 },
}));
