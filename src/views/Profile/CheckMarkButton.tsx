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

/* Below the fields on a phone, as wide as they are; beside them, without their labels, elsewhere. */
const Save = styled(Button)(({ theme }) => ({
  minHeight: 52,
  [theme.breakpoints.up('md')]: { alignSelf: 'start', marginTop: 32 },
}));

/** The submit button at the end of a form: a check mark and “Save”. */
export const CheckMarkButton = ({ isReady, isSending, ...props }: CheckMarkButtonProps) => {
  const { formatMessage } = useIntl();
  return (
    <Save {...props} type="submit" look="filled" disabled={!isReady} aria-disabled={isSending}>
      <CheckIcon fontSize="compact" />
      {formatMessage(messages.save)}
    </Save>
  );
};
