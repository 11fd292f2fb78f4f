import { styled } from '@mui/material/styles';

export const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 44px',
  alignItems: 'center',
  columnGap: 4,
  '& button': { color: theme.vars.palette.text.secondary },
  '& > button:first-of-type': { cursor: 'grab' },
  '&[data-heading="true"] > textarea': { fontWeight: 700 },
}));

/* Grows with its text where the browser can do that, and scrolls elsewhere. */
export const Box = styled('textarea')(({ theme: { vars } }) => ({
  boxSizing: 'border-box',
  width: '100%',
  minHeight: 48,
  padding: '10px 14px',
  borderRadius: 14,
  border: `1.5px solid ${vars.palette.edge}`,
  backgroundColor: vars.palette.background.paper,
  color: 'inherit',
  font: 'inherit',
  lineHeight: 1.5,
  fieldSizing: 'content',
  resize: 'none',
  '&:focus-visible': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 1 },
}));

export const Mark = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 22,
  height: 22,
  borderRadius: '50%',
  flexShrink: 0,
  backgroundColor: theme.vars.palette.butterSoft,
}));

/** What was understood, below the box. */
export const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  gridColumn: '2 / -1',
  paddingBlock: '4px 6px',
  fontSize: '0.90625rem',
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
  /* Words of several lines stay beside their mark. */
  '& > span:last-of-type': { maxWidth: 'calc(100% - 30px)' },
  '&[data-state="understood"] > span:first-of-type': {
    color: theme.vars.palette.success.main,
    backgroundColor: theme.vars.palette.okSoft,
  },
  '&:not([data-state="understood"])': { color: theme.vars.palette.text.primary },
}));
