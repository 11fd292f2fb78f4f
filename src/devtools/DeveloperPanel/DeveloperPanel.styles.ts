import { styled } from '@mui/material/styles';

/** Buttons side by side. */
export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginTop: 12,
});
