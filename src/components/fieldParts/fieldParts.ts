import { styled } from '@mui/material/styles';

/** Stacks the label, the box, the hint and the error of a field. */
export const Field = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, minWidth: 0 });

export const Hint = styled('div')(({ theme }) => ({
  fontSize: '0.90625rem',
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
  /* Nothing but a live region that waits for its text. */
  '&:has(> :only-child:empty)': { position: 'absolute' },
}));

/** Takes no room while there is no error. */
export const Mistake = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 6,
  fontSize: '0.90625rem',
  fontWeight: 500,
  lineHeight: 1.4,
  color: theme.vars.palette.error.main,
  '&:empty': { position: 'absolute' },
}));
