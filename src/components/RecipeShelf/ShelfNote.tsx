import PhoneIphoneIcon from '@mui/icons-material/PhoneIphoneOutlined';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { TextLink } from '../TextLink/TextLink';
import { messages } from './messages';

interface ShelfNoteProps {
  /** The server has accounts. */
  hasAccounts: boolean;
}

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  color: theme.vars.palette.text.secondary,
  '& > svg': { flexShrink: 0 },
  '& > p': { margin: 0, textWrap: 'pretty' },
  /* In the sentence, and as high to press as elsewhere. */
  '& > p > a': { display: 'inline', paddingBlock: 13, whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: { '& > svg': { display: 'none' } },
}));

/** A line below a short shelf: where these recipes are kept, and how to have them elsewhere. */
export const ShelfNote = ({ hasAccounts }: ShelfNoteProps) => {
  const { formatMessage } = useIntl();
  return (
    <Note>
      <PhoneIphoneIcon fontSize="compact" />
      <p>
        <span>{formatMessage(messages.staysHere)}</span>
        {hasAccounts && (
          <>
            {' '}
            <span>{formatMessage(messages.everywhere)}</span>{' '}
            <TextLink to="/auth?tab=register">{formatMessage(messages.createAccount)}</TextLink>
          </>
        )}
      </p>
    </Note>
  );
};
