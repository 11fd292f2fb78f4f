import { styled } from '@mui/material/styles';

/** The form's column: fields with the button below. */
export const AuthForm = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 18,
  '& > button[type="submit"]': { marginTop: 6 },
  /* So that the longest form fits into the window of a phone with its heading and what was objected to. */
  [theme.breakpoints.down('md')]: { gap: 14, '& > button[type="submit"]': { marginTop: 2 } },
}));
