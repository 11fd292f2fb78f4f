import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { messages } from './accountMessages';

interface CheckMarkButtonProps {
  /** Says what is saved, and begins with the word on the button. */
  'aria-label': string;
  isReady: boolean;
  isSending: boolean;
}

/* Beside the last field, below the height of its label; on a phone below the fields, where its word has room. */
const Save = styled(Button)(({ theme }) => ({
  alignSelf: 'start',
  minHeight: 52,
  [theme.breakpoints.between('sm', 'md')]: { justifySelf: 'start' },
  [theme.breakpoints.up('md')]: { marginTop: 32 },
}));

/** The submit button at the end of a form: a check mark, as the specification asks, and “Save”. */
export const CheckMarkButton = ({ isReady, isSending, ...props }: CheckMarkButtonProps) => {
  const { formatMessage } = useIntl();
  return (
    <Save {...props} type="submit" look="filled" disabled={!isReady} aria-disabled={isSending}>
      <CheckIcon fontSize="compact" />
      <span>{formatMessage(messages.save)}</span>
    </Save>
  );
};
