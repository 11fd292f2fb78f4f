import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { QrCode } from '../QrCode/QrCode';
import { messages } from './messages';

interface AppKeyProps {
  /** In base 32. */
  secret: string;
  /** The same as an `otpauth:` address. */
  secretAddress: string;
  onCopy: (text: string) => void;
}

const Parts = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 14,
  '& p': { margin: 0 },
  '& code': {
    fontFamily: 'ui-monospace, monospace',
    fontSize: '1.0625rem',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
});

/** The key for an authenticator app: as a picture to scan, and as text to type in groups of four. */
export const AppKey = ({ secret, secretAddress, onCopy }: AppKeyProps) => {
  const { formatMessage } = useIntl();
  return (
    <Parts>
      <p>{formatMessage(messages.scan)}</p>
      <QrCode text={secretAddress} label={formatMessage(messages.picture)} />
      <p>{formatMessage(messages.type)}</p>
      <code translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      <Button look="outlined" onClick={() => onCopy(secret)}>
        <ContentCopyIcon />
        {formatMessage(messages.copy)}
      </Button>
    </Parts>
  );
};
