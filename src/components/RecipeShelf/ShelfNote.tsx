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
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 10px',
  color: theme.vars.palette.text.secondary,
  '& > svg': { flexShrink: 0 },
  '& > p': { margin: 0, textWrap: 'pretty' },
  [theme.breakpoints.down('md')]: { '& > svg': { display: 'none' } },
}));

/** A line below a short shelf: where these recipes are kept, and how to have them elsewhere. */
export const ShelfNote = ({ hasAccounts }: ShelfNoteProps) => {
  const { formatMessage } = useIntl();
  return (
    <Note>
      <PhoneIphoneIcon fontSize="compact" />
      <p>{formatMessage(messages.staysHere)}</p>
      {hasAccounts && <p>{formatMessage(messages.everywhere)}</p>}
      {hasAccounts && <TextLink to="/auth?tab=register">{formatMessage(messages.createAccount)}</TextLink>}
    </Note>
  );
};
