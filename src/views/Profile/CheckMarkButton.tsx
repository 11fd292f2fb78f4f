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

/* Beside the last field, below the height of its label. On a phone there is room for the check mark alone. */
const Save = styled(Button)(({ theme }) => ({
  alignSelf: 'start',
  minHeight: 52,
  marginTop: 32,
  [theme.breakpoints.down('md')]: {
    width: 52,
    padding: 0,
    /* As large as nothing, so that a long word does not widen the page. */
    '& > span': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
}));

/** The submit button at the end of a form: a check mark, and “Save” where there is room. */
export const CheckMarkButton = ({ isReady, isSending, ...props }: CheckMarkButtonProps) => {
  const { formatMessage } = useIntl();
  return (
    <Save {...props} type="submit" look="filled" disabled={!isReady} aria-disabled={isSending}>
      <CheckIcon fontSize="compact" />
      <span>{formatMessage(messages.save)}</span>
    </Save>
  );
};
