import { styled } from '@mui/material/styles';

/** A quiet button that opens a tool below the search box. */
export const ToolOpener = styled('button')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '0 4px',
  border: 0,
  borderRadius: 10,
  background: 'none',
  color: vars.palette.accentText,
  font: 'inherit',
  fontSize: '0.96875rem',
  fontWeight: 650,
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 } },
  '& svg': { flexShrink: 0 },
}));
