import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { ButtonAnchor } from '../Button/ButtonAnchor';
import { QrCode } from '../QrCode/QrCode';
import { messages } from './messages';

interface AppKeyProps {
  /** In base 32. */
  secret: string;
  /** The same as an `otpauth:` address. */
  secretAddress: string;
  onCopy: (text: string) => void;
}

const Parts = styled('div')(({ theme }) => ({
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
  [theme.breakpoints.down('sm')]: { '& > :is(a, button)': { justifySelf: 'stretch' } },
}));

type KeyProps = Pick<AppKeyProps, 'secret' | 'onCopy'>;

const TypedKey = ({ secret, onCopy }: KeyProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <code translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      <Button look="outlined" onClick={() => onCopy(secret)}>
        <ContentCopyIcon />
        {formatMessage(messages.copy)}
      </Button>
    </>
  );
};

/** A phone cannot scan its own screen: the app opens with a link, or the key is copied. */
const KeyOnPhone = ({ secret, secretAddress, onCopy }: AppKeyProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <ButtonAnchor look="filled" href={secretAddress}>
        <KeyIcon fontSize="compact" />
        {formatMessage(messages.open)}
      </ButtonAnchor>
      <p>{formatMessage(messages.paste)}</p>
      <TypedKey secret={secret} onCopy={onCopy} />
      <p>{formatMessage(messages.scanElsewhere)}</p>
      <QrCode text={secretAddress} label={formatMessage(messages.picture)} />
    </>
  );
};

/** The key for an authenticator app: as a picture to scan, as text to type in groups of four, and on a phone as a link. */
export const AppKey = (props: AppKeyProps) => {
  const { formatMessage } = useIntl();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  return (
    <Parts>
      {isPhone ? (
        <KeyOnPhone {...props} />
      ) : (
        <>
          <p>{formatMessage(messages.scan)}</p>
          <QrCode text={props.secretAddress} label={formatMessage(messages.picture)} />
          <p>{formatMessage(messages.type)}</p>
          <TypedKey secret={props.secret} onCopy={props.onCopy} />
        </>
      )}
    </Parts>
  );
};
