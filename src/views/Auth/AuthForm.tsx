import { styled } from '@mui/material/styles';

/** The column of boxes and the button below it. */
export const AuthForm = styled('form')({
  display: 'grid',
  gap: 18,
  '& > button[type="submit"]': { marginTop: 6 },
});
