import { styled } from '@mui/material/styles';

/** State, name of the file and what can be done. */
export const Words = styled('span')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  justifyItems: 'inherit',
  width: '100%',
  minWidth: 0,
  fontSize: '0.875rem',
  lineHeight: 1.35,
  color: vars.palette.text.secondary,
  '& strong': { fontSize: '1rem', fontWeight: 650, color: vars.palette.text.primary },
  '& .name': {
    overflow: 'hidden',
    maxWidth: '100%',
    fontWeight: 650,
    color: vars.palette.text.primary,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  /* As high as the other text it may have, so that nothing moves once the server has reported what it can do. */
  '& .note': { display: 'grid', justifyItems: 'inherit', [breakpoints.up('md')]: { minHeight: '4.05em' } },
  '& .note > *, & .note::after': { gridArea: '1 / 1', textWrap: 'balance' },
  '& .note::after': { content: 'attr(data-room)', visibility: 'hidden', fontWeight: 650 },
  /* By style alone, because the server that writes the page does not know the pointer. */
  '& [data-pointer="coarse"]': { '@media not all and (pointer: coarse)': { display: 'none' } },
  '& [data-pointer="fine"]': { '@media (pointer: coarse)': { display: 'none' } },
  '& .good': { fontWeight: 650, color: vars.palette.success.main },
}));

/** The whole card is the target; other controls lie above it. */
export const Choose = styled('button')(({ theme: { vars } }) => ({
  display: 'grid',
  justifyItems: 'inherit',
  minHeight: 28,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.palette.accentText,
  font: 'inherit',
  fontSize: '0.9375rem',
  textAlign: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
  '&[data-idle="true"]': {
    fontSize: '1rem',
    fontWeight: 650,
    textDecoration: 'none',
    color: vars.palette.text.primary,
  },
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 17 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${vars.palette.focus}`, outlineOffset: 2 },
}));
