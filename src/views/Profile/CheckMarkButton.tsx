import { styled } from '@mui/material/styles';
import { Button } from '@/components/Button/Button';
import { CheckIcon } from '@/components/icons/CheckIcon';

interface CheckMarkButtonProps {
  'aria-label': string;
  isReady: boolean;
  isSending: boolean;
}

const Square = styled(Button)({
  alignSelf: 'start',
  width: 52,
  minHeight: 52,
  // As far down as the boxes beside it, whose labels stand above them.
  marginTop: 32,
  padding: 0,
});

/** Sends the form that it ends. */
export const CheckMarkButton = ({ isReady, isSending, ...props }: CheckMarkButtonProps) => (
  <Square {...props} type="submit" look="filled" disabled={!isReady} aria-disabled={isSending}>
    <CheckIcon size={24} />
  </Square>
);
