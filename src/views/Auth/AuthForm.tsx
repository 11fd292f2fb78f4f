import { styled } from '@mui/material/styles';

/** The form's column: fields with the button below. */
export const AuthForm = styled('form')({
  display: 'grid',
  gap: 18,
  '& > button[type="submit"]': { marginTop: 6 },
});
