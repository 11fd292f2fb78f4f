import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { Button } from '@/components/Button/Button';

interface CheckMarkButtonProps {
  'aria-label': string;
  isReady: boolean;
  isSending: boolean;
}

const Square = styled(Button)({
  alignSelf: 'start',
  width: 52,
  minHeight: 52,
  // Aligned with the fields beside it, which have labels above.
  marginTop: 32,
  padding: 0,
});

/** The submit button at the end of a form. */
export const CheckMarkButton = ({ isReady, isSending, ...props }: CheckMarkButtonProps) => (
  <Square {...props} type="submit" look="filled" disabled={!isReady} aria-disabled={isSending}>
    <CheckIcon fontSize="medium" />
  </Square>
);
